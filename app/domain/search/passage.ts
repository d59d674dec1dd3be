/** What kind of thing a passage is: search groups its results by it, in this order. */
export const passageKinds = {
  patients: "For patients",
  clinicians: "For clinicians",
  policy: "Rules and policy",
  crisis: "Help now",
  provider: "Healthcare providers",
  resource: "Community resources",
  event: "Events",
  news: "News",
  guide: "Guides to download",
  bill: "Bills",
  story: "Patient stories",
  partners: "Partners and services",
  site: "About this site",
} as const;

export type PassageKind = keyof typeof passageKinds;

/** One section of a page, or one published record, in plain words: what search finds and the assistant answers from. */
export type Passage = {
  /** Its address on this site with its anchor, which also identifies it: "/policy#ohio-check-points". */
  href: string;
  kind: PassageKind;
  /** The page, and the tab or section above it, as a reader would say it: "Policy Library, Ohio". */
  page: string;
  title: string;
  /** Its words, a paragraph a line, without markup. */
  text: string;
};

/** A passage that was found, with the part of its text that fits best: whole sentences, about 300 characters at most. */
export type Found = Passage & { excerpt: string };
