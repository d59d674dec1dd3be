import type { Source, Statement, Topic } from "../statement.ts";

const rule = (number: string): Source => ({
  name: `Ohio Administrative Code ${number}`,
  href: `https://codes.ohio.gov/ohio-administrative-code/rule-${number}`,
});

const statute = (number: string): Source => ({
  name: `Ohio Revised Code ${number}`,
  href: `https://codes.ohio.gov/ohio-revised-code/section-${number}`,
});

const boardNews: Source = {
  name: "State Medical Board of Ohio, news of December 2018",
  href: "https://med.ohio.gov/Publications/Recent-News/ArticlePage/6",
};

const boardComplaints: Source = {
  name: "State Medical Board of Ohio, File a Complaint",
  href: "https://www.med.ohio.gov/Regulation/File-a-Complaint",
};

const acutePrescribers =
  "Physicians and physician assistants who prescribe opioids to outpatients for acute pain";
const chronicPrescribers =
  "Physicians and physician assistants who prescribe opioids for subacute or chronic pain";
const monitoredPrescribers =
  "Physicians who prescribe or personally furnish an opioid pain medicine or a benzodiazepine";

/** OAC 4731-11-13: how many days of an opioid a first prescription for acute pain may cover. */
export const acuteDayLimits: Statement = {
  text: "The first opioid prescription for an episode of acute pain may cover up to 7 days for an adult and 5 days for a minor, with no refills. It may cover more days if the cause of the pain is expected to last longer than 7 days. The prescriber must then write down the reason, and why a non-opioid medicine would not do.",
  appliesTo: acutePrescribers,
  standing: "Ohio rule",
  sources: [rule("4731-11-13")],
  checked: "2021-01-12",
};

/** OAC 4731-11-13: the average daily dose for acute pain. The list of exceptions is left to the rule itself. */
export const acuteDoseLimit: Statement = {
  text: "For acute pain, the average dose should not go above 30 MED a day. The rule itself lists the narrow exceptions for severe cases. They must be documented.",
  appliesTo: acutePrescribers,
  standing: "Ohio rule",
  sources: [
    rule("4731-11-13"),
    {
      name: "Carlisle Medical, August 2017",
      href: "https://www.carlislemedical.com/2017/08/ohio-enacts-limits-on-opioid-prescriptions/",
    },
  ],
  checked: "unchecked",
};

/** OAC 4731-11-13: the patients whom the acute pain rule leaves out. */
export const acuteExceptions: Statement = {
  text: "The acute pain rule does not cover hospital inpatients, chronic pain, cancer, hospice care, palliative care or a terminal condition. It also does not cover medicines that the FDA (Food and Drug Administration) has approved to treat opioid addiction.",
  appliesTo: acutePrescribers,
  standing: "Ohio rule",
  sources: [
    {
      name: "State Medical Board of Ohio, Acute Pain FAQs",
      href: "https://www.med.ohio.gov/FAQs/Acute-Pain-FAQs",
    },
    rule("4731-11-13"),
  ],
  checked: "undated",
};

/** OAC 4731-11-14: what the record must hold before an opioid for subacute or chronic pain. */
export const beforeAnOpioid: Statement = {
  text: "Before any opioid for subacute or chronic pain, the prescriber must consider and record treatment without medicine and without opioids. The record must also hold the history and exam, needed tests, an OARRS check, how pain affects daily function, and a treatment plan. The history covers how past treatment worked and a screen for substance misuse. A urine drug test belongs with the tests where there is evidence of misuse.",
  appliesTo: chronicPrescribers,
  standing: "Ohio rule",
  sources: [rule("4731-11-14")],
  checked: "2024-12-09",
};

/** OAC 4731-11-14: what the treatment plan and the functional assessment must cover. */
export const treatmentPlan: Statement = {
  text: "The plan must give the diagnosis, goals that can be measured, the reasons for the medicine and the dose, and the planned length and follow-up. The check of function looks at work or other purposeful activity, daily living, family and social life, and physical activity.",
  appliesTo: chronicPrescribers,
  standing: "Ohio rule",
  sources: [rule("4731-11-14")],
  checked: "2024-12-09",
};

/** OAC 4731-11-14: both halves of the check points, as the Medical Board describes them. */
export const checkPoints: Statement = {
  text: "Ohio's 50, 80 and 120 MED levels are points at which a prescriber must stop, reassess and document more. The Medical Board describes them as check points, not limits. Going above 120 MED needs a pain or palliative specialist's involvement in most cases.",
  appliesTo: chronicPrescribers,
  standing: "Ohio rule",
  sources: [boardNews, rule("4731-11-14")],
  checked: "2018-12",
};

