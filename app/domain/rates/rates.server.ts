import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { query } from "#db/client.server.ts";
import type { Database } from "#db/database.ts";
import { withinDeadline } from "#db/deadline.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import { rateLimits } from "#db/schema.ts";

/** Somebody waits for the answer: a database that takes longer counts as away. */
const databaseMilliseconds = 1_000;

/** How often something may be done within a window of time that begins with the first time (security.md, "Rates"). */
export type Rate = { name: string; times: number; seconds: number };

/** `retryAfter`: in how many seconds it may be done again. */
export type Taken = { allowed: true } | { allowed: false; retryAfter: number };

/**
 * Counts every instance together, in the database; while it is away each process counts by itself. The function that
 * it gives takes one time for a key, and answers within about a second. A key is stored as it is: give it no address
 * (visitor.server.ts).
 */
export function limitRate(rate: Rate): (key: string) => Promise<Taken> {
  const takeAlone = limitProcess(rate);
  return async (key) => {
    try {
      return await withinDeadline(
        databaseMilliseconds,
        query((db) => takeStored(db, rate, key)),
      );
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return takeAlone(key);
    }
  };
}

/** The count of this process alone, in memory. */
export function limitProcess(rate: Rate): (key: string) => Promise<Taken> {
  const memory = new RateLimiterMemory(optionsOf(rate));
  return (key) => take(memory, key);
}

/** Takes one time in the database; inside a transaction it counts only if that is committed. */
export function takeStored(db: Database, rate: Rate, key: string): Promise<Taken> {
  const stored = new RateLimiterDrizzle({
    ...optionsOf(rate),
    storeClient: db,
    schema: rateLimits,
    clearExpiredByTimeout: false,
  });
  return take(stored, key);
}

function optionsOf({ name, times, seconds }: Rate) {
  return { keyPrefix: name, points: times, duration: seconds };
}

async function take(limiter: RateLimiterDrizzle | RateLimiterMemory, key: string): Promise<Taken> {
  try {
    await limiter.consume(key);
    return { allowed: true };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { allowed: false, retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
  }
}

/** Deletes the counts whose time is over. Throws DatabaseUnavailable. */
export async function eraseOldRates(): Promise<void> {
  await query((db) => db.delete(rateLimits).where(lt(rateLimits.expire, new Date())));
}
