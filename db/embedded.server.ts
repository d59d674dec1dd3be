import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { OpenDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.server.ts";
import { migrationsFolder } from "./migrations-folder.server.ts";
import * as schema from "./schema.ts";

/**
 * Opens the embedded database (PGlite) in <folder>/database. Two processes on one folder would corrupt it in
 * silence, so it takes the folder's lock first; throws FolderInUse.
 */
export async function openEmbedded(folder: string, migrates = true): Promise<OpenDatabase> {
  const release = await lockFolder(folder);
  try {
    const client = await PGlite.create(join(folder, "database"));
    const db = drizzle({ client, schema });
    if (migrates) await migrate(db, { migrationsFolder: migrationsFolder() });
    const close = async () => {
      await client.close();
      await release();
    };
    return { db, kind: "embedded", location: resolve(folder, "database"), close };
  } catch (error) {
    await release();
    throw error;
  }
}
