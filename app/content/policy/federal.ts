import type { Source, Statement, Topic } from "../statement.ts";

const federalRule = (title: number, section: string): Source => ({
  name: `${title} CFR ${section}`,
  href: `https://www.ecfr.gov/current/title-${title}/section-${section}`,
});

const federalStatute = (title: number, section: string): Source => ({
  name: `${title} U.S. Code ${section}`,
  href: `https://www.govinfo.gov/link/uscode/${title}/${section}`,
});

const cdcGuideline: Source = {
  name: "CDC Clinical Practice Guideline for Prescribing Opioids for Pain, MMWR 2022;71(RR-3)",
  href: "https://www.cdc.gov/mmwr/volumes/71/rr/rr7103a1.htm",
};

const cdcOverview: Source = {
  name: "CDC, clinical guidance overview",
  href: "https://www.cdc.gov/overdose-prevention/hcp/clinical-guidance/index.html",
};

const taperGuide: Source = {
  name: "HHS Guide for Clinicians on opioid dosage reduction, 2019",
  href: "https://www.hhs.gov/opioids/treatment/clinicians-guide-opioid-dosage-reduction/",
};

const fdaSafety: Source = {
  name: "FDA safety communication, April 9, 2019",
  href: "https://www.fda.gov/drugs/drug-safety-and-availability/fda-identifies-harm-reported-sudden-discontinuation-opioid-pain-medicines-and-requires-label-changes",
};

const fdaLabelReport: Source = {
  name: "Partnership to End Addiction, on the FDA labels of 2025",
  href: "https://drugfree.org/drug-and-alcohol-news/fda-mandates-new-opioid-safety-labels",
};

const appropriations2023: Source = {
  name: "Consolidated Appropriations Act, 2023",
  href: "https://www.congress.gov/bill/117th-congress/house-bill/2617",
};

const guidelineClinicians = "Clinicians who treat outpatients 18 and older for pain";
const longTermPatients = "Clinicians and patients who use opioids long-term for pain";
const partDMembers = "People with Medicare Part D drug coverage, and their prescribers and pharmacists";

/** One of the twelve recommendations, in our short words. Only number 7 was read in a copy of the original. */
function recommendation(
  number: number,
  words: string,
  checked: Statement["checked"] = "unchecked",
): Statement {
  return {
    text: `CDC recommendation ${number}: ${words}`,
    appliesTo: guidelineClinicians,
    standing: "Federal guidance",
    sources: [cdcGuideline],
    checked,
  };
}

/** CDC 2022, recommendation 5: continuing, changing or tapering. */
export const cdcTapering = recommendation(
  5,
  "If a patient already takes opioids, weigh the benefit and the risk of going on and of changing. If the dose comes down, go slowly and decide together. Unless life is at risk, do not stop suddenly or cut fast from a high dose.",
);

/** CDC 2022, recommendation 7: when to look again. */
export const cdcFollowUp = recommendation(
  7,
  "For subacute or chronic pain, check benefit and risk within 1 to 4 weeks of starting an opioid or raising the dose. Then check regularly.",
  "undated",
);

/** CDC 2022, recommendation 8: lowering the risk. */
export const cdcRisk = recommendation(
  8,
  "Look at the risk of harm at the start and from time to time. Act to lower it, and offer naloxone, the medicine that reverses an opioid overdose.",
);

/** CDC 2022, recommendation 9: the monitoring program. */
export const cdcMonitoring = recommendation(
  9,
  "Review the state's prescription drug monitoring program (PDMP) at the start and from time to time.",
);

/** CDC 2022, recommendation 10: drug tests. */
export const cdcDrugTesting = recommendation(10, "Consider the benefits and the risks of drug testing.");

/** CDC 2022, recommendation 11: sedatives. */
export const cdcSedatives = recommendation(
  11,
  "Take special care when an opioid is combined with a benzodiazepine or another sedative.",
);

/** CDC 2022, recommendation 12: opioid use disorder. */
export const cdcOpioidUseDisorder = recommendation(
  12,
  "Offer or arrange proven treatment for opioid use disorder. Detox alone is not advised.",
);

/** HHS 2019: no abrupt change. */
export const hhsNoSuddenStop: Statement = {
  text: "HHS advises against tapering opioids rapidly or stopping them suddenly. The risks are withdrawal, worse pain, serious distress, thoughts of suicide and turning to other sources. The exception is a life-threatening issue, such as signs of a coming overdose.",
  appliesTo: longTermPatients,
  standing: "Federal guidance",
  sources: [taperGuide],
  checked: "2019-10",
};

