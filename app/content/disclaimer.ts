import { featuredPartner } from "./partners.ts";

/** What the warning of the disclaimer page says below its title. */
export const emergency =
  "In an emergency, call 911. If you are in crisis or think of suicide, call or text 988, at any hour.";

/** The sections of the disclaimer page (specification §2 "Disclaimer"). */
export const sections = [
  {
    id: "medical",
    title: "Medical disclaimer",
    paragraphs: [
      "Nothing on this site is medical advice. Reading it, or writing to us, does not make anybody your doctor or you a patient.",
      "Do not start, stop or change a medicine because of what you read here. Talk with your own clinician first. Stopping an opioid medicine suddenly can be dangerous.",
      "Do not wait to get care because of something on this site. In an emergency, call 911 or go to the nearest emergency room.",
    ],
  },
  {
    id: "legal",
    title: "Legal disclaimer",
    paragraphs: [
      "Nothing on this site is legal advice, and using it does not make anybody your lawyer.",
      "We sum up laws, rules and guidance in plain words. A summary leaves things out, and the official text is what counts. Each statement names its source and says when that source was last checked, or that nobody has checked it yet.",
      "For your own case, ask a lawyer or legal aid.",
    ],
  },
  {
    id: "warranties",
    title: "No warranties",
    paragraphs: [
      "We work to be right and up to date. But we cannot promise that everything here is complete, correct or current. You use this site as it is.",
    ],
  },
  {
    id: "directory",
    title: "Resource directory (not endorsed)",
    paragraphs: [
      "We list providers and services so that you can find them. A listing is not an endorsement, and it does not mean that a provider is right for you.",
      "Details change. Call before you go, and tell us if something is out of date.",
    ],
    link: { label: "Report outdated information", href: "/contact" },
  },
  {
    id: "associations",
    title: "Associations and partners",
    paragraphs: [
      "References to state or national medical associations signify association, not endorsement.",
      featuredPartner.notice,
    ],
  },
  {
    id: "links",
    title: "Third-party links",
    paragraphs: [
      "We link to sites that other people run. We do not control them and do not answer for what they say or do.",
    ],
  },
  {
    id: "liability",
    title: "Limitation of liability",
    paragraphs: [
      "As far as the law allows, the Society and the people who work for it are not liable for harm that comes from using this site, or from relying on it.",
      "Nothing here takes away a right that the law does not let you give up.",
    ],
  },
];
