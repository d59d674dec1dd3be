import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { env } from "#app/env.server.ts";
import type { BackupHeader } from "#db/backup/format.ts";
import { makeBackup } from "#db/backup/make.server.ts";
import { restoreBackup } from "#db/backup/restore.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { sumOf } from "./backup.ts";
import { openExisting } from "./open-existing.ts";
import { CommandRefused } from "./refused.ts";

export const usage = `npm run copy-to-postgresql [-- --replace]

Copies every record of the embedded database in DATA_DIR to the PostgreSQL of DATABASE_URL: all of them or, where
anything is wrong, none. Stop the site first. The embedded database stays as it is.

  --replace   into a database that is in use too: the copy takes the place of everything in it`;

/** Copies the embedded database of the settings to their PostgreSQL. Throws CommandRefused, BackupRefused, FolderInUse … */
export async function run(words: string[]): Promise<number> {
  const { values } = parseArgs({
    args: words,
    options: { replace: { type: "boolean", default: false } },
  });
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  if (!databaseUrl) throw new CommandRefused("Set DATABASE_URL to the PostgreSQL that the records go to.");
  const { rows } = await copyToPostgresql({ dataDir, databaseUrl }, { replaces: values.replace });
  process.stdout.write(
    `PostgreSQL holds the ${sumOf(rows)} of ${dataDir}. Start the site with DATABASE_URL. Everybody signs in anew.\n`,
  );
  return 0;
}

/** By way of a backup beside the embedded database, which is removed at the end: what holds for one holds for the copy. */
export async function copyToPostgresql(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  { replaces }: { replaces: boolean },
): Promise<BackupHeader> {
  const file = join(dataDir, "copy-to-postgresql.backup");
  try {
    const source = await openExisting({ dataDir });
    try {
      await makeBackup(source.db, file);
    } finally {
      await source.close();
    }
    const target = await openDatabase({ dataDir, databaseUrl });
    try {
      return await restoreBackup(target.db, file, { replaces });
    } finally {
      await target.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}
