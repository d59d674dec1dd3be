/** A field of the form that people do not see. No browser and no password manager has anything to fill in for it. */
export const trapField = "subject";

/** For how many milliseconds the form was open when it was sent: empty where no script ran, which says nothing. */
export const openForField = "openFor";

/** Nobody gives a name, an address and ten letters in less, not even by autofill and pasting. */
const leastMilliseconds = 2_000;

/**
 * What shows that a program filled in the form, in words for the inbox; null where nothing does. Never what somebody
 * writes: people in pain write links, capitals and distress too.
 */
export function spamSign(form: FormData): string | null {
  if (form.get(trapField)) return "a field that people do not see was filled in";
  const openFor = form.get(openForField);
  if (typeof openFor !== "string" || !/^\d+$/.test(openFor)) return null;
  if (Number(openFor) >= leastMilliseconds) return null;
  return `it was sent ${(Number(openFor) / 1_000).toFixed(1)} seconds after the form had opened`;
}
