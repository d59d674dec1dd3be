import type { Source, Statement, Topic } from "../statement.ts";

const occupationsCode = (chapter: string, section: string): Source => ({
  name: `Texas Occupations Code ${section}`,
  href: `https://statutes.capitol.texas.gov/Docs/OC/htm/OC.${chapter}.htm#${section}`,
});

const intractablePainAct: Source = {
  name: "Texas Occupations Code, chapter 107",
  href: "https://statutes.capitol.texas.gov/Docs/OC/htm/OC.107.htm",
};

const healthCode = (section: string): Source => ({
  name: `Texas Health and Safety Code ${section}`,
  href: `https://statutes.capitol.texas.gov/Docs/HS/htm/HS.481.htm#${section}`,
});

const boardRule = (section: string): Source => ({
  name: `22 Texas Administrative Code ${section}`,
  href: `https://www.law.cornell.edu/regulations/texas/22-Tex-Admin-Code-SS-${section.replace(".", "-")}`,
});

const ruleMove: Source = {
  name: "Texas Medical Liability Trust, revised Board rules",
  href: "https://hub.tmlt.org/tmlt-blog/revised-tmb-rules-now-in-effect",
};

const boardComplaints: Source = {
  name: "Texas Medical Board, Place a Complaint",
  href: "https://www.tmb.state.tx.us/page/place-a-complaint",
};

const chronicPainPhysicians = "Texas physicians who treat intractable pain";
const acutePrescribers = "Prescribers of opioids for acute pain in Texas";
const pmpPrescribers =
  "Prescribers of opioids, benzodiazepines, barbiturates or carisoprodol in Texas, except veterinarians";

/** Texas Health and Safety Code 481.0764: the duty to check the monitoring program. */
export const pmpDuty: Statement = {
  text: "A prescriber must check the PMP before prescribing an opioid, a benzodiazepine, a barbiturate or carisoprodol. A missed check is a ground for discipline.",
  appliesTo: pmpPrescribers,
  standing: "Texas law",
  sources: [healthCode("481.0764")],
  checked: "undated",
};

/** Texas Health and Safety Code 481.0765. Accepted, not yet compared with the statute. */
export const pmpExceptions: Statement = {
  text: "No PMP check is needed for a patient with cancer or sickle cell disease, or in hospice care, if the record says so. The same goes for a good-faith try that failed for reasons outside the prescriber's control.",
  appliesTo: pmpPrescribers,
  standing: "Texas law",
  sources: [healthCode("481.0765")],
  checked: "unchecked",
};

/** Texas Health and Safety Code 481.07636: the limit on each prescription for acute pain. */
export const tenDayLimit: Statement = {
  text: "For acute pain, each opioid prescription may cover no more than 10 days, with no refill.",
  appliesTo: acutePrescribers,
  standing: "Texas law",
  sources: [healthCode("481.07636")],
  checked: "2025",
};

export const tenDayDefinition: Statement = {
  text: "Acute pain, in this law, leaves out chronic pain. It also leaves out pain treated as part of cancer care, hospice or other end-of-life care, or palliative care.",
  appliesTo: acutePrescribers,
  standing: "Texas law",
  sources: [healthCode("481.07636")],
  checked: "2025",
};

export const tenDayNoException: Statement = {
  text: "A prescriber cannot go past the 10 days by writing down a reason, as the Ohio rule allows. The limit does not apply to opioids that are approved to treat addiction.",
  appliesTo: acutePrescribers,
  standing: "Texas law",
  sources: [healthCode("481.07636")],
  checked: "2025",
};

/** Texas Occupations Code chapter 168: what makes a practice a pain management clinic. */
export const painClinicDefinition: Statement = {
  text: "A place is a pain management clinic in Texas if a majority of its patients get opioids, benzodiazepines, barbiturates or carisoprodol on a monthly basis. Suboxone is not counted.",
  appliesTo: "Practices and facilities in Texas",
  standing: "Texas law",
  sources: [
    {
      name: "Texas Medical Board, pain management clinics",
      href: "https://www.tmb.state.tx.us/apply-renew/other-permits-and-licenses/pain-management-clinics/pain-management-clinic-application-and-renewal",
    },
    occupationsCode("168", "168.001"),
  ],
  checked: "2025",
};