export const at50: Statement = {
  text: "At 50 MED, the prescriber must look again at the cause of the pain, check function and look for signs of misuse. The prescriber must consider asking a specialist, and must get the patient's written informed consent.",
  appliesTo: chronicPrescribers,
  standing: "Ohio rule",
  sources: [boardNews, rule("4731-11-14")],
  checked: "2018-12",
};

export const at80: Statement = {
  text: "At 80 MED, the steps for 50 MED apply. The prescriber must also make a written pain treatment agreement with the patient, seek a consultation and address naloxone, the medicine that reverses an opioid overdose.",
  appliesTo: chronicPrescribers,
  standing: "Ohio rule",
  sources: [boardNews, rule("4731-11-14")],
  checked: "2018-12",
};

export const at120: Statement = {
  text: "Above an average of 120 MED a day, one of two things must be true. The prescriber is board-certified in pain medicine or in hospice and palliative medicine. Or such a specialist has recommended the dose after a face-to-face visit and exam.",
  appliesTo: chronicPrescribers,
  standing: "Ohio rule",
  sources: [
    rule("4731-11-14"),
    {
      name: "The Ohio Star, January 2019",
      href: "https://theohiostar.com/news/ohio-medical-board-tightens-rules-for-opioid-prescriptions/ashirley/2019/01/27/",
    },
    {
      name: "Ohio Academy of Family Physicians",
      href: "https://www.ohioafp.org/wfmu-article/chronic-and-sub-acute-pain-prescribing-rules-update/",
    },
  ],
  checked: "unchecked",
};

export const before2018: Statement = {
  text: "The condition at 120 MED makes an exception for patients who were already at 120 MED or more before December 23, 2018.",
  appliesTo: chronicPrescribers,
  standing: "Ohio rule",
  sources: [boardNews, rule("4731-11-14")],
  checked: "2018-12",
};

/** OAC 4731-11-14: review, kinds of consultation and naloxone. Accepted, not yet compared with the rule. */
export const reviewAndNaloxone: Statement = {
  text: "From 50 MED, the prescriber documents a review at least every three months. At 80 MED, several kinds of consultation count: a specialist for the part of the body, a pain specialist, a pharmacist's review of the medicines, or an addiction specialist where that fits. Naloxone must be offered from 80 MED. It must also be offered at lower doses with a benzodiazepine or certain other sedatives, after a past overdose, or with a substance use disorder.",
  appliesTo: chronicPrescribers,
  standing: "Ohio rule",
  sources: [rule("4731-11-14")],
  checked: "unchecked",
};

/** OAC 4731-11-11: the duty to check the state's monitoring program. */
export const oarrsDuty: Statement = {
  text: "A prescriber must get and read an OARRS report when prescribing an opioid pain medicine or a benzodiazepine, and use clinical judgment about it.",
  appliesTo: monitoredPrescribers,
  standing: "Ohio rule",
  sources: [rule("4731-11-11")],
  checked: "undated",
};

/** OAC 4731-11-11 and ORC 4731.055: how often. Accepted, not yet compared with the rule. */
export const oarrsInterval: Statement = {
  text: "The OARRS check comes at the start. It comes again at least every 90 days while treatment goes on past 90 days.",
  appliesTo: monitoredPrescribers,
  standing: "Ohio rule",
  sources: [rule("4731-11-11"), statute("4731.055")],
  checked: "unchecked",
};

/** OAC 4731-11-11 and ORC 4731.055: the exceptions. Accepted, not yet compared with the rule. */
export const oarrsExceptions: Statement = {
  text: "Exceptions to the OARRS check include a supply of 7 days or less, hospice care or terminal illness, and cancer or a condition linked to cancer. They also include medicine given in a hospital or similar facility, and acute pain after surgery, another invasive procedure or childbirth.",
  appliesTo: monitoredPrescribers,
  standing: "Ohio law",
  sources: [statute("4731.055"), rule("4731-11-11")],
  checked: "unchecked",
};

