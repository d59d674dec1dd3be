import { sql } from "drizzle-orm";
import { query } from "#db/client.server.ts";
import { withinDeadline } from "#db/deadline.ts";
import { QueryRefused } from "#db/errors.ts";

const deadlineMilliseconds = 2_000;
let isStopping = false;

/** What an instance lacks to take requests, in one word; null for one that is ready. */
export type Lack = "stopping" | "database" | "migrations" | null;

/**
 * Tells within 2 s what keeps this instance from its work, and never throws. A database that answers has its
 * migrations: opening applies them, and fails where it can't.
 */
export async function whatIsLacking(): Promise<Lack> {
  if (isStopping) return "stopping";
  try {
    await withinDeadline(
      deadlineMilliseconds,
      query((db) => db.execute(sql`select 1`)),
    );
  } catch (error) {
    return error instanceof QueryRefused ? "migrations" : "database";
  }
  return isStopping ? "stopping" : null;
}

/** The server stops: from now on a balancer sends its visitors elsewhere. */
export function stopBeingReady(): void {
  isStopping = true;
}
