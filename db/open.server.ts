import type { OpenDatabase } from "./database.ts";

export type DatabaseSettings = { databaseUrl?: string; dataDir: string };

/**
 * Opens the database at the URL or, without one, the embedded database in the folder (made at need), and migrates
 * it; with `migrates: false` it stays as it is, whichever release made it. Throws FolderInUse, DatabaseUnavailable, or
 * what the driver throws.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  { migrates = true }: { migrates?: boolean } = {},
): Promise<OpenDatabase> {
  // Only the driver in use is loaded: the embedded one is large.
  if (settings.databaseUrl) {
    const { openPostgresql } = await import("./postgresql.server.ts");
    return openPostgresql(settings.databaseUrl, migrates);
  }
  const { openEmbedded } = await import("./embedded.server.ts");
  return openEmbedded(settings.dataDir, migrates);
}
