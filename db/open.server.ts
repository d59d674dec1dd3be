import type { OpenDatabase } from "./database.ts";

/**
 * Opens the database at the URL or, without one, the embedded database in the folder (made at need), and migrates
 * it. Throws FolderInUse, DatabaseUnavailable, or what the driver throws.
 */
export async function openDatabase(settings: {
  databaseUrl?: string;
  dataDir: string;
}): Promise<OpenDatabase> {
  // Only the driver in use is loaded: the embedded one is large.
  if (settings.databaseUrl) {
    const { openPostgresql } = await import("./postgresql.server.ts");
    return openPostgresql(settings.databaseUrl);
  }
  const { openEmbedded } = await import("./embedded.server.ts");
  return openEmbedded(settings.dataDir);
}
