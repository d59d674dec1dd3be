/** What the patients' page holds beside its text: the scripts of a first visit hold no more of its words. */

export const hero = {
  title: "Know your rights. Prepare for your visit.",
  lead: "Pain is hard enough. Learn what you can ask for, and get ready for your visit. See where to turn when things go wrong.",
} as const;

export const prep = {
  id: "prep",
  title: "Visit Prep Checklist",
  intro:
    "You do not need to fill in all six. Pick the ones that fit your visit. Print them and bring them along.",
} as const;

export const stories = {
  id: "stories",
  title: "Patient Stories",
  intro:
    "People shared these stories with us and agreed that we show them. Each one tells of one person. Your care may need to be different, so ask your clinician.",
};

export const guides = {
  id: "guides",
  title: "Guides to Download",
  intro: "Save a guide, or print it and take it to your visit.",
};
