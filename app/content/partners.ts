import type { Source, Statement } from "./statement.ts";

/** The words that specification §2 "Partners" asks for beside a state or national association. */
export const associationNote = "Association does not imply endorsement";

/** An organization that we point to, with what is known about it. It has not agreed to be a partner. */
export type ListedResource = {
  id: string;
  name: string;
  link: Source;
  note?: typeof associationNote;
  facts: readonly Statement[];
};

/** A titled group of listed resources. */
export type ResourceGroup = {
  id: string;
  title: string;
  intro: string;
  entries: readonly ListedResource[];
};

const forum: Source = { name: "The Doctor Patient Forum", href: "https://www.thedoctorpatientforum.com" };

const rallyNews: Source = {
  name: "National Pain Report, on the Don't Punish Pain rallies of 2018",
  href: "https://nationalpainreport.com/dont-punish-pain-rallies-8837250.html",
};

const septemberRallies: Source = {
  name: "National Pain Report, rallies of September 2018",
  href: "https://nationalpainreport.com/dont-punish-pain-rallies-for-september-gaining-momentum-8837032.html",
};

/**
 * The featured partner (specification §2 "Partners"). The biography is a draft in our words: the README says
 * what must be settled with the partner before the site goes live.
 */
export const featuredPartner = {
  id: "featured",
  title: "Featured partner",
  name: "The Doctor Patient Forum",
  lead: "The Doctor Patient Forum is a national advocacy organization. It says that it advocates, educates and defends.",
  mission: {
    text: "In its own mission it stands up for the rights of patients, for the clinicians who treat pain, and for public understanding of limits on care.",
    appliesTo: "Patients and clinicians across the United States",
    standing: "Public information",
    sources: [forum],
    checked: "undated",
  } satisfies Statement,
  biography: {
    id: "founder",
    title: "About the founder",
    person: "Claudia A. Merandi",
    role: "Founder of the Don't Punish Pain Rally Organization",
    paragraphs: [
      "Claudia A. Merandi is a patient advocate and author from East Providence, Rhode Island. She is a retired court reporter and has lived with Crohn's disease.",
      "She started the Don't Punish Pain Rally in 2018. It called on patients to hold peaceful, local events and tell their own stories. For September 18, 2018, organizers reported about 75 rallies across the country.",
      "A newsletter of 2021 carried the names The Doctor Patient Forum and Don't Punish Pain together.",
    ],
    sources: [
      {
        name: "The Doctor Patient Forum, founder's biography",
        href: "https://www.thedoctorpatientforum.com/resources/patients/262-pain-in-the-nation-update-by-trust-for-america-s-health",
      },
      rallyNews,
      septemberRallies,
      {
        name: "The Doctor Patient Forum/Don't Punish Pain, newsletter of 2021",
        href: "https://myemail-api.constantcontact.com/Here-is-our-chance-to-help-get-the-CDC-Guidelines-redacted--.html?soid=1136668510410&aid=vvHj7BDOVGY",
      },
    ] satisfies [Source, ...Source[]],
    checked: "2021" as const,
  },
  initiatives: {
    id: "initiatives",
    title: "Key initiatives",
    statements: [
      {
        text: "Don't Punish Pain rallies: peaceful, local events run by patients.",
        appliesTo: "Patients across the United States",
        standing: "Public information",
        sources: [rallyNews],
        checked: "2018",
      },
      {
        text: "The Doctors' Collaborative, a forum for physicians, reported in 2018.",
        appliesTo: "Physicians across the United States",
        standing: "Public information",
        sources: [
          {
            name: "National Pain Report, on recruiting pain doctors, 2018",
            href: "https://nationalpainreport.com/recruiting-pain-doctors-to-speak-out-8837100.html",
          },
        ],
        checked: "2018",
      },
      {
        text: "Work on a Rhode Island bill to protect patients with intractable pain. The bill passed the House once and was brought back later. We do not know how it ended.",
        appliesTo: "Patients in Rhode Island",
        standing: "Public information",
        sources: [
          {
            name: "National Pain Report, on the fight against chronic pain",
            href: "https://nationalpainreport.com/fighting-the-chronic-pain-on-many-fronts-8842772.html",
          },
        ],
        checked: "undated",
      },
      {
        text: "A list, state by state, of laws that protect patients and prescribers.",
        appliesTo: "Patients and prescribers across the United States",
        standing: "Public information",
        sources: [
          {
            name: "The Doctor Patient Forum, list of laws",
            href: "https://www.thedoctorpatientforum.com/component/tags/tag/chronic-pain-patient",
          },
        ],
        checked: "undated",
      },
      {
        text: "Public education about scores that are computed from prescription records, such as NarxCare. This included a panel on the radio program 1A on November 11, 2021.",
        appliesTo: "Patients and prescribers across the United States",
        standing: "Public information",
        sources: [
          {
            name: "The Doctor Patient Forum, on NarxCare",
            href: "https://www.thedoctorpatientforum.com/component/tags/tag/narxcare",
          },
        ],
        checked: "2021-11-11",
      },
      {
        text: "Comments on Ruan v. United States, a decision of the Supreme Court about criminal cases against prescribers.",
        appliesTo: "Prescribers across the United States",
        standing: "Public information",
        sources: [forum],
        checked: "undated",
      },
    ] satisfies Statement[],
  },
  link: forum,
  notice: "Featuring a partner does not mean the Society agrees with every position it takes.",
};

/** Why most names on the page stand under "Resources": a partner has agreed in writing. */
export const localAndState = {
  id: "local-and-state",
  title: "Local and state partners and resources",
  intro:
    "These organizations have not agreed to be our partners. We list them as resources, because they may help you.",
} as const;