/** ORC 4731.054 and OAC 4731-29-01: what makes a practice a pain management clinic. */
export const painClinicDefinition: Statement = {
  text: "A place is a pain management clinic if most of its patients in a calendar month are treated for chronic pain with controlled substances. Short injuries and illnesses are not counted.",
  appliesTo: "Practices and facilities in Ohio",
  standing: "Ohio law",
  sources: [statute("4731.054"), rule("4731-29-01")],
  checked: "2024-09-16",
};

export const painClinicExceptions: Statement = {
  text: "Some places are not pain management clinics under Ohio law. Among them are hospitals, chronic pain facilities that a hospital runs, and practices that a hospital owns or controls. Teaching programs, and hospices for their hospice patients, are not either.",
  appliesTo: "Practices and facilities in Ohio",
  standing: "Ohio law",
  sources: [statute("4731.054")],
  checked: "2019-03-20",
};

/** ORC 4729.552: the license. The main point is sourced, the section was not read. */
export const painClinicLicense: Statement = {
  text: "A pain management clinic needs a state license with a pain management classification from the Ohio Board of Pharmacy.",
  appliesTo: "Owners of a pain management clinic in Ohio",
  standing: "Ohio law",
  sources: [statute("4729.552")],
  checked: "unchecked",
};

export const painClinicOwner: Statement = {
  text: "A physician owner needs recognized subspecialty certification in pain medicine, or another route that the rule lists. Owners must direct and supervise the care.",
  appliesTo: "Physicians who own a pain management clinic in Ohio",
  standing: "Ohio rule",
  sources: [
    rule("4731-29-01"),
    {
      name: "Taft, law bulletin of 2011",
      href: "https://www.taftlaw.com/news-events/law-bulletins/ohio-general-assembly-adopts-legislation-to-curb-prescription-drug-abuse/",
    },
  ],
  checked: "2011",
};

export const painClinicEducation: Statement = {
  text: "Physicians at a pain management clinic need 20 hours of Category 1 continuing medical education (CME) in pain medicine every two years.",
  appliesTo: "Physicians who practice at a pain management clinic in Ohio",
  standing: "Ohio rule",
  sources: [
    rule("4731-29-01"),
    {
      name: "Becker's ASC Review, on Ohio's pain clinic rules",
      href: "https://beckersasc.com/pain-management/ohio-requires-pain-clinic-operators-to-have-subspecialty-certification.html",
    },
  ],
  checked: "2011",
};

