import {
  cdcDrugTesting,
  cdcFollowUp,
  cdcMonitoring,
  cdcOpioidUseDisorder,
  cdcRisk,
  cdcSedatives,
  cdcTapering,
  fdaSuddenStop,
  hhsNoSuddenStop,
  hhsPace,
  hhsReasons,
  hhsTogether,
  mateTraining,
} from "./policy/federal.ts";
import {
  acuteDayLimits,
  acuteDoseLimit,
  acuteExceptions,
  at50,
  at80,
  at120,
  before2018,
  beforeAnOpioid,
  checkPoints,
  oarrsDuty,
  oarrsExceptions,
  oarrsInterval,
  painClinicDefinition as ohioPainClinicDefinition,
  painClinicEducation as ohioPainClinicEducation,
  painClinicExceptions as ohioPainClinicExceptions,
  painClinicLicense as ohioPainClinicLicense,
  painClinicOwner as ohioPainClinicOwner,
  reviewAndNaloxone,
  treatmentPlan,
} from "./policy/ohio.ts";
import {
  painRecords,
  pmpDuty,
  pmpExceptions,
  tenDayDefinition,
  tenDayLimit,
  tenDayNoException,
  painClinicApplication as texasPainClinicApplication,
  painClinicCertificate as texasPainClinicCertificate,
  painClinicDefinition as texasPainClinicDefinition,
  painClinicEducation as texasPainClinicEducation,
  painClinicExceptions as texasPainClinicExceptions,
} from "./policy/texas.ts";
import type { Statement } from "./statement.ts";

/** A card or an accordion item: what to do in our words, and the statements that stand behind it. */
export type ClinicianTopic = {
  id: string;
  title: string;
  intro: string;
  pointers: readonly string[];
  statements: readonly Statement[];
  tools?: readonly AssessmentTool[];
  link?: { label: string; href: string };
};

/** A row of the table of continuing medical education. */
export type EducationNeed = { who: string; need: Statement };

/** A named assessment tool, with what to know about it. Its items stay with their owners. */
export type AssessmentTool = { name: string; use: string; note: Statement };

/** The short names that the rules use, in full. */
export const terms = {
  id: "terms",
  title: "Short names in the rules",
  entries: [
    {
      name: "MED",
      meaning:
        "Morphine equivalent daily dose: Ohio's one number for all the opioids a patient takes in a day. Federal papers say MME, morphine milligram equivalents.",
    },
    { name: "OARRS", meaning: "Ohio Automated Rx Reporting System, Ohio's PDMP." },
    { name: "PMP", meaning: "Prescription Monitoring Program, the Texas PDMP." },
    {
      name: "PDMP",
      meaning: "Prescription drug monitoring program, the general name for such a state record.",
    },
    { name: "CDC", meaning: "Centers for Disease Control and Prevention. Its guideline of 2022 advises." },
    {
      name: "HHS",
      meaning: "U.S. Department of Health and Human Services. Its guide of 2019 on lower doses advises.",
    },
    { name: "FDA", meaning: "Food and Drug Administration, which decides what a medicine's label says." },
  ],
} as const;

const standards: ClinicianTopic = {
  id: "standards",
  title: "State Prescribing Standards",
  intro: "Ohio works with check points, Texas with a limit for acute pain.",
  pointers: [],
  link: { label: "Read the policy summaries", href: "/policy" },
  statements: [
    acuteDayLimits,
    acuteDoseLimit,
    acuteExceptions,
    checkPoints,
    at50,
    at80,
    at120,
    before2018,
    reviewAndNaloxone,
    tenDayLimit,
    tenDayDefinition,
    tenDayNoException,
  ],
};

const monitoring: ClinicianTopic = {
  id: "monitoring",
  title: "PDMP/OARRS/PMP Reminders",
  intro: "Check before you prescribe, and write down that you did.",
  pointers: [
    "Record the date of the check and how you read the report.",
    "Talk with the patient about what you found.",
    "In Texas, write the reason for an exception in the record.",
  ],
  statements: [
    oarrsDuty,
    oarrsInterval,
    oarrsExceptions,
    pmpDuty,
    pmpExceptions,
    cdcMonitoring,
    cdcDrugTesting,
  ],
};

