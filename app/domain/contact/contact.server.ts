import { and, eq, sql } from "drizzle-orm";
import { enqueue } from "#app/domain/mail/outbox.server.ts";
import { env } from "#app/env.server.ts";
import { query } from "#db/client.server.ts";
import type { Database } from "#db/database.ts";
import { contacts } from "#db/schema.ts";
import type { ContactInput } from "./input.ts";
import { newMessageMails } from "./notification.server.ts";

/**
 * Stores a message, and the mail that tells staff of it in the same transaction. One that is equal in every field to another of the last 24 hours is a double post: it gives the
 * id of the first and is not stored again. Throws DatabaseUnavailable.
 */
export async function receiveContact(input: ContactInput): Promise<{ id: string }> {
  const contact = { ...input, phone: input.phone || null };
  const { id, isNew } = await query((db) => db.transaction((tx) => storeOnce(tx, contact)));
  if (isNew && !env.SMTP_URL) {
    console.info("A contact message was stored. SMTP_URL is not set, so nobody is told by mail.");
  }
  return { id };
}

async function storeOnce(tx: Database, contact: ContactInput): Promise<{ id: string; isNew: boolean }> {
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
  const [stored] = await tx.insert(contacts).values(contact).returning({ id: contacts.id });
  if (!stored) throw new Error("The database stored no message.");
  if (env.SMTP_URL) await enqueue(tx, newMessageMails(contact, env.CONTACT_NOTIFY_TO));
  return { id: stored.id, isNew: true };
}