const topics: readonly Topic[] = [
  {
    id: "ohio-who-makes-the-rules",
    title: "Who makes the rules",
    intro: "Each profession answers to its own state board.",
    statements: [
      {
        text: "The State Medical Board of Ohio regulates physicians, podiatric physicians, physician assistants and some other professions.",
        appliesTo: "Patients and clinicians in Ohio",
        standing: "Public information",
        sources: [boardComplaints],
        checked: "undated",
      },
      {
        text: "Nurse practitioners answer to the Ohio Board of Nursing. Dentists answer to the State Dental Board. Both have opioid rules similar to those for physicians.",
        appliesTo: "Patients and clinicians in Ohio",
        standing: "Public information",
        sources: [
          {
            name: "State Medical Board of Ohio, Acute Pain FAQs",
            href: "https://www.med.ohio.gov/FAQs/Acute-Pain-FAQs",
          },
        ],
        checked: "undated",
      },
    ],
  },
  {
    id: "ohio-acute-pain",
    title: "Acute pain",
    intro:
      "For short-term pain, a first opioid prescription is limited in days and dose. The rule took effect on August 31, 2017.",
    statements: [
      {
        text: "The prescriber must first consider a medicine that is not an opioid. If an opioid is needed, it should be the smallest amount and strength for the expected time. The rule presumes that 3 days or less is often enough.",
        appliesTo: acutePrescribers,
        standing: "Ohio rule",
        sources: [rule("4731-11-13")],
        checked: "2021-01-12",
      },
      acuteDayLimits,
      acuteDoseLimit,
      {
        text: "Long-acting and extended-release opioids are not to be used for acute pain.",
        appliesTo: acutePrescribers,
        standing: "Ohio rule",
        sources: [rule("4731-11-13")],
        checked: "2021-01-12",
      },
      {
        text: "For a minor, a parent or guardian must agree in writing after a talk about the risks.",
        appliesTo: "Prescribers of opioids to minors in Ohio",
        standing: "Ohio law",
        sources: [statute("3719.061"), rule("4731-11-13")],
        checked: "2021-01-12",
      },
      acuteExceptions,
    ],
  },
  {
    id: "ohio-chronic-pain",
    title: "Subacute and chronic pain",
    intro:
      "Before a prescriber starts an opioid for longer-lasting pain, a set of steps must be done and written down. The rule took effect on December 23, 2018.",
    statements: [
      {
        text: "Subacute pain lasts more than 6 weeks and less than 12 weeks. Chronic pain lasts 12 weeks or more.",
        appliesTo: chronicPrescribers,
        standing: "Ohio rule",
        sources: [boardNews, rule("4731-11-01")],
        checked: "2018-12",
      },
      beforeAnOpioid,
      treatmentPlan,
    ],
  },
  {
    id: "ohio-check-points",
    title: "The check points at 50, 80 and 120 MED",
    intro:
      "Ohio adds up a patient's opioids in one number, the morphine equivalent daily dose (MED). As it rises, the prescriber must do more.",
    statements: [checkPoints, at50, at80, at120, before2018, reviewAndNaloxone],
  },
  {
    id: "ohio-chronic-pain-statute",
    title: "The law that protects treatment",
    intro: "Ohio law lets a physician treat chronic pain with controlled substances.",
    statements: [
      {
        text: "A physician who diagnoses chronic pain may treat it with controlled substances and tramadol. The care is judged by accepted and prevailing standards.",
        appliesTo: "Physicians in Ohio",
        standing: "Ohio law",
        sources: [statute("4731.052")],
        checked: "2012-09-10",
      },
      {
        text: "Under this law, chronic pain goes on, steadily or in episodes, for more than three months in a row after reasonable treatment. It does not include pain from a terminal condition, or from a disease that is getting worse and is expected to become terminal.",
        appliesTo: "Physicians in Ohio",
        standing: "Ohio law",
        sources: [statute("4731.052")],
        checked: "2012-09-10",
      },
      {
        text: "The physician must get and review the available records of earlier treatment.",
        appliesTo: "Physicians in Ohio",
        standing: "Ohio law",
        sources: [statute("4731.052")],
        checked: "2012-09-10",
      },
      {
        text: "A physician is not to be disciplined solely because chronic pain was treated with controlled substances. This protects the act of treating. It does not give a patient a right to a certain drug.",
        appliesTo: "Physicians in Ohio",
        standing: "Ohio law",
        sources: [statute("4731.052")],
        checked: "unchecked",
      },
    ],
  },
  {
    id: "ohio-oarrs",
    title: "OARRS, the prescription record",
    intro:
      "Ohio's record of prescriptions for certain medicines is the Ohio Automated Rx Reporting System (OARRS). Prescribers must look at it.",
    statements: [oarrsDuty, oarrsInterval, oarrsExceptions],
  },
  {
    id: "ohio-pain-clinics",
    title: "Pain management clinics",
    intro: "A practice that mostly treats chronic pain with controlled substances needs a special license.",
    statements: [
      painClinicDefinition,
      painClinicExceptions,
      painClinicLicense,
      painClinicOwner,
      painClinicEducation,
      {
        text: "Informed consent at a pain management clinic covers the diagnosis, the purpose, the risks and the benefits. It covers the alternatives, whatever their cost or coverage, and the risks of not treating.",
        appliesTo: "Pain management clinics in Ohio",
        standing: "Ohio rule",
        sources: [rule("4731-29-01")],
        checked: "2024-09-16",
      },
    ],
  },
  {
    id: "ohio-telehealth",
    title: "Telehealth",
    intro: "A telehealth visit must meet the same standard of care as a visit in person.",
    statements: [
      {
        text: "By telehealth, the clinician must confirm who and where the patient is, get consent and record the visit. If telehealth cannot meet the standard of care, the clinician must refer the patient or see the patient in person.",
        appliesTo: "Telehealth care for patients who are in Ohio",
        standing: "Ohio rule",
        sources: [
          rule("4731-37-01"),
          {
            name: "Dinsmore, on Ohio's telehealth rules",
            href: "https://www.dinsmore.com/publications/state-medical-board-of-ohio-finalizes-new-telehealth-rules/",
          },
        ],
        checked: "2023",
      },
      {
        text: "A new patient generally needs an exam in person before certain controlled substances are prescribed. The rule has limited exceptions.",
        appliesTo: "Telehealth prescribers and new patients in Ohio",
        standing: "Ohio rule",
        sources: [
          rule("4731-11-09"),
          {
            name: "Ohio Dermatological Association, on the telehealth rules of 2023",
            href: "https://ohderm.org/telehealth-rules-effective-february-28-2023",
          },
        ],
        checked: "2023",
      },
      {
        text: "Federal rules on prescribing controlled substances must be met as well. Ohio can be stricter than the federal rules.",
        appliesTo: "Telehealth prescribers in Ohio",
        standing: "Ohio rule",
        sources: [rule("4731-11-09")],
        checked: "undated",
      },
    ],
  },
  {
    id: "ohio-dismissal",
    title: "When a doctor ends your care or leaves",
    intro: "Ohio has rules on the notice that patients must get.",
    statements: [
      {
        text: "A notice of dismissal must say that the relationship is ending. It must say that emergency treatment and access to services continue for up to 30 days, and offer to send the records.",
        appliesTo: "Physicians who end a patient's care in Ohio",
        standing: "Ohio rule",
        sources: [rule("4731-27-02")],
        checked: "unchecked",
      },
      {
        text: "The notice goes by certified mail. It may also go by a secure portal message, with a letter if the message is not opened in time. The rule has exceptions, such as one-time care, care formally handed over, or a patient who left first.",
        appliesTo: "Physicians who end a patient's care in Ohio",
        standing: "Ohio rule",
        sources: [rule("4731-27-02")],
        checked: "unchecked",
      },
      {
        text: "The 30 days are about emergency care and access. The rule does not promise 30 more days of an opioid prescription.",
        appliesTo: "Patients whose physician ends their care in Ohio",
        standing: "Ohio rule",
        sources: [rule("4731-27-02")],
        checked: "unchecked",
      },
      {
        text: "When an employed physician leaves, the employer must notify that physician's patients. The notice may be a letter or a secure portal message.",
        appliesTo: "Health care employers in Ohio",
        standing: "Ohio law",
        sources: [statute("4731.228"), rule("4731-27-03")],
        checked: "2021-04-12",
      },
    ],
  },
  {
    id: "ohio-records",
    title: "Your medical records",
    intro: "You can see your records or get a copy. Ask in writing.",
    statements: [
      {
        text: "Sign and date the request. The date must be within the last year. The provider must let you look at the record without charge in business hours, or give you a copy, within a reasonable time.",
        appliesTo: "Patients of health care providers in Ohio",
        standing: "Ohio law",
        sources: [statute("3701.74")],
        checked: "2021",
      },
      {
        text: "A treating clinician may hold back a record for clearly stated treatment reasons. The record must then go to a clinician whom you choose.",
        appliesTo: "Patients of health care providers in Ohio",
        standing: "Ohio law",
        sources: [statute("3701.74")],
        checked: "2021",
      },
      {
        text: "You may sue a provider who wrongly refuses to give you your records.",
        appliesTo: "Patients of health care providers in Ohio",
        standing: "Ohio law",
        sources: [
          statute("3701.74"),
          { name: "Health Information & the Law", href: "https://www.healthinfolaw.org/node/2610/" },
        ],
        checked: "2015-06",
      },
    ],
  },
  {
    id: "ohio-complaints",
    title: "Where to complain",
    intro: "Where to go depends on what went wrong.",
    statements: [
      {
        text: "The State Medical Board takes complaints about the standard of care, improper prescribing, fraud, impairment and conduct. Its confidential hotline is 1-833-333-7626. There is also an online form.",
        appliesTo: "Complaints about physicians, physician assistants and others under the Medical Board",
        standing: "Public information",
        sources: [boardComplaints],
        checked: "undated",
      },
      {
        text: "The Medical Board does not handle billing, insurance, rudeness, scheduling, health privacy or employment.",
        appliesTo: "Complaints about physicians, physician assistants and others under the Medical Board",
        standing: "Public information",
        sources: [boardComplaints],
        checked: "undated",
      },
      {
        text: "Complaints to the Medical Board are confidential by law, and there is no time limit. Your name is not released without your permission. A case usually takes several months, and can take a year or more.",
        appliesTo: "People who complain to the State Medical Board of Ohio",
        standing: "Public information",
        sources: [
          {
            name: "State Medical Board of Ohio, complaint and investigation process",
            href: "https://med.ohio.gov/For-the-Public/Get-to-Know-SMBO-Complaint-Investigation-Enforcement-processes",
          },
        ],
        checked: "undated",
      },
      {
        text: "For a hospital, surgery center, nursing home, home health agency or hospice, call the Ohio Department of Health Complaint Unit at 1-800-342-0553. You do not have to give your name.",
        appliesTo: "Complaints about health care facilities in Ohio",
        standing: "Public information",
        sources: [
          {
            name: "Ohio Department of Health, Complaint Unit",
            href: "https://odh.ohio.gov/about-us/offices-bureaus-and-departments/bsc/Contact-Us",
          },
        ],
        checked: "2018",
      },
      {
        text: "The Ohio Board of Pharmacy answers for pharmacies and for OARRS: pharmacy.ohio.gov, 614-466-4143. The Ohio Board of Nursing answers for nurse practitioners: nursing.ohio.gov.",
        appliesTo: "Complaints about pharmacies and nurse practitioners in Ohio",
        standing: "Public information",
        sources: [
          { name: "Ohio Board of Pharmacy", href: "https://www.pharmacy.ohio.gov" },
          { name: "Ohio Board of Nursing", href: "https://nursing.ohio.gov" },
        ],
        checked: "unchecked",
      },
    ],
  },
  {
    id: "ohio-appeals",
    title: "When a plan says no, and where to get help",
    intro: "A denial is not always the last word. You can appeal, and some help is free.",
    statements: [
      {
        text: "The Ohio Department of Insurance helps with denials, appeals and external review: 1-800-686-1526.",
        appliesTo: "People with health insurance in Ohio",
        standing: "Public information",
        sources: [
          {
            name: "Ohio Department of Insurance, external review",
            href: "https://insurance.ohio.gov/wps/portal/gov/odi/about-us/divisions/consumer-services/health/understanding-health-coverage-external-review-appeal",
          },
        ],
        checked: "undated",
      },
      {
        text: "External review is a second look by somebody outside the plan. It comes after the plan's own appeal. Ask for it within 180 days of the final denial. Urgent cases can get a fast review.",
        appliesTo: "People with health insurance that Ohio regulates",
        standing: "Public information",
        sources: [
          {
            name: "Patient Advocates, insurance appeals in Ohio",
            href: "https://www.patientadvocates.io/topics/insurance/ohio/start-here",
          },
        ],
        checked: "2026",
      },
      {
        text: "Ohio law expects a plan to answer a request for prior authorization within 48 hours if it is urgent, and otherwise within 10 calendar days.",
        appliesTo: "Health plans that Ohio regulates",
        standing: "Ohio law",
        sources: [
          statute("1751.72"),
          statute("3923.041"),
          {
            name: "Patient Advocates, insurance appeals in Ohio",
            href: "https://www.patientadvocates.io/topics/insurance/ohio/start-here",
          },
        ],
        checked: "2026",
      },
      {
        text: "The state's Medicare counseling program, OSHIIP (Ohio Senior Health Insurance Information Program), is free: 1-800-686-1578.",
        appliesTo: "People with Medicare in Ohio",
        standing: "Public information",
        sources: [{ name: "Ohio Department of Insurance", href: "https://insurance.ohio.gov" }],
        checked: "unchecked",
      },
      {
        text: "For questions about Medicaid, call the Ohio Medicaid Consumer Hotline at 1-800-324-8680.",
        appliesTo: "People with Medicaid in Ohio",
        standing: "Public information",
        sources: [{ name: "Ohio Department of Medicaid", href: "https://medicaid.ohio.gov" }],
        checked: "unchecked",
      },
      {
        text: "Disability Rights Ohio helps with disability discrimination: 1-800-282-9181. Legal aid helps with civil legal problems: 1-866-529-6446.",
        appliesTo: "People in Ohio who need legal help",
        standing: "Public information",
        sources: [
          { name: "Disability Rights Ohio", href: "https://www.disabilityrightsohio.org" },
          { name: "Ohio Legal Help", href: "https://www.ohiolegalhelp.org" },
        ],
        checked: "unchecked",
      },
    ],
  },
];

/** The Ohio tab of the policy page (specification §2 "Policy"). */
export const ohio = {
  title: "Ohio",
  lead: "Ohio lets physicians treat chronic pain with opioid medicine. It also tells them what to check, write down and talk about. No law on this page gives a patient a right to a certain medicine or dose.",
  officialLinks: [
    { name: "State Medical Board of Ohio", href: "https://med.ohio.gov" },
    { name: "Ohio laws and rules", href: "https://codes.ohio.gov" },
  ] satisfies Source[],
  topics,
};
