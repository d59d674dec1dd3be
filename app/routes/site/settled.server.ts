import { log } from "#app/log.server.ts";

/**
 * A list of a page that shows several things: its rows, or null where reading failed, so that the rest of the
 * page still shows. The failure is logged.
 */
export async function settled<Row>(rows: Promise<Row[]>): Promise<Row[] | null> {
  try {
    return await rows;
  } catch (error) {
    log.error({ err: error }, "A list could not be read.");
    return null;
  }
}

/** The status of a page with lists: 503 when one of them failed. */
export function statusOf(...lists: (unknown[] | null)[]): 200 | 503 {
  return lists.includes(null) ? 503 : 200;
}
