import { eventDate } from "#app/formats/event-date.ts";
import { log } from "#app/log.server.ts";
import { secondChance, withinDeadline } from "#db/deadline.ts";
import { DatabaseSilent } from "#db/errors.ts";
import type { Moment } from "./as-of.tsx";

/**
 * A list as a page shows it: its rows, or null where there are none to show. `asOf` is when they were read, where the
 * database is away since.
 */
export type SettledList<Row> = { rows: Row[] | null; asOf: Date | null };

/**
 * Reads a list for a page that shows other things too, and remembers its rows: while reading fails, the page has the
 * last good copy. A failure is logged.
 */
export function remembered<Row>(read: () => Promise<Row[]>): () => Promise<SettledList<Row>> {
  let copy: { rows: Row[]; asOf: Date } | null = null;
  let chance: Promise<SettledList<Row>> | null = null;
  let isAway = false;

  async function attempt(): Promise<SettledList<Row>> {
    try {
      const rows = await read();
      isAway = false;
      copy = { rows, asOf: new Date() };
      return { rows, asOf: null };
    } catch (error) {
      isAway = true;
      log.error({ err: error }, "A list could not be read");
      return copy ?? { rows: null, asOf: null };
    }
  }

  return async () => {
    if (!isAway || !copy) return attempt();
    // One try, and one wait for it, for all who ask until it is over.
    chance ??= withinDeadline(
      secondChance,
      attempt().finally(() => {
        chance = null;
      }),
    );
    try {
      return await chance;
    } catch (error) {
      if (error instanceof DatabaseSilent) return copy;
      throw error;
    }
  };
}

/**
 * The answer around these lists: headers that keep what was made without the database from being kept. `asOf` is when
 * the oldest of the rows were read, where the database is away since. A page without a list is a page all the same, and
 * says so in the list's place (security.md: public pages still answer 200, also right after a start without it).
 */
export function settled(...lists: SettledList<unknown>[]) {
  const isMissing = lists.some(({ rows }) => rows === null);
  const [asOf = null] = lists.flatMap(({ asOf }) => asOf ?? []).sort((a, b) => a.getTime() - b.getTime());
  const headers = new Headers();
  if (isMissing || asOf) headers.set("Cache-Control", "no-store");
  return { asOf: asOf && momentOf(asOf), headers };
}

function momentOf(date: Date): Moment {
  return { iso: date.toISOString(), words: eventDate(date) };
}
