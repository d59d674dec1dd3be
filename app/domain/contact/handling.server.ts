import { eq } from "drizzle-orm";
import { record } from "#app/domain/audit/audit.server.ts";
import { query } from "#db/client.server.ts";
import type { Database } from "#db/database.ts";
import { contactNotes, contacts } from "#db/schema.ts";
import { isContactId } from "./inbox.server.ts";
import { labelOf, statuses, type Verb } from "./inbox-words.ts";

/** What the staff does with a message. Everything is written to the audit log, and nothing of what somebody wrote. */

/** Reads the message and keeps it as it is until the transaction ends; undefined where it is gone. */
async function hold(tx: Database, id: string): Promise<{ status: string } | undefined> {
  const [held] = await tx
    .select({ status: contacts.status })
    .from(contacts)
    .where(eq(contacts.id, id))
    .for("update");
  return held;
}

/**
 * Gives a message the status that the verb leads to. "unfit" where somebody has meanwhile brought it to a status from
 * which the verb does not lead on; doing the same twice is no change. "gone" where there is no such message. Throws
 * DatabaseUnavailable.
 */
export async function changeStatus(
  id: string,
  verb: Verb,
  actor: string,
): Promise<"done" | "unfit" | "gone"> {
  if (!isContactId(id)) return "gone";
  return query((db) =>
    db.transaction(async (tx: Database) => {
      const held = await hold(tx, id);
      if (!held) return "gone";
      if (held.status === verb.to) return "done";
      if (!verb.from.some((status) => status === held.status)) return "unfit";
      await tx.update(contacts).set({ status: verb.to }).where(eq(contacts.id, id));
      const title = labelOf(statuses, verb.to);
      await record(tx, { actor, action: "marked", subject: "contact", subjectId: id, title });
      return "done";
    }),
  );
}

type StoredNote = typeof contactNotes.$inferSelect;

/** Says which note somebody saw, so that a newer one is not overwritten. */
export function versionOf(note: StoredNote | null | undefined): string {
  return note ? note.updatedAt.toISOString() : "";
}

/**
 * Stores the staff's note on a message. If another note than that of `version` is there by now, it stays, and it is
 * what `newer` gives. Throws DatabaseUnavailable.
 */
export async function saveNote(
  id: string,
  { note, version }: { note: string; version: string },
  actor: string,
): Promise<{ result: "done" | "gone" } | { result: "newer"; newer: StoredNote }> {
  if (!isContactId(id)) return { result: "gone" };
  return query((db) =>
    db.transaction(async (tx: Database) => {
      if (!(await hold(tx, id))) return { result: "gone" };
      const [stored] = await tx.select().from(contactNotes).where(eq(contactNotes.contactId, id));
      if ((stored?.note ?? "") === note) return { result: "done" };
      if (stored && versionOf(stored) !== version) return { result: "newer", newer: stored };
      const changed = { note, updatedBy: actor };
      await tx
        .insert(contactNotes)
        .values({ contactId: id, ...changed })
        .onConflictDoUpdate({ target: contactNotes.contactId, set: changed });
      await record(tx, { actor, action: "noted", subject: "contact", subjectId: id });
      return { result: "done" };
    }),
  );
}

/** Deletes a message and, with it, the note. One that is gone already is no fault. Throws DatabaseUnavailable. */
export async function deleteContact(id: string, actor: string): Promise<void> {
  if (!isContactId(id)) return;
  await query((db) =>
    db.transaction(async (tx: Database) => {
      const deleted = await tx.delete(contacts).where(eq(contacts.id, id)).returning({ id: contacts.id });
      if (deleted.length === 0) return;
      await record(tx, { actor, action: "deleted", subject: "contact", subjectId: id });
    }),
  );
}
