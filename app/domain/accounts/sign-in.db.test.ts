import { beforeEach, expect, test } from "vitest";
import { env } from "#app/env.server.ts";
import { query } from "#db/client.server.ts";
import { auditLog, users } from "#db/schema.ts";
import type { Person } from "./id-token.server.ts";
import { findAdministrator } from "./sessions.server.ts";
import { findUser, signIn } from "./sign-in.server.ts";

const now = new Date();
const person: Person = {
  email: "Admin.K@Example.org",
  emailVerified: true,
  firstName: "Example",
  lastName: "Person",
  profileImageUrl: "https://accounts.example.org/picture",
};

beforeEach(async () => {
  Object.assign(env, { ADMIN_EMAILS: ["admin.k@example.org"] });
  await query((db) => db.delete(users));
  await query((db) => db.delete(auditLog));
});

test("capitals in an address make no difference, and a user is stored once, with the newest names", async () => {
  const first = await findAdministrator(await signIn(person, null, now), now);
  const changed = { ...person, email: "admin.k@example.org", lastName: "Other", profileImageUrl: null };
  const second = await findAdministrator(await signIn(changed, null, now), now);
  expect(second?.userId).toBe(first?.userId);
  expect(await findUser(first?.userId ?? "")).toEqual({
    id: first?.userId,
    email: "admin.k@example.org",
    firstName: "Example",
    lastName: "Other",
    profileImageUrl: null,
  });
});

test.each([
  ["is not on the list", { email: "other@example.org" }],
  ["has not verified the address", { emailVerified: false }],
  ["has an address that only looks the same in lower case", { email: "admin.\u212a@example.org" }],
  ["has an address with something before it", { email: "x,admin.k@example.org" }],
])("who %s is refused, and the refusal is written down", async (_, difference) => {
  const refused = signIn({ ...person, ...difference }, null, now);
  await expect(refused).rejects.toMatchObject({ problem: "not-allowed" });
  expect(await query((db) => db.select().from(users))).toEqual([]);
  expect(await query((db) => db.select().from(auditLog))).toMatchObject([
    { action: "sign-in-refused", subject: "user", subjectId: null },
  ]);
});

test("signing in ends the session that the browser came with", async () => {
  const before = await signIn(person, null, now);
  const after = await signIn(person, before, now);
  expect(await findAdministrator(before, now)).toBeNull();
  expect(await findAdministrator(after, now)).not.toBeNull();
});
