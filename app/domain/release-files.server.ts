import { subDays } from "date-fns";
import { eq, inArray, lt } from "drizzle-orm";
import { query } from "#db/client.server.ts";
import { staticFiles } from "#db/schema.ts";

/** How long the files of a release stay after it last ran. */
const keptDays = 30;

export type ReleaseFile = { name: string; contentType: string; body: Uint8Array };

/**
 * Stores the files of the running release: those that are there already stay for longer, the others are added one by
 * one. Throws DatabaseUnavailable.
 */
export async function storeReleaseFiles(files: readonly ReleaseFile[]): Promise<void> {
  const names = files.map(({ name }) => name);
  const stored = await query((db) =>
    db
      .update(staticFiles)
      .set({ releasedAt: new Date() })
      .where(inArray(staticFiles.name, names))
      .returning({ name: staticFiles.name }),
  );
  const known = new Set(stored.map(({ name }) => name));
  for (const file of files.filter(({ name }) => !known.has(name))) {
    // Another instance of the release may add it at the same time.
    await query((db) => db.insert(staticFiles).values(file).onConflictDoNothing());
  }
}

/** The names of all files that are kept. Throws DatabaseUnavailable. */
export async function releaseFileNames(): Promise<string[]> {
  const rows = await query((db) => db.select({ name: staticFiles.name }).from(staticFiles));
  return rows.map(({ name }) => name);
}

/** A file of this release or an earlier one; null where there is none. Throws DatabaseUnavailable. */
export async function findReleaseFile(name: string): Promise<ReleaseFile | null> {
  const { contentType, body } = staticFiles;
  const rows = await query((db) =>
    db
      .select({ name: staticFiles.name, contentType, body })
      .from(staticFiles)
      .where(eq(staticFiles.name, name)),
  );
  return rows[0] ?? null;
}

/** Deletes the files that no release has had for 30 days. Throws DatabaseUnavailable. */
export async function eraseOldFiles(): Promise<void> {
  await query((db) =>
    db.delete(staticFiles).where(lt(staticFiles.releasedAt, subDays(new Date(), keptDays))),
  );
}