/** HHS 2019: shared decisions, no abandonment. */
export const hhsTogether: Statement = {
  text: "HHS advises clinicians never to abandon a patient, to decide together with the patient, and to coordinate care.",
  appliesTo: longTermPatients,
  standing: "Federal guidance",
  sources: [taperGuide],
  checked: "2019-10",
};

/** HHS 2019: when a taper may be considered. */
export const hhsReasons: Statement = {
  text: "HHS names reasons to consider a taper. Pain gets better, the patient asks, pain and function are not better, a higher dose shows no benefit, there is evidence of misuse, or there are side effects.",
  appliesTo: longTermPatients,
  standing: "Federal guidance",
  sources: [taperGuide],
  checked: "2019-10",
};

/** HHS 2019: pace. Accepted, not yet compared with the guide. */
export const hhsPace: Statement = {
  text: "HHS describes common tapers as a cut of 5% to 20% every four weeks. After more than a year on opioids, about 10% a month or slower is often easier to bear. A faster pace, about 10% a week, may suit shorter use. Pauses are fine.",
  appliesTo: longTermPatients,
  standing: "Federal guidance",
  sources: [taperGuide],
  checked: "unchecked",
};

/** FDA, April 9, 2019. */
export const fdaSuddenStop: Statement = {
  text: "In 2019 the FDA warned of serious harm when opioids were stopped suddenly or cut fast: withdrawal, uncontrolled pain, distress and suicide. It advises clinicians not to stop abruptly when a patient is physically dependent, to agree on a taper plan and to keep care going.",
  appliesTo: "Clinicians and patients who are physically dependent on opioid pain medicine",
  standing: "Federal guidance",
  sources: [fdaSafety],
  checked: "2019-04-09",
};

/** MATE Act, section 1263 of the Consolidated Appropriations Act, 2023; 21 U.S.C. 823(m). */
export const mateTraining: Statement = {
  text: "The Medication Access and Training Expansion (MATE) Act requires 8 hours of training on substance use disorders, once. You attest to it at your first registration or renewal with the Drug Enforcement Administration (DEA) on or after June 27, 2023. Some certifications and recent graduates are deemed to comply.",
  appliesTo: "Practitioners with a DEA registration, except veterinarians",
  standing: "Federal law",
  sources: [federalStatute(21, "823"), appropriations2023],
  checked: "unchecked",
};

/**
 * The DEA's telemedicine flexibility, 90 FR 61301. It ends with the day in validUntil: from then on a
 * page shows `afterwards` in place of the statement.
 */
export const telemedicine = {
  id: "federal-telemedicine",
  title: "Telemedicine",
  intro: "A temporary federal rule allows some prescribing without an earlier visit in person.",
  statement: {
    text: "From January 1 to December 31, 2026, a clinician registered with the Drug Enforcement Administration (DEA) may prescribe medicines in schedules II to V by telemedicine without an earlier visit in person, if the federal conditions are met. State law must also be met.",
    appliesTo: "Practitioners with a DEA registration, and their patients",
    standing: "Federal rule",
    sources: [
      {
        name: "Federal Register, 90 FR 61301",
        href: "https://www.govinfo.gov/content/pkg/FR-2025-12-31/html/2025-24123.htm",
      },
    ],
    checked: "2025-12-31",
  } satisfies Statement,
  validUntil: "2026-12-31",
  afterwards:
    "The temporary federal rule that we described here was set to end on December 31, 2026. We have not yet written about what came after it. Ask your clinic, or look at dea.gov.",
};

