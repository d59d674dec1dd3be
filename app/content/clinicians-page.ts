/** What the clinicians' page holds beside its text: the scripts of a first visit hold no more of its words. */

/** The opening words of the clinicians' page. */
export const lead =
  "Treat pain well, and stay within the rules of Ohio and Texas. Each number below comes with its conditions, its exceptions and its source.";

/** The closing link to the contact page. */
export const partnerWithUs = {
  id: "partner-with-us",
  title: "Partner with Us",
  text: "Do you treat pain in or near Huron County? Tell us what would help you, or what you can share.",
  link: { label: "Partner with Us", href: "/contact" },
};