const documentation: ClinicianTopic = {
  id: "documentation",
  title: "Documentation Pointers",
  intro: "A good record shows what you did and why.",
  pointers: [
    "The diagnosis, and how you reached it",
    "Past treatments, and how the patient responded",
    "Function: work, home, social life and sleep",
    "Goals agreed with the patient",
    "Options discussed, including care without medicine",
    "Consent and the review of risks",
    "The date and your reading of the OARRS or PMP report",
    "Reasons for the dose, for any change, and for no change",
    "Naloxone",
    "The plan and the date of the next visit",
  ],
  statements: [beforeAnOpioid, treatmentPlan, painRecords],
};

/** Compliance Essentials (specification §2 "Clinicians"): three cards; the first links to /policy. */
export const complianceEssentials: { title: string; cards: readonly ClinicianTopic[] } = {
  title: "Compliance Essentials",
  cards: [standards, monitoring, documentation],
};

const pegSource = {
  name: "Krebs EE et al., J Gen Intern Med 2009;24:733–738",
  href: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2686775/",
} as const;

const pegMeasure: Statement = {
  text: "PEG has three items, each scored from 0 to 10: average pain, enjoyment of life and general activity. It is free. A change of 30% is commonly used as meaningful.",
  appliesTo: "Clinicians who measure pain and function",
  standing: "Clinical tool",
  sources: [pegSource],
  checked: "unchecked",
};

const phqNote: Statement = {
  text: "PHQ-2 and PHQ-9 are the short and the long form of the Patient Health Questionnaire. Both are free. Item 9 of the PHQ-9 asks about self-harm, so have a same-day suicide protocol ready.",
  appliesTo: "Clinicians who screen for depression",
  standing: "Clinical tool",
  sources: [
    {
      name: "Kroenke K et al., J Gen Intern Med 2001;16:606–613",
      href: "https://pmc.ncbi.nlm.nih.gov/articles/PMC1495268/",
    },
  ],
  checked: "unchecked",
};

const riskToolNote: Statement = {
  text: "The original Opioid Risk Tool (ORT) has an item on a history of sexual abuse that has been criticized as unfair. The ORT-OUD of 2019, named for opioid use disorder (OUD), drops it.",
  appliesTo: "Clinicians who review risk before an opioid",
  standing: "Clinical tool",
  sources: [
    {
      name: "Cheatle MD et al., J Pain 2019;20:842–851",
      href: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6768552/",
    },
  ],
  checked: "unchecked",
};

/** Function-Focused Care: three accordion items. */
export const functionFocusedCare: { title: string; items: readonly ClinicianTopic[] } = {
  title: "Function-Focused Care",
  items: [
    {
      id: "goals",
      title: "Treatment goals beyond pain scores",
      intro: "Ask what the patient wants to do again, and measure that.",
      pointers: [
        "Choose tasks that matter to the patient: a walk, a shift, a meal with the family.",
        "Follow sleep, mood, work and taking part in life, as well as pain.",
        "Use the same measure at each visit, so that both of you can see a change.",
      ],
      statements: [pegMeasure],
    },
    {
      id: "consent-and-taper",
      title: "Consent and taper planning",
      intro: "Agree early on what would lead to a change, and on how a change would be made.",
      pointers: [
        "Consent: talk about benefits, risks, alternatives, monitoring and what would lead to a change.",
        "Name the reason for a taper and its goal, and decide with the patient.",
        "Raise other pain care before the dose drops.",
        "Agree on a pace, and allow pauses.",
        "Treat withdrawal. Check mood and suicide risk at each step.",
        "Offer naloxone, because tolerance falls.",
        "If opioid use disorder is present, offer treatment and consider buprenorphine.",
      ],
      statements: [hhsReasons, hhsPace, hhsNoSuddenStop, hhsTogether, fdaSuddenStop, cdcTapering],
    },
    {
      id: "risk",
      title: "Risk mitigation",
      intro: "Look for risk in order to make treatment safer.",
      pointers: [
        "Ask about sedatives, alcohol, sleep apnea, kidney or liver disease, pregnancy and past overdose.",
        "Talk about a locked place at home, and about how to get rid of medicine that is left over.",
        "Teach the family how to use naloxone.",
      ],
      statements: [cdcRisk, cdcSedatives, cdcOpioidUseDisorder],
    },
  ],
};

