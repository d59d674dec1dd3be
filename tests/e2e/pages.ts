/** A link of the site by its words and where it leads. */
export type LinkTo = readonly [name: string, href: string];

export type PagePromise = {
  path: string;
  /** The link of the header that is highlighted. */
  current?: string;
  /** The headline, where the specification gives its words. */
  headline?: string;
  headings?: readonly string[];
  /** Links inside the page, without header and footer. */
  links?: readonly LinkTo[];
  anchors?: readonly string[];
  words?: readonly (string | RegExp)[];
};

/** What each page promises: specification §2. */
export const pages: readonly PagePromise[] = [
  {
    path: "/",
    current: "Home",
    headline: "Protecting pain patients. Supporting their doctors.",
    headings: [
      "What We Do",
      "Inform",
      "Equip",
      "Connect",
      "Advocate",
      "Quick Links",
      "Join the Grassroots Effort",
    ],
    links: [
      ["Find Help", "/patients"],
      ["For Clinicians", "/clinicians"],
      ["Join/Contact", "/contact"],
      ["Patient rights in Ohio", "/policy#ohio"],
      ["Patient rights in Texas", "/policy#texas"],
      ["How to talk to your doctor", "/patients#talking"],
      ["Clinician compliance & CME", "/clinicians#cme"],
      ["Get Involved", "/contact"],
    ],
    words: [/mission/i],
  },
  {
    path: "/patients",
    current: "Patients",
    headline: "Know your rights. Prepare for your visit.",
    headings: [
      "Your Rights",
      "Visit Prep Checklist",
      "Talking to Your Doctor",
      "Sample Opening Script",
      "Questions to Ask",
      "Follow-Up Planning",
      "If Problems Arise",
      "Second Opinions",
      "Patient Advocates",
      "File a Grievance",
      "State Resources",
    ],
    links: [
      ["Find Local Resources", "/local"],
      ["Policy Basics", "/policy"],
    ],
    anchors: ["prep", "talking"],
  },
  {
    path: "/clinicians",
    current: "Clinicians",
    headings: [
      "Compliance Essentials",
      "State Prescribing Standards",
      "PDMP/OARRS/PMP reminders",
      "Documentation Pointers",
      "Function-Focused Care",
      "treatment goals beyond pain scores",
      "consent and taper planning",
      "risk mitigation",
      "CME Pointers",
      "Clinic Setup",
      "ownership and supervision",
      "intake",
      "assessment tools",
      "follow-up protocols",
    ],
    links: [["Partner with Us", "/contact"]],
    anchors: ["cme"],
  },
  {
    path: "/policy",
    current: "Policy",
    anchors: ["ohio", "texas"],
    words: [/education/i, /not (legal|medical) (or (legal|medical) )?advice/i],
  },
  {
    path: "/partners",
    current: "Partners",
    headings: [
      "The Doctor Patient Forum",
      "Ohio State Medical Association",
      "American Medical Association",
      "Key initiatives",
    ],
    words: ["Association does not imply endorsement", /founder/i, /addiction and mental health services/i],
  },
  { path: "/news", current: "News", headings: ["Upcoming Events"] },
  { path: "/local", current: "Local Resources", words: [/outdated/i] },
  {
    path: "/contact",
    current: "Contact",
    headline: "Contact Us",
    headings: ["Get in Touch"],
    words: [/within 1-2 business days/],
  },
  {
    path: "/privacy",
    headings: [],
    words: [
      /information we collect/i,
      /use it/i,
      /share/i,
      /protect|security/i,
      /rights/i,
      /contact|reach us/i,
    ],
  },
  {
    path: "/disclaimer",
    words: [
      /medical disclaimer/i,
      /legal disclaimer/i,
      /no warranties/i,
      /resource directory \(not endorsed\)/i,
      /third-party links/i,
      /limitation of liability/i,
      /not medical or legal advice/i,
    ],
  },
  {
    path: "/assistant",
    headline: "HCMS Assistant",
    headings: ["Questions you can try"],
    words: [/not medical or legal advice/i, /emergency, call 911/i, /do not store your questions/i],
  },
  { path: "/search", headline: "Search", headings: ["Good places to start"] },
];

/** The header navigation, in its order: specification §2. */
export const headerLinks: readonly LinkTo[] = [
  ["Home", "/"],
  ["Patients", "/patients"],
  ["Clinicians", "/clinicians"],
  ["Policy", "/policy"],
  ["Partners", "/partners"],
  ["News", "/news"],
  ["Local Resources", "/local"],
  ["Contact", "/contact"],
];

export const footerLinks: readonly LinkTo[] = [
  ["Patient Rights", "/patients"],
  ["Clinician Resources", "/clinicians"],
  ["Policy Library", "/policy"],
  ["Local Resources", "/local"],
  ["Privacy Policy", "/privacy"],
  ["Medical/Legal Disclaimer", "/disclaimer"],
];

export const missingPage = "/no-such-page";

/** What stands in the crisis dialog (specification §2), by words and address. */
export const crisisLinks: readonly (readonly [name: RegExp, href: RegExp])[] = [
  [/^Call 988/, /^tel:988$/],
  [/^Text 988/, /^sms:988$/],
  [/^Online Chat/, /^https:\/\/988lifeline\.org\//],
  [/press 1 after calling 988/i, /^tel:988$/],
  [/press 2 after calling 988/i, /^tel:988$/],
  [/text HELLO to 741741/i, /^sms:741741\b/],
  [/call 911/i, /^tel:911$/],
];
