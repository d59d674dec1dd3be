import { createHash } from "node:crypto";
import { and, count, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { type AuditAction, record } from "#app/domain/audit/audit.server.ts";
import { query } from "#db/client.server.ts";
import type { Database } from "#db/database.ts";
import { auditLog } from "#db/schema.ts";
import { changesOf, formValues } from "./form-values.ts";
import {
  type Collection,
  type ContentTable,
  columnOf,
  type Field,
  type Problem,
  type Values,
} from "./registry.ts";

const pageLength = 50;

/** A row of any collection. */
export type StoredRecord = Values & { id: string; published: boolean; createdAt: Date; updatedAt: Date };

export type ListQuery = { search: string; status: "published" | "unpublished" | "all"; page: number };

/**
 * A page of a collection, 50 long, what was changed last first: the records that match, how many match, and how many
 * there are at all. What lies after the last page is the last page. Throws DatabaseUnavailable.
 */
export async function listRecords(collection: Collection, { search, status, page: wanted }: ListQuery) {
  const { table } = collection;
  const where = and(matching(collection, search), withStatus(table, status));
  const [counts] = await query((db) =>
    db
      .select({ total: count(), found: sql<number>`count(*) filter (where ${where ?? true})::int` })
      .from(table),
  );
  const { total, found } = counts ?? { total: 0, found: 0 };
  const pages = Math.max(1, Math.ceil(found / pageLength));
  const page = Math.min(wanted, pages);
  const items: unknown[] = await query((db) =>
    db
      .select()
      .from(table)
      .where(where)
      .orderBy(desc(table.updatedAt), desc(table.id))
      .limit(pageLength)
      .offset((page - 1) * pageLength),
  );
  return { items: items as StoredRecord[], total, found, page, pages };
}

/** Every word of the search is in the title or in a column of the list; %, _ and \ are plain characters. */
function matching(collection: Collection, search: string): SQL | undefined {
  const { title, columns, fields } = collection;
  const searched = [title, ...columns].filter((name) => !isUnwritten(fields[name]));
  const words = search.split(/\s+/).filter((word) => word !== "");
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
      return or(...searched.map((name) => ilike(asText(collection, name), pattern)));
    }),
  );
}

function asText(collection: Collection, name: string): SQL {
  const column = columnOf(collection, name);
  return collection.fields[name]?.kind === "list" ? sql`array_to_string(${column}, ', ')` : sql`${column}`;
}

/** Nobody searches for a date, or for yes, in the way the database writes them. */
function isUnwritten(field: Field | undefined): boolean {
  return field?.kind === "flag" || field?.kind === "moment" || field?.kind === "day";
}

function withStatus({ published }: ContentTable, status: ListQuery["status"]): SQL | undefined {
  return status === "all" ? undefined : eq(published, status === "published");
}

/** A record, the unpublished too; null where there is none, or the id is none. Throws DatabaseUnavailable. */
export async function findRecord<Table extends ContentTable>(
  collection: Collection<Table>,
  id: string,
): Promise<(Table["$inferSelect"] & StoredRecord) | null> {
  return query((db) => read(db, collection, id));
}

async function read<Table extends ContentTable>(
  db: Database,
  { table }: Collection<Table>,
  id: string,
  lock?: "update",
): Promise<(Table["$inferSelect"] & StoredRecord) | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const content: ContentTable = table;
  const reading = db.select().from(content).where(eq(content.id, id));
  const [found]: unknown[] = await (lock ? reading.for(lock) : reading);
  return (found as Table["$inferSelect"] & StoredRecord) ?? null;
}

/**
 * Which state of its fields a record is in. A form carries it, so that saving can tell whether somebody else saved
 * in between. What no form shows does not count: publishing a guide, or its downloads, get in nobody's way.
 */
export function versionOf(collection: Collection, stored: Values): string {
  return createHash("sha256")
    .update(JSON.stringify(formValues(collection, stored)))
    .digest("base64url");
}

export type Change = { actor: string; now: Date };

/**
 * Adds a record, published or as a draft, with its audit entry. Gives its id, or the rule that it breaks. Throws
 * DatabaseUnavailable.
 */
