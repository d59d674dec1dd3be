/** Who writes to us, with the words of the form's select (specification §2, §5). */
export const roles = [
  { value: "patient", label: "Patient" },
  { value: "clinician", label: "Clinician" },
  { value: "caregiver", label: "Caregiver" },
  { value: "media", label: "Media" },
  { value: "other", label: "Other" },
] as const;

/** What a form or a call says when a message could not be stored (specification §8). */
export const notSent = "Failed to send message. Please try again.";

/** What a form or a call says to somebody who sends more than they may; `wait` is "in about 7 minutes". */
export function tooManyMessages(wait: string): string {
  return `Too many messages came from your internet connection in a short time. Please try again ${wait}.`;
}

/** What the form adds to that. */
export const keptMessage =
  "What you typed is still in the form. In a crisis, do not wait for us: call or text 988.";
