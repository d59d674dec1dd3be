import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { count, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database.ts";
import { migrationState } from "../migration-state.server.ts";
import { type BackupHeader, makeHeader, rowEnd, rowStart } from "./format.ts";
import { readBackup } from "./read.server.ts";
import { BackupRefused } from "./refused.ts";
import { exactText, rowAsJson } from "./rows.ts";
import { backupTables } from "./tables.ts";

const rowsAtOnce = 200;

/**
 * Writes a backup of the database to the file, which its owner alone can read, and gives its header. It holds the
 * database as it is at one moment; the site can go on meanwhile. The file gets its name once it is on the disk and
 * proved whole, and takes the place of one that has it. Throws BackupRefused for a database of another release and a file
 * that can't be made, and what the database or the disk throw.
 */
export async function makeBackup(db: Database, file: string): Promise<BackupHeader> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  const target = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
  try {
    await once(target, "open").catch((error: Error) => {
      // In words of our own, and before the transaction: some errors of the disk could pass for one of the connection.
      throw new BackupRefused(`The backup can't be written: ${error.message}`);
    });
    await db.transaction((tx) => write(tx, target), {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    });
    const header = await readBackup(unfinished, () => {});
    await rename(unfinished, file);
    return header;
  } finally {
    target.destroy();
    await rm(unfinished, { force: true });
  }
}

async function write(tx: Database, target: WriteStream): Promise<void> {
  await tx.execute(exactText);
  const header = await describeTables(tx);
  await pipeline(linesOf(tx, header), createGzip(), target);
}

async function describeTables(tx: Database): Promise<BackupHeader> {
  const { last, pending } = await migrationState(tx);
  if (last === null || pending.length > 0) {
    throw new BackupRefused(
      "This database was migrated by another release of the site. Make the backup with that release, or start this " +
        "release on it first.",
    );
  }
  const rows: BackupHeader["rows"] = {};
  for (const table of backupTables) {
    const [counted] = await tx.select({ rows: count() }).from(table);
    rows[getTableName(table)] = counted?.rows ?? 0;
  }
  return makeHeader({ madeAt: new Date().toISOString(), migration: last, rows });
}

async function* linesOf(tx: Database, header: BackupHeader): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const hashed = (line: string) => {
    hash.update(line);
    return line;
  };
  yield hashed(`${JSON.stringify(header)}\n`);
  for (const table of backupTables) {
    for await (const rows of rowsOf(tx, table)) {
      const start = rowStart(getTableName(table));
      yield hashed(rows.map((row) => `${start}${row}${rowEnd}\n`).join(""));
    }
  }
  yield `${JSON.stringify({ sha256: hash.digest("hex") })}\n`;
}

/** The rows of a table in the order in which they are stored, which one transaction sees unchanged. */
async function* rowsOf(tx: Database, table: PgTable): AsyncGenerator<string[]> {
  const place = sql`${table}.ctid`;
  let last = "(0,0)";
  for (;;) {
    const page = await tx
      .select({ place: sql<string>`${place}::text`, row: rowAsJson(table) })
      .from(table)
      .where(sql`${place} > ${last}::tid`)
      .orderBy(place)
      .limit(rowsAtOnce);
    if (page.length > 0) yield page.map(({ row }) => row);
    last = page.at(-1)?.place ?? last;
    if (page.length < rowsAtOnce) return;
  }
}
