/** What the privacy page holds beside its text: the scripts of a first visit hold no more of its words. */

export const title = "Privacy Policy";

export const lead =
  "You can read this whole site without telling us who you are. We only learn what you choose to send us.";
