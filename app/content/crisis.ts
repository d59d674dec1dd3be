import type { Checked, Source } from "./statement.ts";

/** One tap to help. A "web" action opens a new tab; "tel" and "sms" go to the phone. */
export type CrisisAction = { kind: "tel" | "sms" | "web"; label: string; href: string };

/**
 * One service for people in crisis. The first action is the one to offer where there is room for one.
 * 911 alone has no source: it is the emergency number itself.
 */
export type CrisisService = {
  id: string;
  label: string;
  when: string;
  actions: readonly [CrisisAction, ...CrisisAction[]];
  source?: Source;
  checked?: Checked;
};

export const manchesterInkLink: Source = {
  name: "Manchester Ink Link: dial 988",
  href: "https://manchesterinklink.com/starting-saturday-dial-988-anywhere-in-the-u-s-for-new-suicide-prevention-lifeline/",
};

export const emergency: CrisisService = {
  id: "911",
  label: "Emergency",
  when: "There is danger now: an overdose, trouble breathing, or someone who will not wake up.",
  actions: [{ kind: "tel", label: "Call 911", href: "tel:911" }],
};

const call988: CrisisAction = { kind: "tel", label: "Call 988", href: "tel:988" };
const text988: CrisisAction = { kind: "sms", label: "Text 988", href: "sms:988" };
const chat988: CrisisAction = { kind: "web", label: "Online Chat", href: "https://988lifeline.org/chat/" };

export const lifeline: CrisisService = {
  id: "988",
  label: "988 Suicide & Crisis Lifeline",
  when: "You have thoughts of suicide, or you feel you cannot cope. It is free, day and night.",
  actions: [call988, text988, chat988],
  source: {
    name: "WebMD: 988 Suicide & Crisis Lifeline",
    href: "https://www.webmd.com/mental-health/features/988-suicide-prevention-overview",
  },
  checked: "2022-07-07",
};

export const veterans: CrisisService = {
  id: "veterans",
  label: "Veterans Crisis Line",
  when: "You are a veteran, or you worry about one.",
  actions: [
    { kind: "tel", label: "Press 1 after calling 988", href: "tel:988" },
    { kind: "sms", label: "Text 838255", href: "sms:838255" },
    { kind: "web", label: "Veterans Crisis Line online", href: "https://www.veteranscrisisline.net/" },
  ],
  source: manchesterInkLink,
  checked: "2022-07",
};

export const spanish: CrisisService = {
  id: "spanish",
  label: "Spanish language",
  when: "You would like help in Spanish.",
  actions: [{ kind: "tel", label: "Press 2 after calling 988", href: "tel:988" }],
  source: { name: "988 menu choices, July 2025", href: "https://cyptea.com/?p=8567" },
  checked: "2025-07",
};

export const spanishText: CrisisService = {
  id: "spanish-text",
  label: "Spanish language by text",
  when: "You would like to text in Spanish.",
  actions: [{ kind: "sms", label: "Text AYUDA to 988", href: "sms:988?&body=AYUDA" }],
  source: { name: "988 Lifeline", href: "https://988lifeline.org/" },
  checked: "unchecked",
};

export const crisisTextLine: CrisisService = {
  id: "crisis-text-line",
  label: "Crisis Text Line",
  when: "You would rather text than talk.",
  actions: [{ kind: "sms", label: "Text HELLO to 741741", href: "sms:741741?&body=HELLO" }],
  source: {
    name: "Oberlin News-Tribune: Crisis Text Line",
    href: "https://theoberlinnewstribune.com/news/6673/crisis-text-line-now-available-for-lorain-county",
  },
  checked: "undated",
};

export const nationalHelpline: CrisisService = {
  id: "national-helpline",
  label: "SAMHSA National Helpline",
  when: "You want help with drug or alcohol use. Call day or night, in English or Spanish.",
  actions: [
    { kind: "tel", label: "Call 1-800-662-4357", href: "tel:+1-800-662-4357" },
    { kind: "tel", label: "TTY 1-800-487-4889", href: "tel:+1-800-487-4889" },
  ],
  source: {
    name: "List of mental health helplines",
    href: "https://internationalmentalhealth.org/resources/",
  },
  checked: "undated",
};

export const poisonHelp: CrisisService = {
  id: "poison-help",
  label: "Poison Help",
  when: "You took the wrong dose, or a mix you worry about. If someone cannot breathe well or wake up, call 911.",
  actions: [
    { kind: "tel", label: "Call 1-800-222-1222", href: "tel:+1-800-222-1222" },
    { kind: "web", label: "Poison Help online", href: "https://www.poison.org/" },
  ],
  source: { name: "Poison Control", href: "https://www.poison.org/" },
  checked: "unchecked",
};

/** The words of the crisis dialog: specification §2, "Crisis dialog". */
export const crisisDialog = {
  title: "Crisis Support Resources",
  lead: "You are not alone. Free help is available 24/7.",
  actions: lifeline.actions,
  otherTitle: "Other resources",
  other: [
    { label: veterans.label, action: veterans.actions[0] },
    { label: spanish.label, action: spanish.actions[0] },
    { label: crisisTextLine.label, action: crisisTextLine.actions[0] },
  ],
  danger: {
    text: "If you are in immediate danger, call 911 or go to the nearest emergency room. Do the same for an overdose or severe withdrawal.",
    action: emergency.actions[0],
  },
} as const;

/** The Crisis Support block of the footer: 988 and the national helpline for substance use. */
export const crisisFooter = {
  title: "Crisis Support",
  services: [lifeline, nationalHelpline],
} as const;
