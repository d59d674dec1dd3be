import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { startSession } from "#app/domain/accounts/sessions.server.ts";
import { collectionNamed } from "#app/domain/collections/registry.ts";
import { deleteRecord } from "#app/domain/collections/trash.server.ts";
import { env } from "#app/env.server.ts";
import { query } from "#db/client.server.ts";
import { auditLog, contacts, resources, sessions } from "#db/schema.ts";
import { administer } from "./admin.ts";
import { UsageError } from "./refused.ts";

const userId = "5a3b1e00-0000-4000-8000-000000000001";
beforeEach(async () => {
  await query((db) => db.delete(sessions));
  await query((db) => db.delete(auditLog));
});

const admin = (...words: string[]) => administer(words);
const signIn = (email: string, at: string) =>
  query((db) => startSession(db, { userId, email }, new Date(at)));
const audited = () => query((db) => db.select().from(auditLog).orderBy(auditLog.id));

test("sessions tells who is signed in, since when and last seen when, and nothing to sign in with", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:10:00Z"), toFake: ["Date"] });
  expect(await admin("sessions")).toBe("Nobody is signed in.");
  const first = await signIn("first@example.org", "2026-11-20T12:00:00Z");
  await signIn("second@example.org", "2026-11-20T12:05:00Z");
  expect(await admin("sessions")).toBe(
    "second@example.org  signed in 2026-11-20 12:05 UTC  last seen 2026-11-20 12:05 UTC\n" +
      "first@example.org  signed in 2026-11-20 12:00 UTC  last seen 2026-11-20 12:00 UTC",
  );
  const [row] = await query((db) => db.select({ sid: sessions.sid }).from(sessions));
  for (const secret of [first, row?.sid]) expect(await admin("sessions")).not.toContain(secret);
  vi.useRealTimers();
});

test("revoke ends the sessions of one administrator, or of all, and the audit log says so", async () => {
  Object.assign(env, { ADMIN_EMAILS: ["first@example.org"] });
  const now = new Date().toISOString();
  for (const email of ["first@example.org", "first@example.org", "second@example.org"])
    await signIn(email, now);
  expect(await admin("revoke", "First@example.org")).toMatch(/^2 sessions ended\. .*ADMIN_EMAILS/);
  expect(await admin("sessions")).toMatch(/^second@example\.org [^\n]*$/);
  const entry = { actor: null, action: "signed-out", subject: "user", subjectId: userId };
  expect(await audited()).toMatchObject([
    { ...entry, title: "first@example.org" },
    { ...entry, title: "first@example.org" },
  ]);
  expect(await admin("revoke", "--all")).toBe("1 session ended.");
  expect(await admin("revoke", "--all")).toBe("0 sessions ended.");
  for (const words of [[], ["a@example.org", "--all"], ["a@example.org", "b@example.org"]])
    await expect(admin("revoke", ...words)).rejects.toThrow(UsageError);
});

test("purge deletes what is kept no longer, and counts it", async () => {
  const message = { name: "n", email: "e", role: "r", message: "m" };
  await query((db) =>
    db.insert(contacts).values([message, { ...message, createdAt: sql`now() - interval '13 months'` }]),
  );
  expect(await admin("purge")).toBe(
    "1 contact message older than 12 months and 0 records in the trash for more than 30 days deleted for good.",
  );
  expect(await query((db) => db.select().from(contacts))).toHaveLength(1);
});

test("seed puts back the facts that are gone for good, and leaves alone what staff edited or can restore", async () => {
  expect(await admin("seed")).toBe("No public fact is missing.");
  const collection = collectionNamed("resources");
  if (!collection) throw new Error("There are no resources.");
  const named = (name: string) => eq(resources.name, name);
  const [trashed] = await query((db) => db.select().from(resources).where(named("Poison Help")));
  await deleteRecord(collection, trashed?.id ?? "", { actor: "a@example.org" });
  await query((db) => db.update(resources).set({ hours: "by staff" }).where(named("Crisis Text Line")));
  await query((db) => db.delete(resources).where(named("Ohio CareLine")));
  await query((db) => db.delete(auditLog));
  expect(await admin("seed")).toBe("Put back: Ohio CareLine.");
  expect(await audited()).toMatchObject([
    { actor: null, action: "created", subject: "resources", title: "Ohio CareLine" },
  ]);
  const rows = await query((db) => db.select().from(resources));
  expect(rows.map(({ name }) => name)).not.toContain("Poison Help");
  expect(rows.find(({ name }) => name === "Crisis Text Line")?.hours).toBe("by staff");
});

test("sample records never go into production", async () => {
  Object.assign(env, { NODE_ENV: "production" });
  await expect(admin("seed", "--samples")).rejects.toThrow(/visitors/);
  Object.assign(env, { NODE_ENV: "test" });
});
