/** What the assistant says that no passage and no model says for it, in the small Markdown of its answers. */

/** Specification §8. */
export const failed =
  "I'm sorry, I encountered an error. Please try again or contact us directly at the contact page.";

export const notCovered = [
  "Our pages do not cover that, so I can't answer it.",
  "I can help with patient rights, getting ready for a visit, the rules on pain medicine in Ohio and Texas, " +
    "and where to find help.",
  "For your own care, ask your prescriber or pharmacist. For anything else, [write to us](/contact).",
  "If somebody is in danger, [call 911](tel:911). If you think of suicide, [call 988](tel:988) or [text 988](sms:988).",
].join("\n\n");

/** When the model finds that it may not answer: the screens of advice.ts have their own words. */
export const refused = [
  "I can't help with that. I can't give medical or legal advice, and I only answer from our own pages.",
  "For your own care, ask your prescriber or pharmacist. To reach a person at the Society, " +
    "[write to us](/contact). In an emergency, [call 911](tel:911).",
].join("\n\n");

export const cutShort = "This answer was cut short. The pages it comes from say more.";

export const fromOurPages = "From our pages:";

export const askFurther =
  "If this does not answer your question, ask your prescriber or pharmacist, or [write to us](/contact).";

export const tooMany = "You have asked many questions in a short time. Please wait a moment and try again.";
export const twoAtOnce =
  "Two of your questions are still being answered. Please wait for them and try again.";
export const busy = "Many people are asking questions right now. Please try again in a moment.";
