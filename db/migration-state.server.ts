import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "./database.ts";
import { migrationsFolder } from "./migrations-folder.server.ts";

export type MigrationState = {
  /** The last migration of the database, "0005_assistant"; null for none, or for one that this release doesn't have. */
  last: string | null;
  /** Those of this release that it lacks, in order. */
  pending: string[];
  /** Was it migrated by a later release than this one? */
  isNewer: boolean;
};

const journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

/** How far the database is migrated, by the record that drizzle keeps in it. Throws what the query throws. */
export async function migrationState(db: Database): Promise<MigrationState> {
  const file = join(migrationsFolder(), "meta/_journal.json");
  const { entries } = journal.parse(JSON.parse(readFileSync(file, "utf8")));
  const at = await lastMigrationAt(db);
  return {
    last: entries.find(({ when }) => when === at)?.tag ?? null,
    pending: entries.filter(({ when }) => when > at).map(({ tag }) => tag),
    isNewer: entries.every(({ when }) => when < at),
  };
}

/** When the last migration was made, as the journal tells it; 0 for a database without any. */
async function lastMigrationAt(db: Database): Promise<number> {
  const [record] = await db
    .select({ exists: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(values (1)) as one_row`);
  if (!record?.exists) return 0;
  const [last] = await db
    .select({ at: sql<string | null>`max(created_at)::text` })
    .from(sql`drizzle.__drizzle_migrations`);
  return Number(last?.at ?? 0);
}
