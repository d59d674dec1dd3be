/** What the partners' page holds beside its text: the scripts of a first visit hold no more of its words. */

export const lead = "Groups that speak up for people in pain, and services that can help you near home.";

/** The closing call to action. */
export const becomePartner = {
  id: "work-with-us",
  title: "Work with us",
  text: "Does your organization help people who live with pain? We would like to hear from you.",
  link: { label: "Contact Us", href: "/contact" },
};
