/** The privacy page (specification §2 "Privacy"): what this site does with data, as it is built. */
const sections = [
  {
    id: "information",
    title: "Information we collect",
    paragraphs: [
      "If you only read our pages, we set no cookie and we do not ask for your name. A cookie is used only where a step needs one, such as when our staff sign in.",
      "If you send the contact form, we store your name, your email address, the role you chose and your message. We store your phone number if you give it. We store whether you asked for the newsletter, offered to volunteer or wrote for the media. We also store when you sent it. Our staff may keep a short note with it, about how they answered you.",
      "Please do not send medical details. This site is not a health care service that HIPAA, the federal health privacy law, covers. What you write here is not part of a medical record.",
      "Our server keeps a technical log, for example which page was asked for and when. The log does not hold what you write in a form, ask or search for.",
      "To stop abuse, the site may count for a short time how many requests come from one internet address. For that, it keeps the address in a coded form.",
    ],
  },
  {
    id: "assistant",
    title: "Questions to the assistant, and searches",
    paragraphs: [
      "When you ask the assistant, we use your question to answer it, and then we forget it. We do not store questions or answers. What you asked before is kept only in your own browser, while the page is open.",
      "We count how many questions we could answer on each day, and in which way. The count holds none of your words.",
      "Please do not type private details, such as names, addresses or health records. The assistant does not need them.",
      "We do not store or log what you search for on this site. Your browser may keep it in its history.",
    ],
  },
  {
    id: "use",
    title: "How we use it",
    paragraphs: [
      "We use what you send in order to read it and answer you. If you ticked a box, we use that choice as you meant it.",
      "We do not use it for advertising, and we do not make profiles of visitors.",
    ],
  },
  {
    id: "sharing",
    title: "How we share it",
    paragraphs: [
      "We do not sell what you send us, and we do not trade it.",
      "Our pages load nothing from other companies: no trackers, no ads, no outside fonts, images or scripts. If you follow a link to another site, that site has its own rules.",
      "A company that runs the server or carries email for us may handle the data on our behalf. We may also have to hand over data where the law requires it.",
    ],
  },
  {
    id: "security",
    title: "How we protect it and how long we keep it",
    paragraphs: [
      "We normally keep a message from the contact form for 12 months. Then we delete it.",
      "Messages are for the Society's own staff. The site is built so that only people on the Society's list of administrators can open them.",
      "No site can promise perfect safety. So please send only what we need in order to answer you.",
    ],
  },
  {
    id: "rights",
    title: "Your choices and rights",
    paragraphs: [
      "You can ask us what we hold about you, ask us to correct it, or ask us to delete it before the 12 months are over.",
      "Use the contact form, and give the email address that you used before, so that we can find your message. We may ask you to show that it is yours.",
      "You can leave the newsletter or the list of volunteers in the same way, at any time.",
    ],
  },
  {
    id: "contact",
    title: "How to reach us",
    paragraphs: [
      "For any question about privacy, write to us with the contact form. We reply within 1-2 business days.",
    ],
    link: { label: "Open the contact form", href: "/contact" },
  },
];

/** What the page says further about the assistant: one of the two, by how the site is set up. */
export const languageModel = {
  used: "A language model helps to write the answers. It is a computer program that writes text, and a service outside the Society may run it. That service gets your question, the earlier messages of your conversation, and parts of our pages. We do not send it your internet address. It may keep what it gets for a time, under its own rules.",
  notUsed:
    "The answers are the words of our own pages. We do not pass your question on to a language model, or to anybody else.",
};

/** The sections of the page for a site with or without a language model. */
export function privacySections(usesModel: boolean) {
  return sections.map((section) => {
    if (section.id !== "assistant") return section;
    const paragraph = usesModel ? languageModel.used : languageModel.notUsed;
    return { ...section, paragraphs: [...section.paragraphs, paragraph] };
  });
}
