/** The words around what the staff publishes on the patients' page. */

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
