import { asc, desc, sql } from "drizzle-orm";
import { query } from "#db/client.server.ts";
import { legislation } from "#db/schema.ts";

export type Bill = Awaited<ReturnType<typeof publishedBills>>[number];

/** The published bills, the last changed first. Throws DatabaseUnavailable. */
export function publishedBills() {
  return query((db) =>
    db
      .select({
        id: legislation.id,
        billName: legislation.billName,
        billNumber: legislation.billNumber,
        state: legislation.state,
        description: legislation.description,
        status: legislation.status,
        position: legislation.position,
        actionItems: legislation.actionItems,
        externalLink: legislation.externalLink,
      })
      .from(legislation)
      .where(sql`${legislation.published}`)
      .orderBy(desc(legislation.updatedAt), asc(legislation.id)),
  );
}
