import { query } from "#db/client.server.ts";
import { contentVersion as table } from "#db/schema.ts";

/**
 * The version of what staff published, which rises with every change (migration 0005). Throws DatabaseUnavailable.
 */
export async function contentVersion(): Promise<number> {
  const [row] = await query((db) => db.select({ version: table.version }).from(table));
  return row?.version ?? 0;
}
