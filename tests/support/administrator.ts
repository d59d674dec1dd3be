import { startSession } from "#app/domain/accounts/sessions.server.ts";
import { sessionCookie } from "#app/middleware/cookies.server.ts";
import { openDatabase } from "#db/open.server.ts";

/** Somebody for a site's ADMIN_EMAILS. */
export const administrator = {
  userId: "00000000-0000-4000-8000-000000000001",
  email: "admin@example.org",
};

/** Signs the administrator in, past the provider, and gives the cookie. */
export async function signIn(settings: { databaseUrl?: string; dataDir: string }): Promise<string> {
  const { db, close } = await openDatabase(settings);
  const id = await startSession(db, administrator, new Date()).finally(close);
  const [cookie = ""] = (await sessionCookie.serialize(id)).split(";");
  return cookie;
}
