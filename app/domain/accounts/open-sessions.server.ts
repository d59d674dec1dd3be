import { and, eq, gt, sql } from "drizzle-orm";
import { record } from "#app/domain/audit/audit.server.ts";
import { query } from "#db/client.server.ts";
import { sessions } from "#db/schema.ts";
import { idleMilliseconds, stored } from "./sessions.server.ts";

export type OpenSession = {
  email: string;
  signedInAt: Date;
  /** To the minute; in the last half hour of the longest session, its beginning. */
  lastSeenAt: Date;
};

/** Who is signed in, the last seen first. Nothing in it lets anybody sign in. Throws DatabaseUnavailable. */
export async function openSessions(now: Date): Promise<OpenSession[]> {
  const rows = await query((db) =>
    db
      .select({ sess: sessions.sess, expire: sessions.expire })
      .from(sessions)
      .where(gt(sessions.expire, now)),
  );
  return rows
    .flatMap(({ sess, expire }) => {
      const session = stored.safeParse(sess).data;
      if (!session) return [];
      const lastSeenAt = new Date(expire.getTime() - idleMilliseconds);
      return [{ email: session.email, signedInAt: new Date(session.signedInAt), lastSeenAt }];
    })
    .sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime());
}

/**
 * Ends the sessions of one administrator, or of all, with an entry for each in the audit log, and gives their number.
 * Throws DatabaseUnavailable.
 */
export function revokeSessions(email: string | "all", now: Date): Promise<number> {
  const theirs = email === "all" ? undefined : eq(sql`${sessions.sess} ->> 'email'`, email.toLowerCase());
  return query((db) =>
    db.transaction(async (tx) => {
      const ended = await tx
        .delete(sessions)
        .where(and(gt(sessions.expire, now), theirs))
        .returning({ sess: sessions.sess });
      for (const { sess } of ended) {
        const session = stored.safeParse(sess).data;
        if (!session) continue;
        const { email: title, userId: subjectId } = session;
        await record(tx, { actor: null, action: "signed-out", subject: "user", subjectId, title });
      }
      return ended.length;
    }),
  );
}