const medicalAssociations: ResourceGroup = {
  id: "medical-associations",
  title: "State and national medical associations",
  intro: "The professional bodies of physicians.",
  entries: [
    {
      id: "ohio-state-medical-association",
      name: "Ohio State Medical Association",
      link: { name: "osma.org", href: "https://www.osma.org" },
      note: associationNote,
      facts: [
        {
          text: "The Ohio State Medical Association is the state medical association for Ohio.",
          appliesTo: "Physicians in Ohio",
          standing: "Public information",
          sources: [{ name: "Ohio State Medical Association", href: "https://www.osma.org" }],
          checked: "unchecked",
        },
      ],
    },
    {
      id: "american-medical-association",
      name: "American Medical Association",
      link: { name: "ama-assn.org", href: "https://www.ama-assn.org" },
      note: associationNote,
      facts: [
        {
          text: "The American Medical Association is the national medical association.",
          appliesTo: "Physicians across the United States",
          standing: "Public information",
          sources: [{ name: "American Medical Association", href: "https://www.ama-assn.org" }],
          checked: "unchecked",
        },
      ],
    },
  ],
};

const localHealth: ResourceGroup = {
  id: "local-health",
  title: "Local health entities",
  intro: "Public health and hospital care in Huron County.",
  entries: [
    {
      id: "huron-county-public-health",
      name: "Huron County Public Health",
      link: { name: "huroncohealth.com", href: "https://www.huroncohealth.com" },
      facts: [
        {
          text: "Huron County Public Health is at 28 Executive Drive, Norwalk, Ohio 44857. The phone number is 419-668-1652.",
          appliesTo: "People in Huron County",
          standing: "Public information",
          sources: [
            {
              name: "Huron County Commissioners, public notice of 2020",
              href: "https://www.hccommissioners.com/public-notice/",
            },
          ],
          checked: "2020",
        },
      ],
    },
    {
      id: "fisher-titus",
      name: "Fisher-Titus Medical Center",
      link: { name: "fishertitus.org", href: "https://www.fishertitus.org" },
      facts: [
        {
          text: "Fisher-Titus publishes a statement of patient rights. It speaks of fair access, a part in the care plan, informed decisions, safe care and access to records. It says that the rights are not a way to demand treatment judged unnecessary.",
          appliesTo: "Patients of Fisher-Titus",
          standing: "Public information",
          sources: [
            { name: "Fisher-Titus, patient rights", href: "https://www.fishertitus.org/patient-rights" },
          ],
          checked: "undated",
        },
        {
          text: "The phone number of Fisher-Titus Medical Center in Norwalk is 419-668-8101.",
          appliesTo: "Patients of Fisher-Titus",
          standing: "Public information",
          sources: [{ name: "Fisher-Titus", href: "https://www.fishertitus.org" }],
          checked: "unchecked",
        },
      ],
    },
  ],
};

const behavioralHealth: ResourceGroup = {
  id: "behavioral-health",
  title: "Addiction and mental health services",
  intro:
    "Help with mood, stress, alcohol and drugs. A person with pain is not by that fact a person with an addiction.",
  entries: [
    {
      id: "huron-county-board",
      name: "Huron County Board of Mental Health and Addiction Services",
      link: { name: "huroncountymhas.org", href: "https://huroncountymhas.org" },
      facts: [
        {
          text: "The county board's mission is to educate and advocate, and to provide resources for prevention, treatment and recovery.",
          appliesTo: "People in Huron County",
          standing: "Public information",
          sources: [
            {
              name: "Huron County Board of Mental Health and Addiction Services, mission",
              href: "https://huroncountymhas.org/mission-and-vision",
            },
          ],
          checked: "undated",
        },
      ],
    },
    {
      id: "ohio-department-of-behavioral-health",
      name: "Ohio Department of Behavioral Health",
      link: { name: "dbh.ohio.gov", href: "https://dbh.ohio.gov" },
      facts: [
        {
          text: "The state agency for mental health and addiction has had this name since October 1, 2025. Before, it was the Ohio Department of Mental Health and Addiction Services.",
          appliesTo: "People in Ohio",
          standing: "Public information",
          sources: [
            {
              name: "State press release on the new name",
              href: "https://www.pubt.io/view/4A09FD8A780E843E617C88C385F4DDD29870DA1B",
            },
          ],
          checked: "2025-10-01",
        },
      ],
    },
    {
      id: "ohio-careline",
      name: "Ohio CareLine",
      link: { name: "dbh.ohio.gov", href: "https://dbh.ohio.gov" },
      facts: [
        {
          text: "The Ohio CareLine gives emotional support by phone, 24 hours a day: 1-800-720-9616.",
          appliesTo: "People in Ohio",
          standing: "Public information",
          sources: [
            {
              name: "State of Ohio, press release of April 2021",
              href: "https://mha.ohio.gov/about-us/media-center/news/pr-04-21-2021",
            },
          ],
          checked: "2021-04-21",
        },
      ],
    },
    {
      id: "samhsa-national-helpline",
      name: "SAMHSA National Helpline",
      link: { name: "samhsa.gov", href: "https://www.samhsa.gov" },
      facts: [
        {
          text: "The helpline of the Substance Abuse and Mental Health Services Administration (SAMHSA) answers in English and Spanish, 24 hours a day: 1-800-662-4357, TTY (text phone) 1-800-487-4889.",
          appliesTo: "People across the United States",
          standing: "Public information",
          sources: [
            {
              name: "International Mental Health, resources",
              href: "https://internationalmentalhealth.org/resources/",
            },
          ],
          checked: "undated",
        },
      ],
    },
  ],
};

/** Local and state organizations (specification §2 "Partners"), in three groups. */
export const resourceGroups: readonly ResourceGroup[] = [medicalAssociations, localHealth, behavioralHealth];
