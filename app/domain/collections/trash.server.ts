import { and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { record } from "#app/domain/audit/audit.server.ts";
import { query } from "#db/client.server.ts";
import { trash } from "#db/schema.ts";
import { type Collection, collectionNamed, columnOf } from "./registry.ts";

/** How long what was deleted can be restored. */
export const trashDays = 30;

/**
 * Moves a record to the trash, whole, with its audit entry. False where there is none. Throws DatabaseUnavailable.
 */
export async function deleteRecord(
  collection: Collection,
  id: string,
  { actor }: { actor: string },
): Promise<boolean> {
  const { name, table, title } = collection;
  if (!z.uuid().safeParse(id).success) return false;
  return query((db) =>
    db.transaction(async (tx) => {
      // Locked, so that an edit under way is in what goes to the trash.
      await tx.execute(sql`select 1 from ${table} where ${table.id} = ${id} for update`);
      await tx.execute(sql`
        insert into ${trash} (id, collection, title, record, deleted_by)
        select ${table.id}, ${name}, ${columnOf(collection, title)}, to_json(${table}.*), ${actor}
        from ${table} where ${table.id} = ${id}`);
      const gone = await tx.delete(table).where(eq(table.id, id)).returning({ id: table.id });
      const [deleted] = await tx.select({ title: trash.title }).from(trash).where(inTrash(name, id));
      if (!deleted || gone.length === 0) return false;
      await record(tx, { actor, action: "deleted", subject: name, subjectId: id, title: deleted.title });
      return true;
    }),
  );
}

/**
 * Puts a record back as it was, its id and its times included, with its audit entry. False where the trash has none.
 * Throws DatabaseUnavailable.
 */
export async function restoreRecord(
  { name, table }: Collection,
  id: string,
  { actor }: { actor: string },
): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  return query((db) =>
    db.transaction(async (tx) => {
      const [found] = await tx
        .select({ title: trash.title, record: trash.record })
        .from(trash)
        .where(inTrash(name, id))
        .for("update");
      if (!found) return false;
      // Only the columns that it had: one that came since then gets its default.
      const had = Object.keys(z.record(z.string(), z.unknown()).parse(found.record));
      const columns = sql.join(
        Object.values(getTableColumns(table))
          .filter((column) => had.includes(column.name))
          .map((column) => sql.identifier(column.name)),
        sql`, `,
      );
      await tx.execute(sql`
        insert into ${table} (${columns})
        select ${columns} from json_populate_record(
          null::${table}, (select ${trash.record} from ${trash} where ${trash.id} = ${id}))`);
      await tx.delete(trash).where(eq(trash.id, id));
      await record(tx, { actor, action: "restored", subject: name, subjectId: id, title: found.title });
      return true;
    }),
  );
}

/** What was deleted from a collection, the last first. Throws DatabaseUnavailable. */
export function trashOf({ name }: Collection) {
  return query((db) =>
    db
      .select({ id: trash.id, title: trash.title, deletedBy: trash.deletedBy, deletedAt: trash.deletedAt })
      .from(trash)
      .where(eq(trash.collection, name))
      .orderBy(desc(trash.deletedAt), desc(trash.id)),
  );
}

/** Is a record of this collection in the trash? Throws DatabaseUnavailable. */
export async function isInTrash({ name }: Collection, id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  const found = await query((db) => db.select({ id: trash.id }).from(trash).where(inTrash(name, id)));
  return found.length > 0;
}

/**
 * Erases for good what has been in the trash for more than 30 days, of every collection, with an audit entry for
 * each by nobody, and gives their number. Throws DatabaseUnavailable.
 */
export async function eraseOldTrash(): Promise<number> {
  const isOld = lt(trash.deletedAt, sql`now() - make_interval(days => ${trashDays})`);
  return query((db) =>
    db.transaction(async (tx) => {
      const erased = await tx
        .delete(trash)
        .where(isOld)
        .returning({ id: trash.id, collection: trash.collection, title: trash.title });
      for (const { id, collection, title } of erased) {
        const subject = collectionNamed(collection)?.name;
        if (subject) await record(tx, { actor: null, action: "erased", subject, subjectId: id, title });
      }
      return erased.length;
    }),
  );
}

function inTrash(collection: string, id: string) {
  return and(eq(trash.collection, collection), eq(trash.id, id));
}
