import { getTableName, sql } from "drizzle-orm";
import { backupTables } from "#db/backup/tables.ts";
import type { Database } from "#db/database.ts";
import {
  assistantCounts,
  auditLog,
  contactNotes,
  contacts,
  news,
  outbox,
  resources,
  trash,
  users,
} from "#db/schema.ts";
import { seedSamples } from "#db/seed/samples.ts";

const nasty = "NUL-free \\ \" ' {a,b} \u2028\u2029\r\n\t🩺 é e\u0301 \u202e \uffff </script> $1 %s null";
const moment = "1999-12-31 23:59:59.999999+00";

/** Gives a database rows in every table of a backup, with what is hard to keep: for tests. */
export async function fill(db: Database): Promise<void> {
  await seedSamples(db, new Date("2026-11-20T12:00:00.123Z"));
  await db.delete(resources).where(sql`${resources.name} = 'Poison Help'`);
  await db.insert(news).values([
    {
      title: nasty,
      content: nasty.repeat(1000),
      tags: ["", "NULL", nasty, '"', "\\"],
      publishedAt: sql`${moment}::timestamptz`,
      createdAt: sql`'infinity'`,
      updatedAt: sql`'0044-03-15 BC'::timestamptz`,
    },
    { title: "", content: "null", tags: [] },
  ]);
  const [contact] = await db
    .insert(contacts)
    .values({ name: nasty, email: nasty, role: "", message: nasty })
    .returning({ id: contacts.id });
  if (!contact) throw new Error("No message was stored.");
  await db.insert(contactNotes).values({ contactId: contact.id, note: nasty, updatedBy: nasty });
  await db.insert(users).values([{ email: nasty, firstName: null }, { email: null }]);
  await db.insert(outbox).values({ recipient: nasty, subject: nasty, text: nasty });
  await db.insert(assistantCounts).values({ day: "2024-02-29", kind: nasty, count: 2_147_483_647 });
  // More rows than are read at once, and a gap in their numbers.
  await db.execute(sql`
    insert into ${auditLog} (id, at, action, subject) overriding system value
    select n, ${moment}::timestamptz, 'edited', 'news' from generate_series(-900, 41) as n where n not in (7, 40)`);
  await db.execute(sql`
    insert into ${trash} (id, collection, title, record, deleted_by)
    values (gen_random_uuid(), 'news', ${nasty}, ${'{"a" : 1.10,\r\n "b":12345678901234567890.123456789, "a":"\\u0000\\ud83e"}'}, 'x')`);
}

/** Every row of every table of a backup, as PostgreSQL itself writes it. */
export async function everyRow(db: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of backupTables) {
    const rows = await db.select({ row: sql<string>`${table}::text` }).from(table);
    found[getTableName(table)] = rows.map(({ row }) => row).sort();
  }
  return found;
}
