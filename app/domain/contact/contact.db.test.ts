import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { query } from "#db/client.server.ts";
import { contacts } from "#db/schema.ts";
import { receiveContact } from "./contact.server.ts";
import { contactInput } from "./input.ts";

const input = contactInput.parse({
  name: "Example Patient",
  email: "patient@example.org",
  message: "Please call me back.",
});
const stored = () => query((db) => db.select().from(contacts));

beforeEach(async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  await query((db) => db.delete(contacts));
});

test("a message is stored as it came, with the status new", async () => {
  const full = contactInput.parse({
    name: "Example O'Hara-Ünï 🩺",
    email: "patient@example.org",
    phone: "555-0100",
    role: "caregiver",
    message: `"quotes" 'and' \\ {"json":1} %s $1 👩‍⚕️\n\ttab\n; drop table contacts; --`,
    joinNewsletter: true,
    volunteer: true,
    mediaInquiry: true,
  });
  const { id } = await receiveContact(full);
  expect(await stored()).toEqual([{ id, ...full, status: "new", createdAt: expect.any(Date) }]);
});

test("5,000 characters are stored to the last one", async () => {
  const message = `${"🩺é\n".repeat(1_249)}end.`;
  expect(message).toHaveLength(5_000);
  await receiveContact(contactInput.parse({ ...input, message }));
  expect((await stored())[0]?.message).toBe(message);
});

test("the same message twice is stored once and gives the same id", async () => {
  const first = await receiveContact(input);
  expect(await receiveContact({ ...input, phone: "" })).toEqual(first);
  expect(await stored()).toHaveLength(1);
});

test("the same message many times at once is stored once", async () => {
  // All connections of the pool are there first, else the messages come one after the other.
  await Promise.all(Array.from({ length: 10 }, () => query((db) => db.execute(sql`select pg_sleep(0.05)`))));
  const answers = await Promise.all(Array.from({ length: 30 }, () => receiveContact(input)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test("a message that differs in one field is another message", async () => {
  await receiveContact(input);
  const others = [
    { name: "Example Patient 2" },
    { email: "patient2@example.org" },
    { phone: "555-0101" },
    { role: "other" as const },
    { message: "Please call me back!" },
    { joinNewsletter: true },
    { volunteer: true },
    { mediaInquiry: true },
  ];
  await Promise.all(others.map((other) => receiveContact({ ...input, ...other })));
  expect(await stored()).toHaveLength(1 + others.length);
});

test("after 24 hours the same message is a new one, before it is not", async () => {
  const first = await receiveContact(input);
  const age = (hours: number) =>
    query((db) =>
      db
        .update(contacts)
        .set({ createdAt: sql`now() - make_interval(mins => ${hours * 60 - 1})` })
        .where(eq(contacts.id, first.id)),
    );
  await age(24);
  expect(await receiveContact(input)).toEqual(first);
  await age(25);
  expect(await receiveContact(input)).not.toEqual(first);
  expect(await stored()).toHaveLength(2);
});

test("without a mail server the log says that a message came, and nothing about who wrote what", async () => {
  await receiveContact(input);
  await receiveContact(input);
  expect(vi.mocked(console.info).mock.calls).toEqual([
    ["A contact message was stored. SMTP_URL is not set, so nobody is told by mail."],
  ]);
});