const topics: readonly Topic[] = [
  {
    id: "federal-cdc-guideline",
    title: "The CDC guideline of 2022",
    intro:
      "The Centers for Disease Control and Prevention (CDC) made 12 recommendations on opioids for pain. They advise. They are not a law.",
    statements: [
      {
        text: "The 12 recommendations are for clinicians who treat outpatients 18 and older. They cover acute pain (less than 1 month), subacute pain (1 to 3 months) and chronic pain (more than 3 months).",
        appliesTo: guidelineClinicians,
        standing: "Federal guidance",
        sources: [
          cdcGuideline,
          {
            name: "CDC, guideline at a glance",
            href: "https://www.cdc.gov/opioids/healthcare-professionals/prescribing/guideline/at-a-glance.html",
          },
        ],
        checked: "2022-11-04",
      },
      {
        text: "The CDC says that it gives recommendations only. They do not replace clinical judgment or decisions made for one patient, with that patient at the center.",
        appliesTo: guidelineClinicians,
        standing: "Federal guidance",
        sources: [cdcOverview],
        checked: "undated",
      },
      {
        text: "The guideline does not apply to sickle cell disease, cancer-related pain, palliative care or end-of-life care.",
        appliesTo: guidelineClinicians,
        standing: "Federal guidance",
        sources: [cdcOverview, cdcGuideline],
        checked: "undated",
      },
      {
        text: "The guideline is voluntary. It is not meant as one rigid standard for all patients, as a way to force rapid tapers or sudden stops, or as a reason to dismiss patients. It names misuse of the 2016 version as a cause of harm.",
        appliesTo: guidelineClinicians,
        standing: "Federal guidance",
        sources: [cdcGuideline],
        checked: "unchecked",
      },
      {
        text: "None of the 12 recommendations states a highest dose. The text asks for extra care as the dose rises and says that the added benefit gets smaller. It names 50 morphine milligram equivalents (MME) a day as a point to reassess.",
        appliesTo: guidelineClinicians,
        standing: "Federal guidance",
        sources: [cdcGuideline],
        checked: "unchecked",
      },
    ],
  },
  {
    id: "federal-cdc-starting",
    title: "CDC recommendations 1 to 6: starting, choosing and changing",
    intro: "In our own short words. The CDC's full text has the details.",
    statements: [
      recommendation(
        1,
        "For many common kinds of acute pain, care without opioids works at least as well. Use opioids only if the benefit is likely to outweigh the risk.",
      ),
      recommendation(
        2,
        "For subacute and chronic pain, prefer care without opioids. Before starting one, agree on goals for pain and function. Talk about benefit and risk, and about how treatment would stop if it does not help.",
      ),
      recommendation(3, "Start with immediate-release opioids, not extended-release ones."),
      recommendation(
        4,
        "Start with the lowest effective dose. Take care at any dose, and weigh each increase.",
      ),
      cdcTapering,
      recommendation(6, "For acute pain, prescribe no more than the expected need."),
    ],
  },
  {
    id: "federal-cdc-follow-up",
    title: "CDC recommendations 7 to 12: follow-up and risk",
    intro: "How to look again, and how to lower the risk of harm.",
    statements: [cdcFollowUp, cdcRisk, cdcMonitoring, cdcDrugTesting, cdcSedatives, cdcOpioidUseDisorder],
  },
  {
    id: "federal-tapering",
    title: "Lowering or stopping opioids: the HHS guide",
    intro:
      "The U.S. Department of Health and Human Services (HHS) wrote a guide for clinicians in 2019. It advises going slowly, together.",
    statements: [hhsNoSuddenStop, hhsTogether, hhsReasons, hhsPace],
  },
  {
    id: "federal-fda",
    title: "FDA warnings and labels",
    intro:
      "The Food and Drug Administration (FDA) decides what the label of a medicine says. It warns. It does not forbid a clinician to stop a medicine.",
    statements: [
      fdaSuddenStop,
      {
        text: "On July 31, 2025, the FDA required new labels for all opioid pain medicines. They give clearer numbers on long-term risk and stronger warnings about dose. They drop words that could be read as support for use without end.",
        appliesTo: "Makers of opioid pain medicines",
        standing: "Federal rule",
        sources: [
          fdaLabelReport,
          {
            name: "Kansas Hospital Association, August 2025",
            href: "https://www.kha-net.org/Communications/CurrentReportArticles/9_175689.aspx",
          },
        ],
        checked: "2025-07-31",
      },
      {
        text: "The new labels also repeat the reminder not to stop suddenly in patients who are physically dependent. Makers had 30 days to send in their changes. We have not checked whether every label has changed.",
        appliesTo: "Makers of opioid pain medicines",
        standing: "Federal rule",
        sources: [fdaLabelReport],
        checked: "2025-07-31",
      },
    ],
  },
  {
    id: "federal-prescribing-law",
    title: "Prescribing law",
    intro: "Federal law on controlled substances applies alongside state law. Clinicians must meet both.",
    statements: [
      {
        text: "The X-waiver has ended. A clinician who may prescribe schedule III medicines may prescribe buprenorphine for opioid use disorder, if state law permits.",
        appliesTo: "Practitioners with schedule III authority",
        standing: "Federal law",
        sources: [appropriations2023],
        checked: "unchecked",
      },
      mateTraining,
      {
        text: "The SUPPORT Act requires controlled substances under Medicare Part D to be prescribed electronically. Medicare looks for at least 70%, with exceptions, for example for very few prescriptions.",
        appliesTo: "Prescribers of controlled substances to people with Medicare Part D",
        standing: "Federal law",
        sources: [federalRule(42, "423.160")],
        checked: "unchecked",
      },
      {
        text: "Ruan v. United States (2022) is about criminal cases. Once a clinician shows evidence of authorization, the government must prove, beyond reasonable doubt, that the clinician knew or intended that the prescribing was unauthorized. It does not change medical board or malpractice standards.",
        appliesTo: "Clinicians charged under 21 U.S. Code 841",
        standing: "Court decision",
        sources: [
          {
            name: "Ruan v. United States, 597 U.S. 450 (June 27, 2022)",
            href: "https://www.law.cornell.edu/supremecourt/text/20-1410",
          },
        ],
        checked: "unchecked",
      },
      {
        text: "Pharmacists share a corresponding responsibility. They, too, answer for whether a prescription for a controlled substance is proper.",
        appliesTo: "Pharmacists who fill prescriptions for controlled substances",
        standing: "Federal rule",
        sources: [federalRule(21, "1306.04")],
        checked: "unchecked",
      },
    ],
  },
  {
    id: "federal-medicare",
    title: "Medicare Part D safety checks",
    intro: "These are pharmacy checks. They are not limits on what a clinician may prescribe.",
    statements: [
      {
        text: "There are four main checks. A first fill is held to 7 days for people who have not filled an opioid recently. At 90 morphine milligram equivalents (MME) a day, the pharmacist is alerted to talk with the prescriber. Other alerts are for an opioid with a benzodiazepine, or two long-acting opioids. A plan may add a stop at 200 MME.",
        appliesTo: partDMembers,
        standing: "Public information",
        sources: [
          {
            name: "Pennsylvania Medical Society, opioid policies in Medicare Part D",
            href: "https://www.pamedsoc.org/practice-support/latest-news/tools-articles/opioid-policies-medicare-part-d",
          },
        ],
        checked: "2020",
      },
      {
        text: "The checks leave out people in long-term care, hospice, palliative or end-of-life care, active cancer pain and sickle cell disease. Buprenorphine for addiction should not be affected.",
        appliesTo: partDMembers,
        standing: "Public information",
        sources: [
          {
            name: "Medicare slides on Part D opioid policies",
            href: "https://docslib.org/doc/13111257/medicare-part-d-prescription-opioid-policies",
          },
        ],
        checked: "2020",
      },
      {
        text: "One plan's page also leaves out cancer survivors with chronic pain, from January 1, 2025. Ask your own plan.",
        appliesTo: partDMembers,
        standing: "Public information",
        sources: [
          {
            name: "Devoted Health, opioid prescription rules",
            href: "https://website.prod.devoted.com/prescription-drugs/drug-coverage-limits/opioid-prescription-rules",
          },
        ],
        checked: "2025",
      },
      {
        text: "A patient or a prescriber can ask the plan for a coverage determination, which is a formal decision. They can also ask for an expedited one, which comes faster.",
        appliesTo: partDMembers,
        standing: "Public information",
        sources: [federalRule(42, "423.566")],
        checked: "2020",
      },
      {
        text: "People on Medicare can complain about the quality of their care. Call 1-800-MEDICARE (1-800-633-4227) or look at qioprogram.org.",
        appliesTo: "People with Medicare",
        standing: "Public information",
        sources: [
          {
            name: "LegalClarity, Medicare quality of care complaints",
            href: "https://legalclarity.org/bfcc-qio-medicare-appeals-and-quality-of-care-complaints",
          },
        ],
        checked: "undated",
      },
    ],
  },
  {
    id: "federal-civil-rights",
    title: "Civil rights",
    intro: "Disability law gives equal access. It does not give a right to a specific medicine.",
    statements: [
      {
        text: "The Americans with Disabilities Act (ADA), Section 504 and Section 1557 bar covered providers from disability discrimination. Chronic pain can be a disability if it substantially limits a major life activity.",
        appliesTo: "Patients of health care providers that these laws cover",
        standing: "Federal law",
        sources: [federalStatute(42, "12101"), federalStatute(29, "794"), federalStatute(42, "18116")],
        checked: "unchecked",
      },
      {
        text: "Under the ADA, taking a medicine as prescribed under medical supervision is not illegal use of drugs.",
        appliesTo: "Patients of health care providers that the ADA covers",
        standing: "Federal law",
        sources: [federalStatute(42, "12210")],
        checked: "unchecked",
      },
      {
        text: "These laws give equal access and reasonable changes in policy. They do not give a right to a specific medicine. A clinical judgment in good faith is different from shutting somebody out because of a condition.",
        appliesTo: "Patients of health care providers that these laws cover",
        standing: "Federal law",
        sources: [federalStatute(42, "12101"), federalStatute(29, "794"), federalStatute(42, "18116")],
        checked: "unchecked",
      },
      {
        text: "You can complain to the HHS Office for Civil Rights at ocrportal.hhs.gov or 1-800-368-1019, normally within 180 days. You can also complain to the U.S. Department of Justice at ada.gov.",
        appliesTo: "Patients who meet disability discrimination",
        standing: "Public information",
        sources: [
          { name: "HHS Office for Civil Rights, complaint portal", href: "https://ocrportal.hhs.gov" },
          { name: "U.S. Department of Justice, ADA", href: "https://www.ada.gov" },
        ],
        checked: "unchecked",
      },
    ],
  },
  {
    id: "federal-records-and-bills",
    title: "Records, bills and hospitals",
    intro: "Federal law backs your access to records, and to care in an emergency.",
    statements: [
      {
        text: "Under HIPAA, the federal health privacy law, a provider must act on your request for records within 30 days. One 30-day extension is possible, with a written reason. A fee must be reasonable and based on cost. You get an electronic copy if the records are kept electronically.",
        appliesTo: "Patients of health care providers that HIPAA covers",
        standing: "Federal rule",
        sources: [federalRule(45, "164.524")],
        checked: "unchecked",
      },
      {
        text: "Providers and record systems should not unreasonably stop access to electronic health information. This is called information blocking. Notes and results generally appear in the portal without delay. You can report a problem at healthit.gov.",
        appliesTo: "Patients of providers that keep electronic records",
        standing: "Federal rule",
        sources: [
          { name: "45 CFR Part 171", href: "https://www.ecfr.gov/current/title-45/part-171" },
          { name: "HealthIT.gov", href: "https://www.healthit.gov" },
        ],
        checked: "unchecked",
      },
      {
        text: "The No Surprises Act protects against many out-of-network bills for emergencies and for some care at in-network hospitals. If you have no insurance or pay yourself, you get a good-faith estimate. The help desk is 1-800-985-3059.",
        appliesTo: "Patients with private health insurance, and patients who pay themselves",
        standing: "Federal rule",
        sources: [{ name: "45 CFR Part 149", href: "https://www.ecfr.gov/current/title-45/part-149" }],
        checked: "unchecked",
      },
      {
        text: "A hospital in Medicare must have a grievance process, name a contact and answer in writing. Ask for the patient advocate or patient relations.",
        appliesTo: "Patients of hospitals that take part in Medicare",
        standing: "Federal rule",
        sources: [federalRule(42, "482.13")],
        checked: "unchecked",
      },
      {
        text: "The Emergency Medical Treatment and Labor Act (EMTALA) is the federal law on screening and stabilizing patients in a hospital emergency department.",
        appliesTo: "Patients who come to a hospital emergency department",
        standing: "Federal law",
        sources: [federalStatute(42, "1395dd")],
        checked: "unchecked",
      },
    ],
  },
  {
    id: "federal-task-force",
    title: "The HHS pain task force report of 2019",
    intro: "A federal task force described what good pain care looks like.",
    statements: [
      {
        text: "The report calls for care that is made for the one patient and joins several methods and professions. It names five groups: medicines, restorative therapies, interventional procedures, behavioral health, and complementary and integrative health.",
        appliesTo: "Clinicians, patients and policy makers",
        standing: "Federal guidance",
        sources: [
          {
            name: "HHS Pain Management Best Practices Inter-Agency Task Force",
            href: "https://www.hhs.gov/ash/advisory-committees/pain/index.html",
          },
        ],
        checked: "unchecked",
      },
      {
        text: "It also asks for attention to risk assessment, stigma, access to care and education. A law of 2016, the Comprehensive Addiction and Recovery Act, required the report.",
        appliesTo: "Clinicians, patients and policy makers",
        standing: "Federal guidance",
        sources: [
          {
            name: "HHS Pain Management Best Practices Inter-Agency Task Force",
            href: "https://www.hhs.gov/ash/advisory-committees/pain/index.html",
          },
        ],
        checked: "unchecked",
      },
    ],
  },
];

/** The Federal Context tab of the policy page (specification §2 "Policy"). */
export const federal = {
  title: "Federal Context",
  lead: "Federal guidance does not supersede state law. Federal guidance helps explain good care. It does not replace Ohio or Texas law, and it is not a rule your clinician must follow word for word. Where state and federal law both apply, clinicians must meet both.",
  officialLinks: [
    {
      name: "CDC, overdose prevention for clinicians",
      href: "https://www.cdc.gov/overdose-prevention/hcp/clinical-guidance/index.html",
    },
    { name: "Code of Federal Regulations", href: "https://www.ecfr.gov" },
  ] satisfies Source[],
  topics,
};
