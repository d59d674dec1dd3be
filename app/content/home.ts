import { lead } from "./home-page.ts";

/** The words of the home page: specification §1 for the ideas, §2 "Home" for titles and links. */
export const hero = {
  title: ["Protecting pain patients.", "Supporting their doctors."],
  lead,
  links: [
    { label: "Find Help", href: "/patients" },
    { label: "For Clinicians", href: "/clinicians" },
    { label: "Join/Contact", href: "/contact" },
  ],
} as const;

export const mission = {
  id: "mission",
  title: "Our Mission",
  text: "People in pain should be heard and treated with care. Their doctors should know the rules and feel safe to follow them. The Huron County Medical Society speaks up for both. We put the rules of Ohio, Texas and the United States into plain words. Then you can ask for good care, and know where to turn.",
} as const;

export const whatWeDo = {
  id: "what-we-do",
  title: "What We Do",
  cards: [
    {
      id: "inform",
      title: "Inform",
      text: "We sum up the rules and your rights in plain words. Each fact shows where it comes from.",
    },
    {
      id: "equip",
      title: "Equip",
      text: "Use our checklists to get ready for a visit. Our guides help you and your doctor talk.",
    },
    {
      id: "connect",
      title: "Connect",
      text: "Find local help, support lines and groups of clinicians.",
    },
    {
      id: "advocate",
      title: "Advocate",
      text: "Work for change where you live, side by side with partner groups.",
    },
  ],
} as const;

export const quickLinks = {
  id: "quick-links",
  title: "Quick Links",
  cards: [
    {
      title: "Patient rights in Ohio",
      href: "/policy#ohio",
      text: "What Ohio's rules mean for your pain care.",
    },
    {
      title: "Patient rights in Texas",
      href: "/policy#texas",
      text: "What Texas law means for your pain care.",
    },
    {
      title: "How to talk to your doctor",
      href: "/patients#talking",
      text: "Words to start with, and questions to ask.",
    },
    {
      title: "Clinician compliance & CME",
      href: "/clinicians#cme",
      text: "For clinicians: the rules to follow, and the classes to take (continuing medical education, or CME).",
    },
  ],
} as const;

export const closing = {
  id: "get-involved",
  title: "Join the Grassroots Effort",
  text: "Change starts with people who know what pain is like. Tell us how you would like to help.",
  link: { label: "Get Involved", href: "/contact" },
} as const;
