/** What the admin area says when the messages could not be read (specification §8). */
export const notLoaded = "Failed to load contacts";

/** How far the staff has come with a message, beyond specification §4: a message is new until somebody acts. */
export const statuses = [
  { value: "new", label: "New" },
  { value: "in-progress", label: "In progress" },
  { value: "answered", label: "Answered" },
  { value: "archived", label: "Archived" },
  { value: "spam", label: "Spam" },
] as const;

export type Status = (typeof statuses)[number]["value"];

/** What people read for a stored value: its label, or itself where it is none of ours. */
export function labelOf(words: readonly { value: string; label: string }[], stored: string): string {
  return words.find(({ value }) => value === stored)?.label ?? stored;
}

/** What the staff can do with a message: each verb leads from some statuses to one. */
export const verbs = [
  { name: "start", label: "Start", from: ["new"], to: "in-progress" },
  { name: "answer", label: "Mark as answered", from: ["new", "in-progress"], to: "answered" },
  { name: "archive", label: "Archive", from: ["new", "in-progress", "answered"], to: "archived" },
  { name: "mark-as-spam", label: "Mark as spam", from: ["new", "in-progress"], to: "spam" },
  { name: "reopen", label: "Reopen", from: ["in-progress", "answered", "archived", "spam"], to: "new" },
] as const satisfies readonly { name: string; label: string; from: readonly Status[]; to: Status }[];

export type Verb = (typeof verbs)[number];

/** The verbs that fit a message of this status. */
export function verbsFor(status: string): Verb[] {
  return verbs.filter(({ from }) => from.some((one) => one === status));
}
