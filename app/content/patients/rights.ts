import type { Source, Topic } from "../statement.ts";

const privacyRule: Source = {
  name: "45 CFR 164.524",
  href: "https://www.ecfr.gov/current/title-45/section-164.524",
};
const hospitalRule: Source = {
  name: "42 CFR 482.13",
  href: "https://www.ecfr.gov/current/title-42/section-482.13",
};
const disabilitiesAct: Source = {
  name: "Americans with Disabilities Act, 42 U.S.C. 12101",
  href: "https://www.govinfo.gov/link/uscode/42/12101",
};
const rehabilitationAct: Source = {
  name: "Section 504, 29 U.S.C. 794",
  href: "https://www.govinfo.gov/link/uscode/29/794",
};
const affordableCareAct: Source = {
  name: "Section 1557, 42 U.S.C. 18116",
  href: "https://www.govinfo.gov/link/uscode/42/18116",
};
const ohioRecordsLaw: Source = {
  name: "Ohio Revised Code 3701.74",
  href: "https://codes.ohio.gov/ohio-revised-code/section-3701.74",
};
const ohioRecordsArticle: Source = {
  name: "Article on Ohio medical records",
  href: "https://scottkuboff.com/blog/2021/9/1/how-to-obtain-your-medical-records",
};
const ohioInsuranceGuide: Source = {
  name: "Guide to Ohio health plan appeals",
  href: "https://www.patientadvocates.io/topics/insurance/ohio/start-here",
};
export const ohioInsurancePage: Source = {
  name: "Ohio Department of Insurance: external review",
  href: "https://insurance.ohio.gov/wps/portal/gov/odi/about-us/divisions/consumer-services/health/understanding-health-coverage-external-review-appeal",
};
export const texasBoardComplaints: Source = {
  name: "Texas Medical Board: place a complaint",
  href: "https://www.tmb.state.tx.us/page/place-a-complaint",
};

