import { DatabaseSilent } from "./errors.ts";

/** How many milliseconds somebody who can go on without it waits for a database that did not answer the last time. */
export const secondChance = 300;

/**
 * What the promise gives, if it does so within the milliseconds; else throws DatabaseSilent. Drivers can wait
 * for ever: for a free connection, or on one that was cut while it started.
 */
export async function withinDeadline<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // A process that was busy hears the clock first: what has arrived meanwhile still counts.
      setImmediate(() => {
        reject(new DatabaseSilent(`The database didn't answer within ${milliseconds / 1000} s.`));
      });
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