/** CME Pointers (anchor cme). No hours for all Ohio physicians: sources disagree, so the row sends to the Board. */
export const cme: { id: string; title: string; intro: string; rows: readonly EducationNeed[] } = {
  id: "cme",
  title: "CME Pointers",
  intro:
    "Continuing medical education (CME) on pain and opioids, by who you are. Ask your board before you rely on a number.",
  rows: [
    {
      who: "Ohio physicians",
      need: {
        text: "The State Medical Board of Ohio says how many hours you need for renewal, and of which kind.",
        appliesTo: "Physicians with an Ohio license",
        standing: "Public information",
        sources: [{ name: "State Medical Board of Ohio", href: "https://med.ohio.gov" }],
        checked: "unchecked",
      },
    },
    { who: "Physicians at Ohio pain management clinics", need: ohioPainClinicEducation },
    {
      who: "Texas physicians",
      need: {
        text: "48 credits every two years, at least 24 of them formal. The formal ones include two credits in ethics or professional responsibility, a course on human trafficking, and two credits in safe pain management as section 156.055 of the Occupations Code requires.",
        appliesTo: "Physicians with a Texas license",
        standing: "Texas rule",
        sources: [
          {
            name: "22 Texas Administrative Code 161.35",
            href: "https://www.law.cornell.edu/regulations/texas/22-Tex-Admin-Code-SS-161-35",
          },
        ],
        checked: "2025",
      },
    },
    {
      who: "Texas physicians in direct patient care",
      need: {
        text: "Opioid education comes in each of the first two renewal periods, the first two hours within a year of licensing. After that it is two hours every eight years. The Texas Medical Association has asked the Board to clarify, so ask the Texas Medical Board.",
        appliesTo: "Texas physicians who give direct patient care",
        standing: "Texas law",
        sources: [
          {
            name: "Texas Occupations Code 156.055",
            href: "https://statutes.capitol.texas.gov/Docs/OC/htm/OC.156.htm#156.055",
          },
          {
            name: "Texas Medical Association, 2025",
            href: "https://www.texmed.org/TexasMedicineDetail.aspx?Pageid=46106&id=66087",
          },
        ],
        checked: "2025",
      },
    },
    { who: "Providers at certified Texas pain management clinics", need: texasPainClinicEducation },
    { who: "Practitioners with a DEA registration", need: mateTraining },
  ],
};

const ownership: ClinicianTopic = {
  id: "ownership",
  title: "Ownership and supervision",
  intro:
    "First work out whether your practice is a pain management clinic. If it is, get the license or certificate before you open.",
  pointers: ["Put delegation orders in writing."],
  statements: [
    ohioPainClinicDefinition,
    ohioPainClinicExceptions,
    ohioPainClinicLicense,
    ohioPainClinicOwner,
    texasPainClinicDefinition,
    texasPainClinicExceptions,
    texasPainClinicCertificate,
    texasPainClinicApplication,
  ],
};

const intake: ClinicianTopic = {
  id: "intake",
  title: "Intake",
  intro: "Gather the whole story at the first visit.",
  pointers: [
    "History and function",
    "A request for earlier records",
    "The PDMP report",
    "All medicines, compared with what the patient really takes",
    "Consent",
    "Whom to call after hours",
  ],
  statements: [],
};

const followUp: ClinicianTopic = {
  id: "follow-up",
  title: "Follow-up protocols",
  intro: "Set the next date before the patient leaves: soon after a start or an increase, then by risk.",
  pointers: [
    "Measure function the same way each time.",
    "Ask about side effects, mood and safety at home.",
    "Say who refills, when, and whom to call.",
  ],
  statements: [cdcFollowUp, reviewAndNaloxone],
};

const assessment: ClinicianTopic = {
  id: "assessment",
  title: "Assessment tools",
  intro: "These tools help you ask. They are aids, not verdicts.",
  pointers: [],
  statements: [],
  tools: [
    { name: "PEG", use: "Pain and function, at each visit", note: pegMeasure },
    { name: "PHQ-2 and PHQ-9", use: "Depression", note: phqNote },
    { name: "ORT and ORT-OUD", use: "Risk, before opioids", note: riskToolNote },
  ],
};

/** Clinic Setup: four cards. The tools are named, and their copyrighted items are never printed. */
export const clinicSetup: { title: string; cards: readonly ClinicianTopic[] } = {
  title: "Clinic Setup",
  cards: [ownership, intake, assessment, followUp],
};
