import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { OwnError } from "#app/own-error.ts";

/** The folder of the SQL migrations, found from the source and from the build alike. */
export function migrationsFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const found = join(folder, "db/migrations");
    if (existsSync(join(found, "meta/_journal.json"))) return found;
    if (folder === dirname(folder)) throw new OwnError("The folder db/migrations is missing.");
  }
}
