import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { OpenDatabase } from "#db/database.ts";
import { type DatabaseSettings, openDatabase } from "#db/open.server.ts";
import { CommandRefused } from "./refused.ts";

/**
 * Opens a database as it is, without making or migrating it. Throws CommandRefused where there is no embedded one in
 * the folder, FolderInUse, and what the driver throws.
 */
export function openExisting(settings: DatabaseSettings): Promise<OpenDatabase> {
  const folder = resolve(settings.dataDir);
  if (!settings.databaseUrl && !existsSync(join(folder, "database"))) {
    throw new CommandRefused(`There is no embedded database in ${folder}. Set DATA_DIR, or DATABASE_URL.`);
  }
  return openDatabase(settings, { migrates: false });
}
