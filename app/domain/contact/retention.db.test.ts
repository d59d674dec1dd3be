import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";

process.env.CONTACT_RETENTION_MONTHS = "3";

// The environment is read when these are loaded.
const { query } = await import("#db/client.server.ts");
const { auditLog, chatStreams, contactNotes, contacts } = await import("#db/schema.ts");
const { eraseOldContacts } = await import("./retention.server.ts");
const { startRetention } = await import("../retention.server.ts");

/** Stores a message of this age, with a note. */
async function store(name: string, age: string) {
  const [stored] = await query((db) =>
    db
      .insert(contacts)
      .values({
        name,
        email: "patient@example.org",
        role: "patient",
        message: "A message.",
        createdAt: sql`now() - ${age}::interval`,
      })
      .returning({ id: contacts.id }),
  );
  if (!stored) throw new Error("Nothing was stored.");
  await query((db) =>
    db.insert(contactNotes).values({ contactId: stored.id, note: "A note.", updatedBy: "admin@example.org" }),
  );
}

const names = async () =>
  (await query((db) => db.select({ name: contacts.name }).from(contacts))).map(({ name }) => name).sort();
const audited = () => query((db) => db.select().from(auditLog));

beforeEach(async () => {
  await query((db) => db.delete(contacts));
  await query((db) => db.delete(auditLog));
});

test("what is older than the setting goes with its note, whatever its status, and the log says how many", async () => {
  await store("Old", "3 months 1 minute");
  await store("Older", "5 years");
  await store("Young", "2 months 27 days");
  await store("New", "0");
  expect(await eraseOldContacts()).toBe(2);
  expect(await names()).toEqual(["New", "Young"]);
  expect(await query((db) => db.select().from(contactNotes))).toHaveLength(2);
  expect(await audited()).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(Date),
      actor: null,
      action: "erased",
      subject: "contact",
      subjectId: null,
      title: "2 messages older than 3 months",
    },
  ]);
});

test("where nothing is old, nothing is deleted and nothing is logged", async () => {
  await store("New", "1 day");
  expect(await eraseOldContacts()).toBe(0);
  expect(await names()).toEqual(["New"]);
  expect(await audited()).toEqual([]);
});

test("two instances at once delete each message once", async () => {
  for (let index = 0; index < 20; index += 1) await store(`Old ${index}`, "4 months");
  const erased = await Promise.all([eraseOldContacts(), eraseOldContacts(), eraseOldContacts()]);
  expect(erased.reduce((sum, number) => sum + number, 0)).toBe(20);
  expect(await names()).toEqual([]);
});

test("it happens at the start and a day later, and ends when it is told to", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: false });
  try {
    await store("Old", "4 months");
    const expiresAt = sql`now() - interval '1 second'`;
    await query((db) => db.insert(chatStreams).values({ visitor: "somebody", expiresAt }));
    const stop = startRetention(async () => {});
    await vi.waitFor(async () => expect(await names()).toEqual([]), { timeout: 5_000 });
    // What a round deletes last: time must not pass before it is over.
    const streams = () => query((db) => db.$count(chatStreams));
    await vi.waitFor(async () => expect(await streams()).toBe(0), { timeout: 5_000 });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { timeout: 5_000 });
    await store("Old again", "4 months");
    vi.advanceTimersByTime(24 * 60 * 60_000);
    await vi.waitFor(async () => expect(await names()).toEqual([]), { timeout: 5_000 });
    await stop();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
