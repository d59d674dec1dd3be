import { type Status, statuses } from "./inbox-words.ts";
import { roles } from "./words.ts";

/** What somebody may have ticked in the contact form, as the inbox filters by it. */
export const wishes = [
  { value: "newsletter", label: "Newsletter" },
  { value: "volunteer", label: "Volunteer" },
  { value: "media", label: "Media" },
] as const;

export type Wish = (typeof wishes)[number]["value"];

/** Which messages of the inbox are meant. What is null or empty leaves none out. */
export type InboxFilter = {
  /** Each of its words must be in the name, the e-mail address or the message. */
  search: string;
  status: Status | null;
  role: (typeof roles)[number]["value"] | null;
  wishes: readonly Wish[];
};

const longestSearch = 200;
/** Control characters and halves of a character: no message has them, and PostgreSQL refuses some. */
const unprintable = /[\p{Cc}\p{Cs}]/gu;

/** The filter that an address asks for. What it does not know leaves nothing out. */
export function parseFilter(parameters: URLSearchParams): InboxFilter {
  const search = parameters.get("q") ?? "";
  const chosen = <Value>(words: readonly { value: Value }[], name: string) =>
    words.find(({ value }) => value === parameters.get(name))?.value ?? null;
  return {
    search: search.normalize("NFC").trim().slice(0, longestSearch).replaceAll(unprintable, " ").trim(),
    status: chosen(statuses, "status"),
    role: chosen(roles, "role"),
    wishes: wishes.map(({ value }) => value).filter((value) => parameters.has(value)),
  };
}

/** The page of the inbox that an address asks for: 1 unless it names another. */
export function parsePage(parameters: URLSearchParams): number {
  const page = parameters.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** The query of an address for this filter, "?" included, or "" where it leaves nothing out. `more` goes first. */
export function filterQuery(filter: InboxFilter, more: Record<string, string> = {}): string {
  const parameters = new URLSearchParams(more);
  if (filter.search) parameters.set("q", filter.search);
  if (filter.status) parameters.set("status", filter.status);
  if (filter.role) parameters.set("role", filter.role);
  for (const wish of filter.wishes) parameters.set(wish, "on");
  return parameters.size > 0 ? `?${parameters}` : "";
}
