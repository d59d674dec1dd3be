import type { Checked, Source, Topic } from "./statement.ts";

/** One list to fill in before a visit; `why` says in one line what it is for. */
export type Checklist = { id: string; title: string; why: string; items: readonly string[] };

/** Somebody who can help: what for, how to reach them, and where we read it. */
export type Contact = {
  name: string;
  use: string;
  phone?: { label: string; href: string };
  href?: string;
  note?: string;
  source: Source;
  checked: Checked;
};

/** One way to go when care goes wrong: the steps in order, then who helps with them. */
export type Problem = {
  id: string;
  title: string;
  intro: string;
  steps: readonly string[];
  contacts: readonly Contact[];
};

type Six<T> = readonly [T, T, T, T, T, T];
type Four<T> = readonly [T, T, T, T];

/** A number of ten digits with its leading 1, as shown, and as a phone dials it. */
function call(number: `1-${string}`) {
  return { label: number, href: `tel:+${number}` };
}

export const hero = {
  title: "Know your rights. Prepare for your visit.",
  lead: "Pain is hard enough. Learn what you can ask for, and get ready for your visit. See where to turn when things go wrong.",
} as const;

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
const ohioInsurancePage: Source = {
  name: "Ohio Department of Insurance: external review",
  href: "https://insurance.ohio.gov/wps/portal/gov/odi/about-us/divisions/consumer-services/health/understanding-health-coverage-external-review-appeal",
};
const ohioBoardComplaints: Source = {
  name: "State Medical Board of Ohio: File a Complaint",
  href: "https://www.med.ohio.gov/Regulation/File-a-Complaint",
};
const texasBoardComplaints: Source = {
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

const checklists: Six<Checklist> = [
  {
    id: "story",
    title: "My pain story",
    why: "It helps your doctor see the whole picture, fast.",
    items: [
      "Where my pain is, and where it travels",
      "When it began, and what set it off",
      "What makes it better or worse",
      "What a good day and a bad day look like",
      "How it has changed this month",
    ],
  },
  {
    id: "function",
    title: "What I can and cannot do",
    why: "It shows how pain affects your days, not just your score.",
    items: [
      "Three tasks that matter to me",
      "How long I sleep, and how often I wake",
      "How long I can walk, stand and sit",
      "My work, school or hobbies, and who I care for",
      "My mood and stress",
      "One goal for the next month",
    ],
  },
  {
    id: "medicines",
    title: "Medicines and treatments",
    why: "It helps you both avoid what did not work or is not safe.",
    items: [
      "Each medicine, with its dose and time (count the ones from the store shelf, and supplements)",
      "What I tried before, and what happened",
      "Side effects",
      "Therapy, exercise, shots, devices and counseling",
      "The name and phone number of my pharmacy",
      "Doses I missed, or times I ran out early, told honestly",
    ],
  },
  {
    id: "record",
    title: "My health record",
    why: "It saves time, and keeps you from the same test twice.",
    items: [
      "What I have been told is wrong, and surgeries I have had",
      "My allergies",
      "Tests I had not long ago, and where",
      "Names of clinicians I saw before",
      "Records I asked for, or forms I signed to share them",
      "If I am pregnant",
      "Kidney, liver or breathing problems, or pauses in breath when I sleep (sleep apnea)",
    ],
  },
  {
    id: "safety",
    title: "Safety at home",
    why: "It helps keep you and the people you live with safe.",
    items: [
      "Where my medicines are locked up",
      "Who else lives here",
      "If I have naloxone (it can reverse an overdose), and who knows how to use it",
      "Alcohol, and medicines for sleep or worry",
      "Any past overdose or drug use",
      "Any thoughts of harming myself (call or text 988 now)",
    ],
  },
  {
    id: "plan",
    title: "Plan, cost and travel",
    why: "It helps you get there, and get the next step paid for.",
    items: [
      "My insurance card, and letters from my plan",
      "A referral, or approval my plan wants first",
      "My ride, and if I need an interpreter or help with access",
      "The phone number for my test results",
      "The date of my next visit",
      "Who to call after hours",
    ],
  },
];

export const prep = {
  id: "prep",
  title: "Visit Prep Checklist",
  intro:
    "You do not need to fill in all six. Pick the ones that fit your visit. Print them and bring them along.",
  checklists,
} as const;

const emergencySigns: Topic = {
  id: "emergency-signs",
  title: "When to get help right away",
  statements: [
    {
      text: "These are signs of an overdose: very sleepy, slow or noisy breathing, blue lips, cannot be woken. Call 911 and give naloxone.",
      appliesTo: "Anyone who takes opioid medicine, and those around them",
      standing: "Public information",
      sources: [
        { name: "MedlinePlus: opioid overdose", href: "https://medlineplus.gov/opioidoverdose.html" },
      ],
      checked: "unchecked",
    },
    {
      text: "Look out for new weakness or a numb groin. Look out for loss of bladder or bowel control. Look out for a fever with back pain. Go to an emergency room now if you have one of these.",
      appliesTo: "Anyone with back or nerve pain",
      standing: "Public information",
      sources: [{ name: "MedlinePlus: back pain", href: "https://medlineplus.gov/backpain.html" }],
      checked: "unchecked",
    },
  ],
};

export const talking = {
  id: "talking",
  title: "Talking to Your Doctor",
  intro: "It is hard to find words when you hurt. Use ours, and change them to fit you.",
  openingScript: {
    title: "Sample Opening Script",
    intro: "Fill in the blanks at home. Read it aloud at the visit if that helps.",
    paragraphs: [
      "Thank you for seeing me. My pain is worst in ___ and it keeps me from ___. What I most want to be able to do again is ___.",
      "I have tried ___. ___ helped and ___ did not. I have brought my medicine list and my records.",
      "Could we talk about what we can try? How will we know it is working? What do we do if it is not?",
    ],
    changeIntro: "If your doctor wants to change your medicine, you can say:",
    changeParagraphs: [
      "I hear that you want to change my medicine. Can you tell me the reason, how fast, and what support I will have? What would make us slow down or pause?",
    ],
  },
  questions: {
    title: "Questions to Ask",
    intro:
      "Choose two or three that matter most. One of them names a state record: Ohio keeps a list of certain prescriptions, called OARRS. Texas has one called the PMP.",
    items: [
      "What do you think is causing this?",
      "What are my choices? Are there some without medicine?",
      "How should this help my daily life, and when?",
      "What are the risks for me?",
      "How will we measure progress, besides a score from 0 to 10?",
      "How often will you check the state record or test me, and why?",
      "Should I have naloxone at home?",
      "If we reduce a medicine, how fast? Can we pause?",
      "Who do I call at night?",
      "When do we meet again?",
      "If I do not agree, who can I talk to?",
    ],
  },
  followUp: {
    title: "Follow-Up Planning",
    intro: "Before you leave, fill in one page with your doctor. Keep it where you can see it.",
    plan: [
      { label: "My goal", hint: "What I want to be able to do." },
      { label: "What we are trying", hint: "The treatment or medicine." },
      { label: "Start date", hint: "The day we begin." },
      {
        label: "How we measure",
        hint: "A task I choose, or a few questions on pain and daily life (such as PEG).",
      },
      { label: "Side effects to report", hint: "What to watch for, and who to tell." },
      { label: "Refill date", hint: "The day, and who to call." },
      { label: "Next visit", hint: "The date and the time." },
    ],
    emergency: emergencySigns,
  },
} as const;

const secondOpinions: Problem = {
  id: "second-opinions",
  title: "Second Opinions",
  intro: "A fresh look can help when you feel stuck, or when you and your doctor do not agree.",
  steps: [
    "Ask your doctor for the reason in plain words. Ask for it to be put in your record.",
    "Ask for your records right away.",
    "Ask for a referral. It can be to a family doctor, a pain specialist or a hospital pain clinic.",
    "Ask your plan for names in its network, and what it will pay for.",
    "Is your medicine about to change? Ask for a slow plan to lower it (a taper). Or ask for a plan to cover you until the new visit (a bridge).",
  ],
  contacts: [
    {
      name: "Ohio Medicaid Consumer Hotline",
      use: "You have Ohio Medicaid and need to know who is in your plan.",
      phone: call("1-800-324-8680"),
      href: "https://medicaid.ohio.gov/",
      source: { name: "Ohio Department of Medicaid", href: "https://medicaid.ohio.gov/" },
      checked: "unchecked",
    },
    {
      name: "OSHIIP (Ohio Senior Health Insurance Information Program)",
      use: "You live in Ohio and want free help with Medicare.",
      phone: call("1-800-686-1578"),
      href: "https://insurance.ohio.gov/",
      source: { name: "Ohio Department of Insurance", href: "https://insurance.ohio.gov/" },
      checked: "unchecked",
    },
    {
      name: "2-1-1 Texas",
      use: "You live in Texas and want to find services near you.",
      phone: { label: "2-1-1", href: "tel:211" },
      href: "https://www.211texas.org/",
      source: { name: "2-1-1 Texas", href: "https://www.211texas.org/" },
      checked: "unchecked",
    },
  ],
};

const patientAdvocates: Problem = {
  id: "advocates",
  title: "Patient Advocates",
  intro: "An advocate helps you to be heard. Many hospitals have one.",
  steps: [
    "Ask for the practice manager. In a hospital, ask for the patient advocate or for patient relations.",
    "Write a short letter with the date. Say what happened and what you want.",
    "Keep a copy. Write down who you spoke with, and when.",
    "Bring someone you trust to the next visit.",
  ],
  contacts: [
    {
      name: "Fisher-Titus Medical Center, Norwalk",
      use: "Ask for the patient advocate or for patient relations.",
      phone: call("1-419-668-8101"),
      href: "https://www.fishertitus.org/",
      source: { name: "Fisher-Titus", href: "https://www.fishertitus.org/" },
      checked: "unchecked",
    },
    {
      name: "Disability Rights Ohio",
      use: "You were treated unfairly in Ohio because of a disability.",
      phone: call("1-800-282-9181"),
      href: "https://www.disabilityrightsohio.org/",
      source: { name: "Disability Rights Ohio", href: "https://www.disabilityrightsohio.org/" },
      checked: "unchecked",
    },
    {
      name: "Ohio Legal Help",
      use: "You need legal aid in Ohio that is not about a crime.",
      phone: call("1-866-529-6446"),
      href: "https://www.ohiolegalhelp.org/",
      source: { name: "Ohio Legal Help", href: "https://www.ohiolegalhelp.org/" },
      checked: "unchecked",
    },
    {
      name: "Ohio Long-Term Care Ombudsman",
      use: "You or someone you love lives in a nursing home in Ohio.",
      phone: call("1-800-282-1206"),
      href: "https://aging.ohio.gov/",
      source: { name: "Ohio Department of Aging", href: "https://aging.ohio.gov/" },
      checked: "unchecked",
    },
    {
      name: "Disability Rights Texas",
      use: "You were treated unfairly in Texas because of a disability.",
      phone: call("1-800-252-9108"),
      href: "https://disabilityrightstx.org/",
      source: { name: "Disability Rights Texas", href: "https://disabilityrightstx.org/" },
      checked: "unchecked",
    },
  ],
};

const grievance: Problem = {
  id: "grievance",
  title: "File a Grievance",
  intro: "A grievance is a formal complaint. Start close to home, then go up one step at a time.",
  steps: [
    "Tell the clinic or the hospital first. Ask for an answer in writing.",
    "Did your plan say no? Appeal in writing. Ask your prescriber for a letter of support.",
    "Is it about your doctor's care or conduct? Write to the medical board of your state.",
    "Is it about a hospital or a nursing home? Go to the state health agency.",
    "Is it about unfair treatment because of a disability? Go to the federal Office for Civil Rights.",
    "Send copies and keep the first ones. Note the date of each step.",
  ],
  contacts: [
    {
      name: "State Medical Board of Ohio",
      use: "The care or conduct of a doctor or physician assistant in Ohio.",
      phone: call("1-833-333-7626"),
      href: ohioBoardComplaints.href,
      note: "It does not handle bills, insurance, privacy, rudeness or visit times.",
      source: ohioBoardComplaints,
      checked: "undated",
    },
    {
      name: "Ohio Department of Health, Complaint Unit",
      use: "A hospital, surgery center, nursing home, home health service or hospice in Ohio.",
      phone: call("1-800-342-0553"),
      href: "https://odh.ohio.gov/about-us/offices-bureaus-and-departments/bsc/Contact-Us",
      note: "Call Monday to Friday, 8 to 5. You do not have to give your name.",
      source: {
        name: "Ohio Department of Health: contact us",
        href: "https://odh.ohio.gov/about-us/offices-bureaus-and-departments/bsc/Contact-Us",
      },
      checked: "2018",
    },
    {
      name: "Texas Medical Board",
      use: "The care or conduct of a doctor in Texas. Call for a form, or use the one online.",
      phone: call("1-800-201-9353"),
      href: texasBoardComplaints.href,
      note: "It has no power over hospitals, nurses, pharmacists or insurers.",
      source: texasBoardComplaints,
      checked: "undated",
    },
    {
      name: "Texas Health and Human Services",
      use: "A hospital or other facility in Texas.",
      phone: call("1-800-458-9858"),
      href: "https://www.hhs.texas.gov/",
      source: { name: "Texas Health and Human Services", href: "https://www.hhs.texas.gov/" },
      checked: "unchecked",
    },
    {
      name: "HHS Office for Civil Rights",
      use: "Unfair treatment because of a disability, in every state.",
      phone: call("1-800-368-1019"),
      href: "https://ocrportal.hhs.gov/",
      note: "The usual limit is 180 days.",
      source: { name: "HHS Office for Civil Rights", href: "https://ocrportal.hhs.gov/" },
      checked: "unchecked",
    },
    {
      name: "Medicare",
      use: "You have Medicare, and your care was poor. Ask who takes complaints on quality in your state.",
      phone: { label: "1-800-MEDICARE", href: "tel:+1-800-633-4227" },
      href: "https://qioprogram.org/",
      source: {
        name: "Article on Medicare quality complaints",
        href: "https://legalclarity.org/bfcc-qio-medicare-appeals-and-quality-of-care-complaints",
      },
      checked: "undated",
    },
  ],
};

const stateResources: Problem = {
  id: "state-resources",
  title: "State Resources",
  intro: "State offices can answer questions and take complaints, at no cost to you.",
  steps: [
    "Pick the office that fits your problem and your state.",
    "Before you call, note what happened, when, and who was there.",
    "Write down the name of each person you talk to, and what they say.",
  ],
  contacts: [
    {
      name: "Ohio Department of Insurance",
      use: "Your plan said no, or you want an outside review.",
      phone: call("1-800-686-1526"),
      href: "https://insurance.ohio.gov/",
      source: ohioInsurancePage,
      checked: "undated",
    },
    {
      name: "Ohio Board of Pharmacy",
      use: "A pharmacy in Ohio, or your OARRS record.",
      phone: call("1-614-466-4143"),
      href: "https://www.pharmacy.ohio.gov/",
      source: { name: "Ohio Board of Pharmacy", href: "https://www.pharmacy.ohio.gov/" },
      checked: "unchecked",
    },
    {
      name: "Ohio Board of Nursing",
      use: "A nurse practitioner in Ohio.",
      href: "https://nursing.ohio.gov/",
      source: { name: "Ohio Board of Nursing", href: "https://nursing.ohio.gov/" },
      checked: "unchecked",
    },
    {
      name: "Texas Department of Insurance",
      use: "Your health plan in Texas said no.",
      phone: call("1-800-252-3439"),
      href: "https://www.tdi.texas.gov/",
      source: { name: "Texas Department of Insurance", href: "https://www.tdi.texas.gov/" },
      checked: "unchecked",
    },
    {
      name: "Texas Board of Nursing",
      use: "A nurse practitioner in Texas.",
      href: "https://www.bon.texas.gov/",
      source: { name: "Texas Board of Nursing", href: "https://www.bon.texas.gov/" },
      checked: "unchecked",
    },
    {
      name: "Texas State Board of Pharmacy",
      use: "A pharmacy in Texas.",
      href: "https://www.pharmacy.texas.gov/",
      source: { name: "Texas State Board of Pharmacy", href: "https://www.pharmacy.texas.gov/" },
      checked: "unchecked",
    },
  ],
};

const problemCards: Four<Problem> = [secondOpinions, patientAdvocates, grievance, stateResources];

export const problems = {
  id: "problems",
  title: "If Problems Arise",
  intro: "You can disagree and still be a good patient. Take one step at a time.",
  crisis:
    "At any step, if you lose hope or think of suicide, call or text 988. If you are in danger, or very sick from stopping a medicine, call 911.",
  cards: problemCards,
} as const;
