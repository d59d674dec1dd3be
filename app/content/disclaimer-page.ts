/** What the disclaimer page holds beside its text: the scripts of a first visit hold no more of its words. */

export const title = "Medical/Legal Disclaimer";

export const warning = "This site gives information only. It is not medical or legal advice.";
