import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import { z } from "zod";
import { record } from "#app/domain/audit/audit.server.ts";
import { env } from "#app/env.server.ts";
import { query } from "#db/client.server.ts";
import type { Database } from "#db/database.ts";
import { sessions } from "#db/schema.ts";

const minute = 60_000;
/** The longest without a request. */
export const idleMilliseconds = 30 * minute;
/** The longest that somebody stays signed in (security.md, "Cookies"). */
export const sessionMilliseconds = 8 * 60 * minute;

/** What a row holds. */
export const stored = z.object({ userId: z.uuid(), email: z.string(), signedInAt: z.iso.datetime() });

/** Somebody who is signed in: only people on the list of administrators ever are. */
export type Administrator = z.output<typeof stored>;

/** 256 random bits as a cookie carries them. */
const idPattern = /^[\w-]{43}$/;

/** The row holds the hash: who reads the table, or a copy of it, can sign in with none of it. */
const hash = (id: string) => createHash("sha256").update(id).digest("base64url");

function expiry(signedInAt: string, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleMilliseconds, Date.parse(signedInAt) + sessionMilliseconds));
}

/** Starts a session and gives its id, which is nowhere else; removes the rows of those that have expired. */
export async function startSession(
  db: Database,
  user: Pick<Administrator, "userId" | "email">,
  now: Date,
): Promise<string> {
  const id = randomBytes(32).toString("base64url");
  const sess: Administrator = { ...user, signedInAt: now.toISOString() };
  await db.delete(sessions).where(lte(sessions.expire, now));
  await db.insert(sessions).values({ sid: hash(id), sess, expire: expiry(sess.signedInAt, now) });
  return id;
}

/**
 * Who is signed in with this id, if anybody: not after 30 minutes without a request, not 8 hours after signing in,
 * and not without a place on the list of administrators. Throws DatabaseUnavailable.
 */
export async function findAdministrator(id: unknown, now: Date): Promise<Administrator | null> {
  if (typeof id !== "string" || !idPattern.test(id)) return null;
  const sid = eq(sessions.sid, hash(id));
  const [row] = await query((db) =>
    db
      .select({ sess: sessions.sess, expire: sessions.expire })
      .from(sessions)
      .where(and(sid, gt(sessions.expire, now))),
  );
  const session = stored.safeParse(row?.sess);
  if (!row || !session.success) return null;

  const end = Date.parse(session.data.signedInAt) + sessionMilliseconds;
  if (now.getTime() >= end || !env.ADMIN_EMAILS.includes(session.data.email)) {
    await query((db) => db.delete(sessions).where(sid));
    return null;
  }
  const expire = expiry(session.data.signedInAt, now);
  // Not a write with every request.
  if (expire.getTime() - row.expire.getTime() >= minute) {
    await query((db) => db.update(sessions).set({ expire }).where(sid));
  }
  return session.data;
}

/** Removes a session and gives whose it was, if there was one. */
export async function endSession(db: Database, id: unknown): Promise<Administrator | null> {
  if (typeof id !== "string" || !idPattern.test(id)) return null;
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.sid, hash(id)))
    .returning({ sess: sessions.sess });
  return stored.safeParse(ended?.sess).data ?? null;
}

/** Signs out whoever holds this id: the session ends on the server. Throws DatabaseUnavailable. */
export async function signOut(id: unknown): Promise<void> {
  await query((db) =>
    db.transaction(async (tx) => {
      const ended = await endSession(tx, id);
      if (!ended) return;
      const { email, userId } = ended;
      await record(tx, { actor: email, action: "signed-out", subject: "user", subjectId: userId });
    }),
  );
}
