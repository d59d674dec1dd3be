import { lt, sql } from "drizzle-orm";
import { record } from "#app/domain/audit/audit.server.ts";
import { env } from "#app/env.server.ts";
import { query } from "#db/client.server.ts";
import type { Database } from "#db/database.ts";
import { contacts } from "#db/schema.ts";

/**
 * Deletes every message older than CONTACT_RETENTION_MONTHS with its note (security.md, "Contact data"), and gives
 * their number, which is all that the audit log says. Of two instances at once, one deletes and the other finds
 * nothing. Throws DatabaseUnavailable.
 */
export function eraseOldContacts(): Promise<number> {
  const months = env.CONTACT_RETENTION_MONTHS;
  return query((db) =>
    db.transaction(async (tx: Database) => {
      const erased = await tx
        .delete(contacts)
        .where(lt(contacts.createdAt, sql`now() - make_interval(months => ${months})`))
        .returning({ id: contacts.id });
      if (erased.length > 0) {
        const messages = erased.length === 1 ? "1 message" : `${erased.length} messages`;
        const age = months === 1 ? "1 month" : `${months} months`;
        await record(tx, {
          actor: null,
          action: "erased",
          subject: "contact",
          subjectId: null,
          title: `${messages} older than ${age}`,
        });
      }
      return erased.length;
    }),
  );
}
