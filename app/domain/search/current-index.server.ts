import { contentVersion } from "#app/domain/content-version.server.ts";
import { env } from "#app/env.server.ts";
import { secondChance, withinDeadline } from "#db/deadline.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import { type Index, indexOf } from "./index.ts";
import { type RecordPassage, recordPassages } from "./record-passages.server.ts";
import { sitePassages } from "./site-passages.ts";

/** The index to ask now, and whether the records are missing from it because the database doesn't answer. */
export type CurrentIndex = { index: Index; recordsMissing: boolean; isOver(href: string): boolean };

type Kept = { version: number; day: string; index: Index; endings: ReadonlyMap<string, Date> };

/** How long a look at the version counts, in milliseconds. */
const lookEvery = 1_000;
/** How often a build that was overtaken by a change begins anew. */
const mostBuilds = 3;

let kept: Kept | null = null;
let site: { day: string; index: Promise<Index> } | null = null;
let missing = false;
let lookedAt = Number.NEGATIVE_INFINITY;
let looking: Promise<void> | null = null;

/**
 * The index of what is published now. One look at the content version a second at most, shared by all who ask, and one
 * build where it has changed. Without the database: the index of the site's own pages alone.
 */
export async function currentIndex(): Promise<CurrentIndex> {
  const now = new Date();
  // The day of the policy page, in UTC as there: with it the telemedicine rule ends.
  const today = now.toISOString().slice(0, 10);
  if (performance.now() - lookedAt >= lookEvery || kept?.day !== today) {
    looking ??= look(today).finally(() => {
      looking = null;
      lookedAt = performance.now();
    });
    await patience(looking);
  }
  if (missing || !kept) return { index: await siteIndex(today), recordsMissing: true, isOver: () => false };
  const { index, endings } = kept;
  return { index, recordsMissing: false, isOver: (href) => (endings.get(href) ?? now) < now };
}

/** A database that is known to be away is not waited for: the look goes on without the question. */
async function patience(look: Promise<void>): Promise<void> {
  if (!missing) return look;
  await withinDeadline(secondChance, look).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error;
  });
}

async function look(today: string): Promise<void> {
  try {
    const built = await buildOf(today);
    if (built) kept = built;
    missing = kept === null;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    missing = true;
  }
}

/** The index of one version, or null where the one kept is still right or changes came faster than builds. */
async function buildOf(today: string): Promise<Kept | null> {
  let version = await contentVersion();
  if (kept?.version === version && kept.day === today) return null;
  for (let build = 0; build < mostBuilds; build++) {
    const records = await recordPassages(new Date());
    const after = await contentVersion();
    if (after === version) {
      const index = await indexOf([...pagesOf(today), ...records]);
      return { version, day: today, index, endings: endingsOf(records) };
    }
    version = after;
  }
  return null;
}

function endingsOf(records: readonly RecordPassage[]): Map<string, Date> {
  return new Map(records.flatMap(({ href, until }) => (until ? [[href, until] as const] : [])));
}

function siteIndex(today: string): Promise<Index> {
  if (site?.day !== today) site = { day: today, index: indexOf(pagesOf(today)) };
  return site.index;
}

function pagesOf(today: string) {
  return sitePassages({ today, usesModel: env.OPENAI_MODEL !== undefined });
}