/** Texas Occupations Code 168.002, known from the text of an older rule. */
export const painClinicExceptions: Statement = {
  text: "The law leaves out medical and dental schools, hospitals, hospices, state and federal facilities, and some practices where most patients get another kind of treatment.",
  appliesTo: "Practices and facilities in Texas",
  standing: "Texas law",
  sources: [occupationsCode("168", "168.002")],
  checked: "unchecked",
};

export const painClinicCertificate: Statement = {
  text: "A pain management clinic must be certified by the Texas Medical Board. The physician owner applies. Each location needs its own certificate.",
  appliesTo: "Physicians who own a pain management clinic in Texas",
  standing: "Texas rule",
  sources: [boardRule("172.3")],
  checked: "2025",
};

export const painClinicApplication: Statement = {
  text: "The application shows ownership, hours, the medical director, the staff, and the protocols and standing orders.",
  appliesTo: "Physicians who own a pain management clinic in Texas",
  standing: "Texas rule",
  sources: [boardRule("172.3")],
  checked: "2025",
};

export const painClinicEducation: Statement = {
  text: "When the certificate is renewed, every provider involved in patient care shows at least 10 hours of continuing medical education (CME) about pain in the last two years.",
  appliesTo: "Providers at certified pain management clinics in Texas",
  standing: "Texas rule",
  sources: [boardRule("172.3")],
  checked: "2025",
};

/** 22 TAC 172.4: what the record of a pain patient must show. */
export const painRecords: Statement = {
  text: "Physicians who treat pain must keep full records. They show how well treatment works, daily function, pain relief, PMP checks, agreements if they are used, and drug test results.",
  appliesTo: "Physicians who treat pain patients in Texas",
  standing: "Texas rule",
  sources: [boardRule("172.4")],
  checked: "2025",
};

