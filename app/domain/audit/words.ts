import type { AuditAction, AuditSubject } from "./audit.server.ts";

/** What was done, after the name of who did it. */
export const deeds: Record<AuditAction, string> = {
  "signed-in": "signed in",
  "sign-in-refused": "was refused at sign-in",
  "signed-out": "signed out",
  created: "added",
  edited: "edited",
  published: "published",
  unpublished: "unpublished",
  deleted: "deleted",
  restored: "restored",
  erased: "erased for good",
  marked: "changed the status of",
  noted: "wrote a note on",
  exported: "exported",
  flagged: "put into Spam:",
};

/** The kinds of record: one of them, and all of them as a choice of the filter. */
export const kinds: Record<AuditSubject, { one: string; all: string }> = {
  user: { one: "", all: "Sign-ins" },
  contact: { one: "contact message", all: "Contacts" },
  stories: { one: "story", all: "Stories" },
  resources: { one: "resource", all: "Resources" },
  providers: { one: "provider", all: "Providers" },
  events: { one: "event", all: "Events" },
  news: { one: "news article", all: "News" },
  legislation: { one: "bill", all: "Legislation" },
  guides: { one: "guide", all: "Guides" },
};

/** A kind of record by its name in the log; null for any other word. */
export function kindNamed(name: string): AuditSubject | null {
  return Object.hasOwn(kinds, name) ? (name as AuditSubject) : null;
}

/** An entry as a sentence goes on after who did it: "edited event “Example webinar”". */
export function deedOf({
  action,
  subject,
  title,
}: {
  action: string;
  subject: string;
  title: string | null;
}) {
  const deed = Object.hasOwn(deeds, action) ? deeds[action as AuditAction] : action;
  const kind = kindNamed(subject);
  return [deed, kind ? kinds[kind].one : subject, title ? `“${title}”` : ""].filter(Boolean).join(" ");
}
