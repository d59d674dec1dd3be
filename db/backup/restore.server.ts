import { count, getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { migrationState } from "../migration-state.server.ts";
import { resources, sessions } from "../schema.ts";
import { seedFacts } from "../seed/facts.ts";
import type { BackupHeader } from "./format.ts";
import { type BackupRow, readBackup } from "./read.server.ts";
import { BackupRefused } from "./refused.ts";
import { exactText, insertion } from "./rows.ts";
import { backupTables } from "./tables.ts";

const rowsAtOnce = 200;

/**
 * Gives the database the rows of a backup in place of its own, all or none, and signs everybody out. Reads the whole
 * file before it changes anything, and gives its header. The version of the content goes up, so that instances that
 * run drop what they keep. Throws BackupRefused: for a damaged file, one of another release, and for a database with
 * more in it than a first start puts there, unless its records are to be replaced. And what the database throws.
 */
export async function restoreBackup(
  db: Database,
  file: string,
  { replaces }: { replaces: boolean },
): Promise<BackupHeader> {
  const header = await check(db, file);
  if (!replaces) await refuseIfInUse(db);
  await db.transaction((tx) => replaceEverything(tx, file));
  return header;
}

async function replaceEverything(tx: Database, file: string): Promise<void> {
  await tx.execute(exactText);
  // For this transaction alone: it takes as long as it takes.
  await tx.execute(sql`set local statement_timeout = 0`);
  // So that the next start does not add the public facts: they come with the backup, as staff left them.
  await seedFacts(tx);
  await tx.delete(sessions);
  for (const table of backupTables.toReversed()) await tx.delete(table);
  await insertRows(tx, file);
  for (const table of backupTables) await continueNumbers(tx, table);
}

async function check(db: Database, file: string): Promise<BackupHeader> {
  const header = await readBackup(file, () => {});
  const { last, isNewer } = await migrationState(db);
  if (isNewer) {
    throw new BackupRefused("This database belongs to a later release of the site: restore with that one.");
  }
  if (header.migration !== last) {
    throw new BackupRefused(
      `This backup was made by another release of the site (migration ${header.migration}, here ${last}). Restore it ` +
        "with that release into an empty database, then start this release on it: it migrates by itself.",
    );
  }
  return header;
}

/** Whatever people did on the site left a row in one of these tables: resources alone are there from the start. */
async function refuseIfInUse(db: Database): Promise<void> {
  const found: string[] = [];
  for (const table of backupTables) {
    if (table === resources) continue;
    const [counted] = await db.select({ rows: count() }).from(table);
    if (counted && counted.rows > 0) found.push(`${getTableName(table)} ${counted.rows}`);
  }
  if (found.length === 0) return;
  throw new BackupRefused(
    `The database is in use (rows: ${found.join(", ")}). With --replace the backup takes the place of all of its ` +
      "records. Make a backup of them first.",
  );
}

async function insertRows(tx: Database, file: string): Promise<void> {
  const tables = new Map(backupTables.map((table) => [getTableName(table), table]));
  let waiting: BackupRow[] = [];
  const insert = async () => {
    const [first] = waiting;
    if (!first) return;
    const table = tables.get(first.table);
    if (!table) throw new BackupRefused(`This release has no table ${first.table}.`);
    const rows = waiting.map(({ json }) => json);
    waiting = [];
    await tx.execute(insertion(table, rows));
  };
  await readBackup(file, async (row) => {
    if (waiting.length === rowsAtOnce || waiting[0]?.table !== row.table) await insert();
    waiting.push(row);
  });
  await insert();
}

/** Rows that the database numbers itself go on after the last one. */
async function continueNumbers(tx: Database, table: PgTable): Promise<void> {
  for (const column of Object.values(getTableColumns(table))) {
    if (!column.generatedIdentity) continue;
    await tx.execute(sql`
      select setval(
        pg_get_serial_sequence(${getTableName(table)}, ${column.name}),
        (select coalesce(max(${column}), 0) + 1 from ${table}), false)`);
  }
}
