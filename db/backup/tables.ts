import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../schema.ts";

/** What a backup leaves out: it lasts minutes or hours, or belongs to the database and the release that hold it. */
export const leftOut: readonly string[] = [
  "sessions",
  "rate_limits",
  "chat_streams",
  "content_version",
  "static_files",
];

/** The tables of a backup: every one of the schema but those left out, each after the tables that it refers to. */
export const backupTables: readonly PgTable[] = parentsFirst(
  Object.values(schema).filter(
    (table): table is typeof table & PgTable => is(table, PgTable) && !leftOut.includes(getTableName(table)),
  ),
);

function parentsFirst(tables: readonly PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>();
  const add = (table: PgTable) => {
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable);
    ordered.add(table);
  };
  tables.forEach(add);
  return [...ordered];
}
