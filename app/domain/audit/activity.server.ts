import { and, count, desc, eq, ilike, type SQL } from "drizzle-orm";
import { query } from "#db/client.server.ts";
import { auditLog } from "#db/schema.ts";
import type { AuditSubject } from "./audit.server.ts";

const pageLength = 100;

export type ActivityFilter = {
  /** A part of the e-mail address of who did it; empty for everybody. */
  who: string;
  kind: AuditSubject | null;
};

/**
 * A page of the audit log, 100 long and newest first, with the number of the entries that were asked for and of the
 * pages. What lies after the last page is the last page. Throws DatabaseUnavailable.
 */
export async function activityPage({ who, kind }: ActivityFilter, wanted: number) {
  const where = and(whoIs(who), kind ? eq(auditLog.subject, kind) : undefined);
  const [{ total } = { total: 0 }] = await query((db) =>
    db.select({ total: count() }).from(auditLog).where(where),
  );
  const pages = Math.max(1, Math.ceil(total / pageLength));
  const page = Math.min(wanted, pages);
  const entries = await query((db) =>
    db
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(pageLength)
      .offset((page - 1) * pageLength),
  );
  return { entries, total, page, pages };
}

/** The signs that a LIKE pattern gives a meaning to stand for themselves. */
function whoIs(part: string): SQL | undefined {
  return part ? ilike(auditLog.actor, `%${part.replaceAll(/[\\%_]/g, "\\$&")}%`) : undefined;
}