const rightsTopics: readonly Topic[] = [
  {
    id: "records",
    title: "See your records",
    intro: "You can ask to see your records and get your own copy.",
    statements: [
      {
        text: "Under HIPAA, the federal health privacy law, you can ask for copies of your records. You should get them within 30 days. Your provider may take 30 more days if they tell you why in writing. The fee must be fair and based on cost.",
        appliesTo: "Providers and health plans under HIPAA, in every state",
        standing: "Federal rule",
        sources: [privacyRule],
        checked: "unchecked",
      },
      {
        text: "You can ask for your notes and test results online. Your provider should not block you from them without a good reason.",
        appliesTo: "Providers who keep records on a computer, in every state",
        standing: "Federal rule",
        sources: [
          {
            name: "45 CFR Part 171",
            href: "https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-D/part-171",
          },
        ],
        checked: "unchecked",
      },
      {
        text: "In Ohio, ask in a letter that you signed and dated within the last year. Your provider must let you look for free in business hours, or give you a copy. The law says this must be done within a reasonable time. It does not name a number of days.",
        appliesTo: "Providers in Ohio",
        standing: "Ohio law",
        sources: [ohioRecordsLaw, ohioRecordsArticle],
        checked: "2021",
      },
      {
        text: "In Ohio, a clinician who treats you may hold back a record for a clear treatment reason. You can then choose another clinician. The record must go to that person.",
        appliesTo: "Providers in Ohio",
        standing: "Ohio law",
        sources: [ohioRecordsLaw, ohioRecordsArticle],
        checked: "2021",
      },
      {
        text: "In Texas, ask in writing. Your doctor must send copies or a summary within 15 business days. If the answer is no, you must get the reasons in writing.",
        appliesTo: "Doctors in Texas",
        standing: "Texas law",
        sources: [
          {
            name: "Texas Occupations Code 159.006",
            href: "https://statutes.capitol.texas.gov/Docs/OC/htm/OC.159.htm",
          },
          {
            name: "Copy of the law",
            href: "https://law.onecle.com/texas/occupations/159.006.html",
          },
        ],
        checked: "2024",
      },
    ],
  },
  {
    id: "choices",
    title: "Understand and choose",
    intro:
      "You can bring someone with you. You can ask for a second opinion, though your plan may limit which one it pays for.",
    statements: [
      {
        text: "You can ask what is wrong and what your choices are. You can ask how each one may help or harm you, in plain words. You can say no to a treatment.",
        appliesTo: "Hospitals that take Medicare, in every state",
        standing: "Federal rule",
        sources: [hospitalRule],
        checked: "unchecked",
      },
      {
        text: "At an Ohio pain clinic, your consent should rest on plain facts. You should hear what is wrong and what the treatment is for. You should hear how it may help, and its risks. You should hear your other choices, whatever they cost. You should hear the risks of no treatment.",
        appliesTo: "Pain clinics in Ohio, where most patients take controlled medicine for chronic pain",
        standing: "Ohio rule",
        sources: [
          {
            name: "Ohio Administrative Code 4731-29-01",
            href: "https://codes.ohio.gov/ohio-administrative-code/rule-4731-29-01",
          },
          {
            name: "Copy of the rule",
            href: "https://regulations.justia.com/states/ohio/title-4731/chapter-4731-29/section-4731-29-01",
          },
        ],
        checked: "2024-09-16",
      },
      {
        text: "Fisher-Titus, the hospital in Norwalk, posts its own list of patient rights. The list names fair access, a part in your care plan and informed choices. It names safe care and your records too. It also says you cannot use it to demand care that is judged not needed.",
        appliesTo: "Patients of Fisher-Titus",
        standing: "Public information",
        sources: [
          { name: "Fisher-Titus: patient rights", href: "https://www.fishertitus.org/patient-rights" },
        ],
        checked: "undated",
      },
    ],
  },
  {
    id: "access",
    title: "Get equal access",
    intro: "You can ask for help to hear, speak, read or move around at your visit.",
    statements: [
      {
        text: "You can ask for an interpreter or for disability help. You should not have to pay for it.",
        appliesTo: "Providers under federal civil rights laws, in every state",
        standing: "Federal law",
        sources: [disabilitiesAct, rehabilitationAct, affordableCareAct],
        checked: "unchecked",
      },
      {
        text: "Chronic pain can be a disability if it greatly limits a major life activity. These laws bar unfair treatment because of a disability. They do not give you a right to a certain medicine.",
        appliesTo: "Providers under federal civil rights laws, in every state",
        standing: "Federal law",
        sources: [disabilitiesAct, rehabilitationAct, affordableCareAct],
        checked: "unchecked",
      },
    ],
  },
  {
    id: "complaints",
    title: "Speak up",
    intro: "You can complain. You should not be punished for it.",
    statements: [
      {
        text: "You can complain to your hospital. It must have a way to handle complaints. It must name a person to contact, and it must answer you in writing.",
        appliesTo: "Hospitals that take Medicare, in every state",
        standing: "Federal rule",
        sources: [hospitalRule],
        checked: "unchecked",
      },
      {
        text: "In Ohio, the Medical Board keeps complaints private by law. There is no time limit. Your name stays private unless you agree to share it. An answer can take days, or a year or more. Most take several months.",
        appliesTo: "Complaints to the State Medical Board of Ohio",
        standing: "Ohio law",
        sources: [
          {
            name: "State Medical Board of Ohio: how complaints work",
            href: "https://med.ohio.gov/For-the-Public/Get-to-Know-SMBO-Complaint-Investigation-Enforcement-processes",
          },
        ],
        checked: "undated",
      },
      {
        text: "In Texas, the Medical Board needs your complaint in writing. State law does not let you leave out your name. You should get news about every 90 days.",
        appliesTo: "Complaints to the Texas Medical Board",
        standing: "Texas law",
        sources: [texasBoardComplaints],
        checked: "undated",
      },
    ],
  },
  {
    id: "denials",
    title: "Question a denial",
    intro: "When your health plan says no, you can ask it to look again.",
    statements: [
      {
        text: "In Ohio, you can ask for an outside review after your plan's own appeal. Ask within 180 days of the final no. If it is urgent, ask for a fast review.",
        appliesTo: "Health plans under Ohio insurance law. Ask your plan if that means you",
        standing: "Ohio law",
        sources: [ohioInsurancePage, ohioInsuranceGuide],
        checked: "2026",
      },
      {
        text: "In Ohio, some care needs your plan's approval first. Your plan should answer an urgent request in 48 hours. It should answer other requests in 10 calendar days.",
        appliesTo: "Health plans under Ohio insurance law. Ask your plan if that means you",
        standing: "Ohio law",
        sources: [
          {
            name: "Ohio Revised Code 1751.72",
            href: "https://codes.ohio.gov/ohio-revised-code/section-1751.72",
          },
          {
            name: "Ohio Revised Code 3923.041",
            href: "https://codes.ohio.gov/ohio-revised-code/section-3923.041",
          },
          ohioInsuranceGuide,
        ],
        checked: "2026",
      },
      {
        text: "A Medicare drug plan sometimes refuses to pay for a medicine. Then you or your prescriber can ask the plan for a formal decision. You can ask for a fast one.",
        appliesTo: "People with a Medicare drug plan (Part D), in every state",
        standing: "Federal rule",
        sources: [{ name: "42 CFR 423.566", href: "https://www.ecfr.gov/current/title-42/section-423.566" }],
        checked: "unchecked",
      },
    ],
  },
  {
    id: "dismissal",
    title: "If your doctor ends your care",
    intro: "Ohio has rules for this. In Texas, ask for a notice in writing and for your records.",
    statements: [
      {
        text: "In Ohio, a doctor who ends your care must send you a notice. It must say that your care is ending. It must say that emergency treatment and access to services go on for up to 30 days. It must offer to send your records. This is not a promise of a prescription for 30 days.",
        appliesTo: "Doctors in Ohio. There are exceptions, such as one-time care",
        standing: "Ohio rule",
        sources: [
          {
            name: "Ohio Administrative Code 4731-27-02",
            href: "https://codes.ohio.gov/ohio-administrative-code/rule-4731-27-02",
          },
        ],
        checked: "unchecked",
      },
      {
        text: "In Ohio, some doctors work for a group or a hospital. When yours leaves, the employer must let you know. It may do so by letter or in your patient portal.",
        appliesTo: "Employers of doctors in Ohio",
        standing: "Ohio law",
        sources: [
          {
            name: "Ohio Revised Code 4731.228",
            href: "https://codes.ohio.gov/ohio-revised-code/section-4731.228",
          },
          { name: "Ohio Administrative Code 4731-27", href: "https://codes.ohio.gov/oac/4731-27" },
        ],
        checked: "2021-04-12",
      },
    ],
  },
  {
    id: "sudden-stop",
    title: "If your opioid medicine may be cut",
    intro:
      "Federal health agencies advise against a sudden stop unless there is a serious safety reason. This is advice to clinicians. It is not a promise that you can enforce. A prescriber may still lower your dose.",
    statements: [
      {
        text: "In 2019 the Food and Drug Administration (FDA) gave a warning. It had reports of serious harm when opioid medicine was stopped suddenly or cut fast. It tells clinicians not to stop it suddenly once your body depends on it. It tells them to agree on a plan with you.",
        appliesTo: "Clinicians who treat people whose bodies depend on opioid medicine",
        standing: "Federal guidance",
        sources: [
          {
            name: "FDA safety communication, April 9, 2019",
            href: "https://www.fda.gov/drugs/drug-safety-and-availability/fda-identifies-harm-reported-sudden-discontinuation-opioid-pain-medicines-and-requires-label-changes",
          },
        ],
        checked: "2019-04-09",
      },
      {
        text: "The Department of Health and Human Services (HHS) advises against a sudden stop or a fast cut. The exception is a threat to life, such as signs of a coming overdose. It says clinicians should decide with you, and never abandon you.",
        appliesTo: "Clinicians who treat people on long-term opioid medicine",
        standing: "Federal guidance",
        sources: [
          {
            name: "HHS guide on opioid dose reduction",
            href: "https://www.hhs.gov/opioids/treatment/clinicians-guide-opioid-dosage-reduction/",
          },
          { name: "Copy of the guide", href: "https://it.scribd.com/document/429664803/" },
        ],
        checked: "2019-10",
      },
      {
        text: "The Centers for Disease Control and Prevention (CDC) gives advice as well. Clinicians should weigh whether a change will help you or harm you. If a dose goes down, it should go down slowly, and you should have a say. Unless life is at risk, it should not stop all at once.",
        appliesTo:
          "Clinicians who treat adults outside a hospital. Not for cancer pain, sickle cell disease, comfort (palliative) care or care at the end of life",
        standing: "Federal guidance",
        sources: [
          {
            name: "CDC guideline, 2022",
            href: "https://www.cdc.gov/overdose-prevention/hcp/clinical-guidance/index.html",
          },
        ],
        checked: "unchecked",
      },
    ],
  },
];

export const rights = {
  id: "rights",
  title: "Your Rights",
  intro:
    "Here is what you can ask for, and the law or advice behind it. Rules differ from state to state. A provider means a doctor, a clinic or a hospital.",
  limit: "Nothing here gives anyone a right to a certain drug or dose.",
  topics: rightsTopics,
} as const;
