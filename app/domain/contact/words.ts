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
