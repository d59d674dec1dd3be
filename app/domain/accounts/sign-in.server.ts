import { eq } from "drizzle-orm";
import { record } from "#app/domain/audit/audit.server.ts";
import { env } from "#app/env.server.ts";
import { query } from "#db/client.server.ts";
import { users } from "#db/schema.ts";
import type { Person } from "./id-token.server.ts";
import { SignInError } from "./problem.ts";
import { endSession, startSession } from "./sessions.server.ts";

/** Printable ASCII. Lower case makes plain letters of some others: "K" (U+212A) would become the "k" of somebody else. */
const plain = /^[\x21-\x7e]+$/;

/**
 * Signs a person in who has proved to the provider who they are: stores them as a user, ends the session they came
 * with, and gives the id of a new one. Throws SignInError "not-allowed", with nothing stored but an entry in the audit
 * log, for whoever has no verified e-mail address on the list of administrators; DatabaseUnavailable.
 */
export async function signIn(person: Person, sessionBefore: unknown, now: Date): Promise<string> {
  const { firstName, lastName, profileImageUrl } = person;
  const email = person.email.toLowerCase();
  const isListed = plain.test(person.email) && env.ADMIN_EMAILS.includes(email);
  if (!isListed || !person.emailVerified) {
    await query((db) =>
      record(db, { actor: email, action: "sign-in-refused", subject: "user", subjectId: null }),
    );
    throw new SignInError("not-allowed", "The e-mail address is not on the list, or not verified.");
  }
  return query((db) =>
    db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({ email, firstName, lastName, profileImageUrl })
        .onConflictDoUpdate({ target: users.email, set: { firstName, lastName, profileImageUrl } })
        .returning({ id: users.id });
      if (!user) throw new Error("The database stored no user.");
      await record(tx, { actor: email, action: "signed-in", subject: "user", subjectId: user.id });
      await endSession(tx, sessionBefore);
      return startSession(tx, { userId: user.id, email }, now);
    }),
  );
}

/** What GET /api/auth/user tells of a user; null where the row is gone. Throws DatabaseUnavailable. */
export async function findUser(id: string) {
  const [user] = await query((db) =>
    db
      .select({
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        profileImageUrl: users.profileImageUrl,
      })
      .from(users)
      .where(eq(users.id, id)),
  );
  return user ?? null;
}
