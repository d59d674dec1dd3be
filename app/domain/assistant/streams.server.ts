import { and, count, eq, gt, lt, sql } from "drizzle-orm";
import { log } from "#app/log.server.ts";
import { query } from "#db/client.server.ts";
import type { Database } from "#db/database.ts";
import { withinDeadline } from "#db/deadline.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import { chatStreams } from "#db/schema.ts";

/** security.md, "Rates". */
export const mostStreams = 2;
/** Longer than any answer takes: a row that a killed process left counts no longer than this. */
const heldSeconds = 70;
/** Somebody waits for the answer: a database that takes longer counts as away. */
const databaseMilliseconds = 1_000;

/** The releases that are being written, and whose they are. */
const releasing = new Map<Promise<unknown>, string>();

/**
 * Notes in the database, for every instance to see, that an answer with this id is being sent to a visitor; false
 * where two are already: what this process released before counts no longer. True while the database is away: then
 * each process counts by itself (places.server.ts).
 */
export async function holdStream(id: string, visitor: string): Promise<boolean> {
  const held = streamsReleased(visitor).then(() =>
    query((db) => db.transaction((tx: Database) => insertBelowLimit(tx, id, visitor))),
  );
  try {
    return await withinDeadline(databaseMilliseconds, held);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    // It may still be written later, for nobody.
    held.then(
      () => releaseStream(id, visitor),
      () => {},
    );
    return true;
  }
}

async function insertBelowLimit(tx: Database, id: string, visitor: string): Promise<boolean> {
  // One after the other for the same visitor: two at once would both find one place free.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${visitor}, 0))`);
  const [open] = await tx
    .select({ streams: count() })
    .from(chatStreams)
    .where(and(eq(chatStreams.visitor, visitor), gt(chatStreams.expiresAt, sql`now()`)));
  if (open && open.streams >= mostStreams) return false;
  const expiresAt = sql`now() + make_interval(secs => ${heldSeconds})`;
  await tx.insert(chatStreams).values({ id, visitor, expiresAt });
  return true;
}

/** The answer is over. Returns at once; where the database is away, the row runs out by itself. */
export function releaseStream(id: string, visitor: string): void {
  const released = query((db) => db.delete(chatStreams).where(eq(chatStreams.id, id)))
    .catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable))
        log.error({ err: error }, "A finished answer was not noted.");
    })
    .finally(() => releasing.delete(released));
  releasing.set(released, visitor);
}

/** Waits until every release that began is written, or every one of this visitor. */
export async function streamsReleased(visitor?: string): Promise<void> {
  const awaited = [...releasing].filter(([, whose]) => visitor === undefined || whose === visitor);
  await Promise.all(awaited.map(([released]) => released));
}

/** Deletes the rows that killed processes left. Throws DatabaseUnavailable. */
export async function eraseOldStreams(): Promise<void> {
  await query((db) => db.delete(chatStreams).where(lt(chatStreams.expiresAt, sql`now()`)));
}
