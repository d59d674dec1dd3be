import type { Database } from "#db/database.ts";
import { auditLog } from "#db/schema.ts";

export type AuditAction =
  | ("signed-in" | "sign-in-refused" | "signed-out")
  | ("created" | "edited" | "published" | "unpublished" | "deleted" | "restored" | "erased")
  | ("marked" | "noted" | "exported" | "flagged");

export type AuditSubject =
  | ("user" | "contact")
  | ("stories" | "resources" | "providers" | "events" | "news" | "legislation" | "guides");

export type AuditEntry = {
  /** The e-mail address of whoever did it; null where nobody was signed in. */
  actor: string | null;
  action: AuditAction;
  /** The kind of record it was done to, and its id where it has one. */
  subject: AuditSubject;
  subjectId: string | null;
  /** The record's title; never a name or a word of somebody who wrote to us. */
  title?: string;
};

/** Writes down who did what to which record, inside the transaction that does it. Throws what the query throws. */
export async function record(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}
