import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { query } from "#db/client.server.ts";
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
export function limitRate({ name, times, seconds }: Rate): (key: string) => Promise<Taken> {
  const options = { keyPrefix: name, points: times, duration: seconds };
  const memory = new RateLimiterMemory(options);
  return async (key) => {
    try {
      const counted = query((db) =>
        take(
          new RateLimiterDrizzle({
            ...options,
            storeClient: db,
            schema: rateLimits,
            clearExpiredByTimeout: false,
          }),
          key,
        ),
      );
      return await withinDeadline(databaseMilliseconds, counted);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return take(memory, key);
    }
  };
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