const topics: readonly Topic[] = [
  {
    id: "texas-new-rules",
    title: "Where the rules are now",
    intro:
      "The Texas Medical Board rewrote and renumbered its rules. Many web pages still cite the old numbers.",
    statements: [
      {
        text: "New Board rules took effect on January 9, 2025. Forty chapters became 25.",
        appliesTo: "Everyone who looks up Texas Medical Board rules",
        standing: "Texas rule",
        sources: [ruleMove],
        checked: "2025-01-09",
      },
      {
        text: "The rules are in title 22 of the Texas Administrative Code. Pain management clinics are now in chapter 172. Medical records and leaving a practice are in chapter 163.",
        appliesTo: "Everyone who looks up Texas Medical Board rules",
        standing: "Texas rule",
        sources: [boardRule("172.3"), ruleMove],
        checked: "2025",
      },
      {
        text: "Pages that cite 22 TAC 170 or 22 TAC 195 for pain treatment are out of date. TAC is short for the Texas Administrative Code.",
        appliesTo: "Everyone who looks up Texas Medical Board rules",
        standing: "Texas rule",
        sources: [
          {
            name: "Unofficial copy of the Texas Medical Board rules, May 2025",
            href: "https://tac-clone.dsswtx.org/TITLE-22-PART-9.html",
          },
          boardRule("172.3"),
        ],
        checked: "2025-05",
      },
    ],
  },
  {
    id: "texas-intractable-pain",
    title: "The Intractable Pain Treatment Act",
    intro: "Texas law permits physicians to treat pain that cannot be cured. It protects physicians.",
    statements: [
      {
        text: "Pain is intractable if its cause cannot be removed or treated, and if no relief or cure is possible or has been found after reasonable effort.",
        appliesTo: chronicPainPhysicians,
        standing: "Texas law",
        sources: [intractablePainAct],
        checked: "2003",
      },
      {
        text: "A physician may prescribe or give a dangerous drug or a controlled substance in treating a person for intractable pain. The Act does not allow use that is not treatment, or that goes against public health standards.",
        appliesTo: chronicPainPhysicians,
        standing: "Texas law",
        sources: [occupationsCode("107", "107.051"), occupationsCode("107", "107.052")],
        checked: "2003",
      },
      {
        text: "The Act does not cover a person who is being treated for chemical dependency, except as its Subchapter C provides.",
        appliesTo: chronicPainPhysicians,
        standing: "Texas law",
        sources: [occupationsCode("107", "107.003")],
        checked: "2003",
      },
      {
        text: "Hospitals may not forbid their staff physicians to give such treatment. The Board may not discipline a physician for prescribing in the course of treating intractable pain. There are exceptions, such as prescribing that is not treatment, or poor records.",
        appliesTo: "Hospitals and physicians in Texas",
        standing: "Texas law",
        sources: [
          occupationsCode("107", "107.053"),
          occupationsCode("107", "107.151"),
          occupationsCode("107", "107.152"),
        ],
        checked: "unchecked",
      },
      {
        text: "The Act is not a patient's right to a certain drug. A Texas licensing lawyer wrote in 2013 that its protection had worn away in practice.",
        appliesTo: "Patients and physicians in Texas",
        standing: "Public information",
        sources: [
          occupationsCode("107", "107.051"),
          {
            name: "Texas Medical Licensing Law Blog, 2013",
            href: "https://www.txmedicallicensinglaw.com/2013/03/articles/texas-medical-board/the-texas-intractable-pain-treatment-act-and-chronic-pain/print.html",
          },
        ],
        checked: "2013",
      },
    ],
  },
  {
    id: "texas-pmp",
    title: "The PMP, the prescription record",
    intro:
      "The Texas record of prescriptions for certain medicines is the Prescription Monitoring Program (PMP). Prescribers must look at it.",
    statements: [
      pmpDuty,
      pmpExceptions,
      {
        text: "The check has been required since March 1, 2020.",
        appliesTo: pmpPrescribers,
        standing: "Texas law",
        sources: [healthCode("481.0764")],
        checked: "unchecked",
      },
      {
        text: "The yearly hour of training that this section once required expired on August 31, 2023.",
        appliesTo: pmpPrescribers,
        standing: "Texas law",
        sources: [healthCode("481.0764")],
        checked: "2023-08-31",
      },
    ],
  },
  {
    id: "texas-acute-pain",
    title: "Acute pain",
    intro:
      "For short-term pain, each opioid prescription stops at 10 days. Chronic pain is not covered by this limit.",
    statements: [
      tenDayLimit,
      tenDayDefinition,
      tenDayNoException,
      {
        text: "A pharmacist is not penalized for filling, or refusing to fill, a prescription over the limit.",
        appliesTo: "Pharmacists in Texas",
        standing: "Texas law",
        sources: [healthCode("481.07636")],
        checked: "2025",
      },
      {
        text: "The limit has been in force since September 1, 2019.",
        appliesTo: acutePrescribers,
        standing: "Texas law",
        sources: [healthCode("481.07636")],
        checked: "unchecked",
      },
    ],
  },
  {
    id: "texas-electronic-prescribing",
    title: "Electronic prescribing",
    intro: "Prescriptions for controlled substances go to the pharmacy by computer.",
    statements: [
      {
        text: "A prescription for a controlled substance must be electronic. The law lists exceptions and waivers.",
        appliesTo: "Prescribers of controlled substances in Texas",
        standing: "Texas law",
        sources: [
          healthCode("481.0755"),
          healthCode("481.0756"),
          {
            name: "Texas Legislature, analysis of House Bill 2174",
            href: "https://capitol.texas.gov/tlodocs/86R/analysis/html/HB02174E.htm",
          },
        ],
        checked: "2019",
      },
      {
        text: "The duty to prescribe electronically has been in force since January 1, 2021.",
        appliesTo: "Prescribers of controlled substances in Texas",
        standing: "Texas law",
        sources: [healthCode("481.0755")],
        checked: "unchecked",
      },
    ],
  },
  {
    id: "texas-pain-clinics",
    title: "Pain management clinics",
    intro: "A clinic that mostly prescribes certain medicines must be certified by the Board.",
    statements: [
      painClinicDefinition,
      painClinicExceptions,
      painClinicCertificate,
      painClinicApplication,
      painClinicEducation,
      painRecords,
    ],
  },
  {
    id: "texas-telemedicine",
    title: "Telemedicine",
    intro: "Ask before you count on a video visit.",
    statements: [
      {
        text: "Texas limits treating chronic pain with scheduled drugs by telemedicine. Ask the clinic.",
        appliesTo: "Telemedicine care for chronic pain in Texas",
        standing: "Texas rule",
        sources: [
          { name: "Texas Medical Board", href: "https://www.tmb.texas.gov" },
          {
            name: "Texas Administrative Code, title 22, chapter 175",
            href: "https://www.sos.state.tx.us/tac/index.shtml",
          },
        ],
        checked: "unchecked",
      },
    ],
  },
  {
    id: "texas-records",
    title: "Your medical records",
    intro: "Ask in writing. The physician has 15 business days.",
    statements: [
      {
        text: "A physician must give you copies or a summary of your records within 15 business days of a written request. A refusal must be in writing and give the reasons.",
        appliesTo: "Patients of physicians in Texas",
        standing: "Texas law",
        sources: [occupationsCode("159", "159.006")],
        checked: "2024",
      },
      {
        text: "The physician may charge a reasonable fee, but not for some requests about disability benefits. In an emergency, records may not be held back because a bill is not paid.",
        appliesTo: "Patients of physicians in Texas",
        standing: "Texas law",
        sources: [occupationsCode("159", "159.008")],
        checked: "2015-06",
      },
    ],
  },
  {
    id: "texas-complaints",
    title: "Where to complain and get help",
    intro: "Where to go depends on what went wrong.",
    statements: [
      {
        text: "Complain to the Texas Medical Board with its online form, or call 1-800-201-9353 to ask for a form. A complaint must be in writing. State law does not allow anonymous complaints. The Board sends news of the case about every 90 days.",
        appliesTo: "Complaints about physicians in Texas",
        standing: "Public information",
        sources: [boardComplaints],
        checked: "undated",
      },
      {
        text: "The Texas Medical Board has no power over hospitals, nurses, pharmacists or insurers.",
        appliesTo: "Complaints about health care in Texas",
        standing: "Public information",
        sources: [boardComplaints],
        checked: "undated",
      },
      {
        text: "For a hospital or other facility, call Texas Health and Human Services at 1-800-458-9858.",
        appliesTo: "Complaints about health care facilities in Texas",
        standing: "Public information",
        sources: [{ name: "Texas Health and Human Services", href: "https://www.hhs.texas.gov" }],
        checked: "unchecked",
      },
      {
        text: "For a health plan, call the Texas Department of Insurance at 1-800-252-3439.",
        appliesTo: "People with health insurance in Texas",
        standing: "Public information",
        sources: [{ name: "Texas Department of Insurance", href: "https://www.tdi.texas.gov" }],
        checked: "unchecked",
      },
      {
        text: "For a nurse, go to the Texas Board of Nursing. For a pharmacy, go to the Texas State Board of Pharmacy.",
        appliesTo: "Complaints about nurses and pharmacies in Texas",
        standing: "Public information",
        sources: [
          { name: "Texas Board of Nursing", href: "https://www.bon.texas.gov" },
          { name: "Texas State Board of Pharmacy", href: "https://www.pharmacy.texas.gov" },
        ],
        checked: "undated",
      },
      {
        text: "Dial 2-1-1 to find local services. Disability Rights Texas helps with disability discrimination: 1-800-252-9108.",
        appliesTo: "People in Texas who need help",
        standing: "Public information",
        sources: [
          { name: "2-1-1 Texas", href: "https://www.211texas.org" },
          { name: "Disability Rights Texas", href: "https://www.disabilityrightstx.org" },
        ],
        checked: "unchecked",
      },
    ],
  },
];

/** The Texas tab of the policy page (specification §2 "Policy"). */
export const texas = {
  title: "Texas",
  lead: "Texas lets physicians use controlled substances to treat pain that cannot be cured. It also sets limits and asks for checks and good records. No law on this page gives a patient a right to a certain medicine or dose.",
  officialLinks: [
    { name: "Texas Medical Board", href: "https://www.tmb.texas.gov" },
    { name: "Texas statutes", href: "https://statutes.capitol.texas.gov" },
  ] satisfies Source[],
  topics,
};
