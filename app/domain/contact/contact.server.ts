import { and, eq, sql } from "drizzle-orm";
import { crisisOf } from "#app/domain/assistant/crisis.ts";
import { record } from "#app/domain/audit/audit.server.ts";
import { enqueue } from "#app/domain/mail/outbox.server.ts";
import { limitProcess, takeStored } from "#app/domain/rates/rates.server.ts";
import { insistOn } from "#app/domain/rates/too-many.ts";
import { visitorKey } from "#app/domain/rates/visitor.server.ts";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { query } from "#db/client.server.ts";
import type { Database } from "#db/database.ts";
import { withinDeadline } from "#db/deadline.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import { contacts } from "#db/schema.ts";
import type { Status } from "./inbox-words.ts";
import type { ContactInput } from "./input.ts";
import { newMessageMails } from "./notification.server.ts";

/** security.md, "Rates". */
const rate = { name: "contact", times: 5, seconds: 10 * 60 };
const takeAlone = limitProcess(rate);

/**
 * A form answers within 3 s, its page included (security.md, "Promises"); a query alone may take as long. A machine with
 * much to do needs most of the last second for the page.
 */
const storingMilliseconds = 2_000;

/**
 * Stores a message, and the mail that tells staff of it in the same transaction. One that is equal in every field to
 * another of the last 24 hours is a double post: it gives the id of the first, is not stored again, and never counts
 * against its sender's limit. `address` is the sender's; null where it is not known, which has no limit. With a
 * `spamSign`, and unless it reads as a crisis, it is stored as spam: nobody is told by mail, and the audit log has the
 * sign. Throws TooMany over 5 messages in 10 minutes from one network, and DatabaseUnavailable within 2 s.
 */
export async function receiveContact(
  input: ContactInput,
  address: string | null = null,
  spamSign: string | null = null,
): Promise<{ id: string }> {
  const contact = { ...input, phone: input.phone || null };
  const flag = spamSign && !crisisOf(`${input.name}\n${input.message}`) ? spamSign : null;
  const { id, isNew } = await storeSoon(contact, visitorKey(address), flag);
  if (isNew && !flag && !env.SMTP_URL) {
    log.info("A contact message was stored. SMTP_URL is not set, so nobody is told by mail.");
  }
  return { id };
}

type Stored = { id: string; isNew: boolean };

/** While the database is away, this process counts the tries by itself. */
async function storeSoon(
  contact: ContactInput,
  visitor: string | null,
  flag: string | null,
): Promise<Stored> {
  try {
    return await withinDeadline(
      storingMilliseconds,
      query((db) => db.transaction((tx) => storeOnce(tx, contact, visitor, flag))),
    );
  } catch (error) {
    if (error instanceof DatabaseUnavailable) {
      log.error({ err: error }, "A contact message could not be stored.");
      if (visitor !== null) insistOn(await takeAlone(visitor));
    }
    throw error;
  }
}

async function storeOnce(
  tx: Database,
  contact: ContactInput,
  visitor: string | null,
  flag: string | null,
): Promise<Stored> {
  // Two instances can get the two posts at once: the second waits here until the first is stored.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(contact)}, 0))`);
  const [first] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        eq(contacts.email, contact.email),
        sql`${contacts.createdAt} > now() - interval '24 hours'`,
        eq(contacts.name, contact.name),
        sql`${contacts.phone} is not distinct from ${contact.phone}`,
        eq(contacts.role, contact.role),
        eq(contacts.message, contact.message),
        eq(contacts.joinNewsletter, contact.joinNewsletter),
        eq(contacts.volunteer, contact.volunteer),
        eq(contacts.mediaInquiry, contact.mediaInquiry),
      ),
    )
    .limit(1);
  if (first) return { id: first.id, isNew: false };
  // Here and not before: of two equal posts at once, the second must find the first, and not a limit.
  if (visitor !== null) insistOn(await takeStored(tx, rate, visitor));
  const status = (flag ? "spam" : "new") satisfies Status;
  const [stored] = await tx
    .insert(contacts)
    .values({ ...contact, status })
    .returning({ id: contacts.id });
  if (!stored) throw new Error("The database stored no message.");
  if (flag) {
    const entry = { action: "flagged", subject: "contact", subjectId: stored.id, title: flag } as const;
    await record(tx, { actor: null, ...entry });
  } else if (env.SMTP_URL) await enqueue(tx, newMessageMails(contact, env.CONTACT_NOTIFY_TO));
  return { id: stored.id, isNew: true };
}