export async function createRecord(
  collection: Collection,
  typed: Values,
  published: boolean,
  { actor, now }: Change,
): Promise<{ id: string } | { problem: Problem }> {
  const values = { ...typed, published, ...(published ? stampOf(collection, typed, now) : {}) };
  const problem = collection.problem?.(values);
  if (problem) return { problem };
  return query((db) =>
    db.transaction(async (tx) => {
      const rows: unknown[] = await tx.insert(collection.table).values(values).returning();
      const stored = rows[0] as StoredRecord;
      await note(tx, collection, stored, "created", actor);
      if (published) await note(tx, collection, stored, "published", actor);
      return { id: stored.id };
    }),
  );
}

export type Edited =
  | { outcome: "saved" | "gone" }
  | { outcome: "refused"; problem: Problem }
  | { outcome: "conflict"; theirs: StoredRecord; by: { actor: string; at: Date } | null };

/**
 * Saves what a form says over a record, with its audit entry, unless the record is no longer in the version that the
 * form was made from and the two differ. Throws DatabaseUnavailable.
 */
export async function editRecord(
  collection: Collection,
  id: string,
  version: string,
  typed: Values,
  { actor }: Pick<Change, "actor">,
): Promise<Edited> {
  return query((db) =>
    db.transaction(async (tx): Promise<Edited> => {
      const stored = await read(tx, collection, id, "update");
      if (!stored) return { outcome: "gone" };
      const changes = changesOf(collection, stored, typed);
      if (Object.keys(changes).length === 0) return { outcome: "saved" };
      if (version !== versionOf(collection, stored)) {
        return { outcome: "conflict", theirs: stored, by: await lastEditor(tx, id) };
      }
      const problem = collection.problem?.({ ...stored, ...changes });
      if (problem) return { outcome: "refused", problem };
      await write(tx, collection, id, changes);
      await note(tx, collection, { ...stored, ...changes }, "edited", actor);
      return { outcome: "saved" };
    }),
  );
}

async function lastEditor(db: Database, id: string): Promise<{ actor: string; at: Date } | null> {
  const [entry] = await db
    .select({ actor: auditLog.actor, at: auditLog.at })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return entry?.actor ? { actor: entry.actor, at: entry.at } : null;
}

/**
 * Publishes a record, with its audit entry: true when it is published, false where there is none, or the rule that
 * keeps it back. Throws DatabaseUnavailable.
 */
export async function publishRecord(
  collection: Collection,
  id: string,
  { actor, now }: Change,
): Promise<boolean | { problem: Problem }> {
  return query((db) =>
    db.transaction(async (tx) => {
      const stored = await read(tx, collection, id, "update");
      if (!stored || stored.published) return stored !== null;
      const problem = collection.problem?.({ ...stored, published: true });
      if (problem) return { problem };
      await write(tx, collection, id, { published: true, ...stampOf(collection, stored, now) });
      await note(tx, collection, stored, "published", actor);
      return true;
    }),
  );
}

/** Takes a record off the public pages, with its audit entry. False where there is none. Throws DatabaseUnavailable. */
export async function unpublishRecord(
  collection: Collection,
  id: string,
  { actor }: Pick<Change, "actor">,
): Promise<boolean> {
  return query((db) =>
    db.transaction(async (tx) => {
      const stored = await read(tx, collection, id, "update");
      if (!stored?.published) return stored !== null;
      await write(tx, collection, id, { published: false });
      await note(tx, collection, stored, "unpublished", actor);
      return true;
    }),
  );
}

/** The moment of first publishing, for a collection that shows one and a record that has none. */
function stampOf({ stamp }: Collection, values: Values, now: Date): Values {
  return stamp && !values[stamp] ? { [stamp]: now } : {};
}

async function write(db: Database, { table }: Collection, id: string, values: Values): Promise<void> {
  await db.update(table).set(values).where(eq(table.id, id));
}

function note(
  db: Database,
  { name, title }: Collection,
  stored: StoredRecord,
  action: AuditAction,
  actor: string,
): Promise<void> {
  return record(db, { actor, action, subject: name, subjectId: stored.id, title: String(stored[title]) });
}
