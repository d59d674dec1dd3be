import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

const current = new AsyncLocalStorage<string>();

/** Runs what answers a request: everything that it calls, however late, finds the request's id. */
export function withRequestId<T>(id: string, run: () => T): T {
  return current.run(id, run);
}

/** The id of the request that is being answered; undefined outside one. */
export function requestId(): string | undefined {
  return current.getStore();
}

/**
 * An id for a request: the one that a trusted proxy gave it in X-Request-Id, so that both logs tell of the same, or a
 * new one. What anybody can send counts for nothing.
 */
export function idFor(given: string | string[] | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && typeof given === "string" && /^[\w-]{8,64}$/.test(given)
    ? given
    : randomUUID();
}
