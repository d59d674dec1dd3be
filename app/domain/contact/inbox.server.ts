import { and, count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { record } from "#app/domain/audit/audit.server.ts";
import { query } from "#db/client.server.ts";
import type { Database } from "#db/database.ts";
import { auditLog, contactNotes, contacts } from "#db/schema.ts";
import type { InboxFilter, Wish } from "./filter.ts";

const pageLength = 50;

/** What administrators see of a message (specification §7). */
const shown = {
  id: contacts.id,
  name: contacts.name,
  email: contacts.email,
  role: contacts.role,
  mediaInquiry: contacts.mediaInquiry,
  volunteer: contacts.volunteer,
  message: contacts.message,
  phone: contacts.phone,
  createdAt: contacts.createdAt,
};

/** What the inbox shows beyond that. */
const inInbox = { ...shown, joinNewsletter: contacts.joinNewsletter, status: contacts.status };

const newestFirst = [desc(contacts.createdAt), desc(contacts.id)];

export type InboxContact = Awaited<ReturnType<typeof inboxPage>>["items"][number];

/** Every message, newest first. Throws DatabaseUnavailable. */
export function allContacts() {
  return query((db) =>
    db
      .select(shown)
      .from(contacts)
      .orderBy(...newestFirst),
  );
}

/**
 * A page of the messages that the filter means, 50 long and newest first. `total` counts every message, `counts`
 * those of each status that the rest of the filter means, `found` what it means as a whole. What lies after the last
 * page is the last page. Throws DatabaseUnavailable.
 */
export async function inboxPage(filter: InboxFilter, wanted: number) {
  const inAnyStatus = condition({ ...filter, status: null }) ?? sql`true`;
  const rows = await query((db) =>
    db
      .select({
        status: contacts.status,
        total: count(),
        found: sql`count(*) filter (where ${inAnyStatus})`.mapWith(Number),
      })
      .from(contacts)
      .groupBy(contacts.status),
  );
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const counts = Object.fromEntries(rows.map(({ status, found }) => [status, found]));
  const inAll = rows.reduce((sum, row) => sum + row.found, 0);
  const found = filter.status ? (counts[filter.status] ?? 0) : inAll;

  const pages = Math.max(1, Math.ceil(found / pageLength));
  const page = Math.min(wanted, pages);
  const items = await query((db) =>
    db
      .select(inInbox)
      .from(contacts)
      .where(condition(filter))
      .orderBy(...newestFirst)
      .limit(pageLength)
      .offset((page - 1) * pageLength),
  );
  return { items, total, counts, inAll, found, page, pages };
}

/**
 * A message with the staff's note, and why the site took it for spam where it did; null where there is none with this
 * id. Throws DatabaseUnavailable.
 */
export async function findContact(id: string) {
  if (!isContactId(id)) return null;
  const [found] = await query((db) =>
    db
      .select({ contact: inInbox, note: contactNotes, flaggedBecause: auditLog.title })
      .from(contacts)
      .leftJoin(contactNotes, eq(contactNotes.contactId, contacts.id))
      .leftJoin(auditLog, and(eq(auditLog.action, "flagged"), eq(auditLog.subjectId, id)))
      .where(eq(contacts.id, id)),
  );
  return found ?? null;
}

/** PostgreSQL refuses to look for anything else. */
export function isContactId(id: string): boolean {
  return z.uuid().safeParse(id).success;
}

/**
 * The messages that the filter means, newest first, for a file that leaves the site: the audit log says who took how
 * many. Throws DatabaseUnavailable.
 */
export function exportContacts(filter: InboxFilter, actor: string) {
  return query((db) =>
    db.transaction(async (tx: Database) => {
      const rows = await tx
        .select(inInbox)
        .from(contacts)
        .where(condition(filter))
        .orderBy(...newestFirst);
      const title = rows.length === 1 ? "1 message" : `${rows.length} messages`;
      await record(tx, { actor, action: "exported", subject: "contact", subjectId: null, title });
      return rows;
    }),
  );
}

const wishColumns = {
  newsletter: contacts.joinNewsletter,
  volunteer: contacts.volunteer,
  media: contacts.mediaInquiry,
} satisfies Record<Wish, unknown>;

function condition({ search, status, role, wishes }: InboxFilter): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean);
  return and(
    status ? eq(contacts.status, status) : undefined,
    role ? eq(contacts.role, role) : undefined,
    ...wishes.map((wish) => eq(wishColumns[wish], true)),
    ...words.map((word) => {
      // In a pattern, % and _ stand for other characters.
      const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
      return or(
        ilike(contacts.name, pattern),
        ilike(contacts.email, pattern),
        ilike(contacts.message, pattern),
      );
    }),
  );
}
