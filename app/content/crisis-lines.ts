import {
  type CrisisService,
  crisisTextLine,
  emergency,
  lifeline,
  manchesterInkLink,
  nationalHelpline,
  poisonHelp,
  spanish,
  spanishText,
  veterans,
} from "./crisis.ts";

const signLanguage: CrisisService = {
  id: "asl",
  label: "American Sign Language (ASL)",
  when: "You use sign language. Press the ASL Now button, or dial 988 on a videophone.",
  actions: [
    { kind: "web", label: "ASL Now at 988lifeline.org", href: "https://988lifeline.org/" },
    { kind: "tel", label: "Dial 988 on a videophone", href: "tel:988" },
  ],
  source: { name: "988 Lifeline", href: "https://988lifeline.org/" },
  checked: "unchecked",
};

const textTelephone: CrisisService = {
  id: "tty",
  label: "Text telephone (TTY)",
  when: "You are deaf or hard of hearing and use a TTY.",
  actions: [{ kind: "tel", label: "Dial 711, then 988", href: "tel:711" }],
  source: manchesterInkLink,
  checked: "2022-07",
};

const ohioCareLine: CrisisService = {
  id: "ohio-careline",
  label: "Ohio CareLine",
  when: "You live in Ohio and need someone to talk to. It is open day and night.",
  actions: [{ kind: "tel", label: "Call 1-800-720-9616", href: "tel:+1-800-720-9616" }],
  source: {
    name: "State of Ohio: Ohio CareLine",
    href: "https://mha.ohio.gov/about-us/media-center/news/pr-04-21-2021",
  },
  checked: "2021-04-21",
};

/** Where the contact page shows a service, for links to it. */
export const crisisAnchor = ({ id }: CrisisService) => `help-${id}`;

/** Every service, the most urgent first: the list of the contact page. */
export const crisisServices: readonly CrisisService[] = [
  emergency,
  lifeline,
  veterans,
  spanish,
  spanishText,
  signLanguage,
  textTelephone,
  crisisTextLine,
  nationalHelpline,
  poisonHelp,
  ohioCareLine,
];

/** What the contact page says above them. */
export const crisisLines = {
  id: "crisis-lines",
  title: "Crisis lines",
  intro: "Choose the one that fits. If you are not sure, call or text 988.",
} as const;
