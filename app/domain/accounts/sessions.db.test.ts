import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { env } from "#app/env.server.ts";
import { query } from "#db/client.server.ts";
import { auditLog, sessions } from "#db/schema.ts";
import { findAdministrator, signOut, startSession } from "./sessions.server.ts";

const user = { userId: "00000000-0000-4000-8000-000000000001", email: "admin@example.org" };
const start = new Date("2026-11-20T12:00:00Z");
const after = (minutes: number, milliseconds = 0) =>
  new Date(start.getTime() + minutes * 60_000 + milliseconds);
const begin = (now = start) => query((db) => startSession(db, user, now));
const rows = () => query((db) => db.select().from(sessions));

beforeEach(async () => {
  Object.assign(env, { ADMIN_EMAILS: [user.email] });
  await query((db) => db.delete(sessions));
});

test("a session is found by its id; the table holds the hash of it, who it is and since when", async () => {
  const id = await begin();
  expect(id).toMatch(/^[\w-]{43}$/);
  expect(await findAdministrator(id, start)).toEqual({ ...user, signedInAt: start.toISOString() });
  expect(await rows()).toEqual([
    {
      sid: createHash("sha256").update(id).digest("base64url"),
      sess: { ...user, signedInAt: start.toISOString() },
      expire: after(30),
    },
  ]);
  expect(await begin()).not.toBe(id);
});

test.each([null, undefined, "", 7, ["x"], {}, "d".repeat(43), "d".repeat(42), `${"d".repeat(42)}'`])(
  "%j is nobody's id",
  async (id) => {
    await begin();
    expect(await findAdministrator(id, start)).toBeNull();
    await signOut(id);
    expect(await rows()).toHaveLength(1);
  },
);

test("the hash of an id is no id", async () => {
  await begin();
  const [row] = await rows();
  expect(await findAdministrator(row?.sid, start)).toBeNull();
});

test("it ends after 30 minutes without a request", async () => {
  const id = await begin();
  expect(await findAdministrator(id, after(30, -1))).not.toBeNull();
  const other = await begin();
  expect(await findAdministrator(other, after(30))).toBeNull();
});

test("every request keeps it going for another 30 minutes, and at most for 8 hours", async () => {
  const id = await begin();
  for (let minutes = 25; minutes < 480; minutes += 25) {
    expect(await findAdministrator(id, after(minutes)), `${minutes}`).not.toBeNull();
  }
  expect(await findAdministrator(id, after(480, -1))).not.toBeNull();
  expect(await findAdministrator(id, after(480))).toBeNull();
});

test("the row is written when it gained a minute, not with every request", async () => {
  const id = await begin();
  const expiry = async () => (await rows())[0]?.expire;
  await findAdministrator(id, after(1, -1));
  expect(await expiry()).toEqual(after(30));
  await findAdministrator(id, after(1));
  expect(await expiry()).toEqual(after(31));
});

test("taking somebody off the list of administrators ends their sessions", async () => {
  const id = await begin();
  Object.assign(env, { ADMIN_EMAILS: ["other@example.org"] });
  expect(await findAdministrator(id, start)).toBeNull();
  Object.assign(env, { ADMIN_EMAILS: [user.email] });
  expect(await findAdministrator(id, start), "the session does not come back").toBeNull();
});

test("signing out removes the row of this session alone, and is written down", async () => {
  const [id, other] = [await begin(), await begin()];
  await signOut(id);
  await signOut(id);
  expect(await findAdministrator(id, start)).toBeNull();
  expect(await findAdministrator(other, start)).not.toBeNull();
  expect(await query((db) => db.select().from(auditLog))).toMatchObject([
    { actor: user.email, action: "signed-out", subject: "user", subjectId: user.userId },
  ]);
});

test("a sign-in removes the rows that have expired", async () => {
  await begin();
  await begin(after(10));
  await begin(after(30));
  expect((await rows()).map(({ expire }) => expire)).toEqual([after(40), after(60)]);
});

test("a row that something else wrote is nobody's session", async () => {
  const id = await begin();
  await query((db) => db.update(sessions).set({ sess: { passport: { user: 1 } } }));
  expect(await findAdministrator(id, start)).toBeNull();
});
