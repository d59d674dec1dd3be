import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { env } from "#app/env.server.ts";
import { query } from "#db/client.server.ts";
import { auditLog, contacts, outbox } from "#db/schema.ts";
import { receiveContact } from "./contact.server.ts";
import { findContact } from "./inbox.server.ts";
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

describe("a message that looks like spam", () => {
  const sign = "a field that people do not see was filled in";
  const mails = () => query((db) => db.select().from(outbox));

  beforeEach(async () => {
    env.SMTP_URL = "smtp://mail.example";
    env.CONTACT_NOTIFY_TO = ["staff@example.org"];
    await query((db) => db.delete(outbox));
    await query((db) => db.delete(auditLog));
  });
  afterEach(() => {
    env.SMTP_URL = undefined;
    env.CONTACT_NOTIFY_TO = [];
  });

  test("is stored whole as spam, nobody is told by mail, and the inbox knows why", async () => {
    const { id } = await receiveContact(input, null, sign);
    expect(await stored()).toMatchObject([{ ...input, id, phone: null, status: "spam" }]);
    expect(await mails()).toEqual([]);
    expect(await findContact(id)).toMatchObject({ flaggedBecause: sign });
    expect(await query((db) => db.select().from(auditLog))).toMatchObject([
      { actor: null, action: "flagged", subject: "contact", subjectId: id, title: sign },
    ]);
    const { id: other } = await receiveContact({ ...input, message: "Another message." });
    expect(await findContact(other), "the reason is that message's alone").toMatchObject({
      contact: { status: "new" },
      flaggedBecause: null,
    });
    expect(await mails()).toHaveLength(1);
  });

  test("sent twice is one row and one reason", async () => {
    const [first, second] = await Promise.all([
      receiveContact(input, null, sign),
      receiveContact(input, null, sign),
    ]);
    expect(second).toEqual(first);
    expect(await stored()).toHaveLength(1);
    expect(await query((db) => db.select().from(auditLog))).toHaveLength(1);
  });

  test.each([
    { message: "I don't want to live anymore, please help me" },
    { name: "I want to kill myself", message: "See my name above." },
    { message: "Ya no quiero vivir, no puedo más" },
  ])("is new, and staff is told, where it reads as a crisis: $message", async (words) => {
    const { id } = await receiveContact({ ...input, ...words }, null, sign);
    expect(await findContact(id)).toMatchObject({ contact: { status: "new" }, flaggedBecause: null });
    expect(await mails()).toHaveLength(1);
  });
});
