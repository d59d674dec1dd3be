import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { env } from "#app/env.server.ts";
import { makeBackup } from "#db/backup/make.server.ts";
import { openExisting } from "./open-existing.ts";
import { CommandRefused, UsageError } from "./refused.ts";

export const usage = `npm run backup -- <file> [--force]

Writes every record of the site to one file. With PostgreSQL the site can go on meanwhile; with the embedded
database, stop it first. Keep the file off this machine, and to yourselves: it holds what people wrote to you.

  --force   take the place of a file that has this name`;

/** Writes a backup of the site's database. Throws UsageError, CommandRefused, BackupRefused, FolderInUse … */
export async function run(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { force: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new UsageError("Name one file.");
  const file = resolve(name);
  if (existsSync(file) && !values.force) {
    throw new CommandRefused(`${file} is there already. Choose another name, or add --force to replace it.`);
  }
  const database = await openExisting({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const { rows } = await makeBackup(database.db, file);
    const { size } = await stat(file);
    process.stdout.write(`${sumOf(rows)} from ${database.location} are in ${file} (${size} bytes).\n`);
    return 0;
  } finally {
    await database.close();
  }
}

/** "1 record", "12 records": what the tables of a backup hold together. */
export function sumOf(rows: Record<string, number>): string {
  const sum = Object.values(rows).reduce((total, count) => total + count, 0);
  return sum === 1 ? "1 record" : `${sum} records`;
}
