import { parseArgs } from "node:util";
import { env } from "#app/env.server.ts";
import { restoreBackup } from "#db/backup/restore.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { sumOf } from "./backup.ts";
import { UsageError } from "./refused.ts";

export const usage = `npm run restore -- <file> [--replace]

Puts the records of a backup into the site's database: all of them or, where anything is wrong, none. Everybody who
is signed in is signed out. With the embedded database, stop the site first.

  --replace   into a database that is in use too: the backup takes the place of everything in it`;

/** Restores a backup into the site's database. Throws UsageError, BackupRefused, FolderInUse … */
export async function run(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { replace: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new UsageError("Name one file.");
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const { rows, madeAt } = await restoreBackup(database.db, file, { replaces: values.replace });
    process.stdout.write(
      `${database.location} holds the ${sumOf(rows)} of the backup from ${madeAt}. Everybody signs in anew.\n`,
    );
    return 0;
  } finally {
    await database.close();
  }
}
