import type { Taken } from "./rates.server.ts";

/** Somebody did something more often than they may (security.md, "Rates"). */
export class TooMany extends Error {
  override name = "TooMany";
  /** In how many seconds it may be done again. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("Too many in a short time.");
    this.retryAfter = retryAfter;
  }
}

/** Throws TooMany where a time was refused. */
export function insistOn(taken: Taken): void {
  if (!taken.allowed) throw new TooMany(taken.retryAfter);
}
