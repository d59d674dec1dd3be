import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { query } from "#db/client.server.ts";
import { auditLog, contactNotes, contacts } from "#db/schema.ts";
import { parseFilter } from "./filter.ts";
import { changeStatus, deleteContact, saveNote, versionOf } from "./handling.server.ts";
import { allContacts, exportContacts, findContact, inboxPage } from "./inbox.server.ts";
import { type Verb, verbs } from "./inbox-words.ts";

const actor = "admin@example.org";
const other = "other@example.org";
const nobody = "00000000-0000-4000-8000-000000000000";

type NewContact = Partial<typeof contacts.$inferInsert>;

async function store(contact: NewContact = {}): Promise<string> {
  const row = {
    name: "Example Patient",
    email: "patient@example.org",
    role: "patient",
    message: "A message.",
  };
  const [stored] = await query((db) =>
    db
      .insert(contacts)
      .values({ ...row, ...contact })
      .returning({ id: contacts.id }),
  );
  return stored?.id ?? "";
}

const audited = () =>
  query((db) =>
    db
      .select({
        actor: auditLog.actor,
        action: auditLog.action,
        subjectId: auditLog.subjectId,
        title: auditLog.title,
      })
      .from(auditLog)
      .orderBy(auditLog.id),
  );

async function found(search: string, page = 1): Promise<string[]> {
  const { items } = await inboxPage(parseFilter(new URLSearchParams(search)), page);
  return items.map(({ name }) => name);
}

function verb(name: Verb["name"]): Verb {
  const named = verbs.find((one) => one.name === name);
  if (!named) throw new Error(name);
  return named;
}

const statusOf = async (id: string) => (await findContact(id))?.contact.status;

beforeEach(async () => {
  await query((db) => db.delete(contacts));
  await query((db) => db.delete(auditLog));
});

test("words are looked for in the name, the e-mail address and the message, and each must be there", async () => {
  await store({ name: "Ann Example" });
  await store({ name: "Ben", email: "ann.b@example.org" });
  await store({ name: "Cid", message: "Please call ANN\nabout the refill." });
  await store({ name: "Dora", phone: "ann" });
  expect((await found("q=ann")).sort()).toEqual(["Ann Example", "Ben", "Cid"]);
  expect(await found("q=refill+Ann")).toEqual(["Cid"]);
  expect(await found("q=ann+nothing")).toEqual([]);
});

test.each(["%", "_", "\\", "100%", "a_b", "\\%", "'", '"; drop table contacts; --'])(
  "%j means itself in a search",
  async (text) => {
    await store({ name: "With", message: `It says ${text} here` });
    await store({ name: "Without", message: "It says 100 and aXb here" });
    expect(await found(new URLSearchParams({ q: text }).toString())).toEqual(["With"]);
  },
);

test("status, role and wishes narrow the list together, and the counts tell what each status would show", async () => {
  await store({ name: "1", role: "media", mediaInquiry: true });
  await store({ name: "2", role: "media", mediaInquiry: true, volunteer: true, status: "answered" });
  await store({ name: "3", joinNewsletter: true, status: "answered" });
  await store({ name: "4", volunteer: true, status: "spam" });

  expect(await found("status=answered&media=on")).toEqual(["2"]);
  expect((await found("volunteer=on")).sort()).toEqual(["2", "4"]);
  expect(await found("newsletter=on")).toEqual(["3"]);
  expect(await found("media=on&volunteer=on")).toEqual(["2"]);
  expect(await found("role=media&status=new")).toEqual(["1"]);
  expect(await inboxPage(parseFilter(new URLSearchParams("role=media&status=new")), 1)).toMatchObject({
    total: 4,
    inAll: 2,
    found: 1,
    counts: { new: 1, answered: 1, spam: 0 },
  });
});

test("pages are 50 long, newest first, and the last page stands for those after it", async () => {
  const rows = Array.from({ length: 101 }, (_, index) => ({
    name: String(index),
    email: "patient@example.org",
    role: "patient",
    message: "A message.",
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
  }));
  await query((db) => db.insert(contacts).values(rows));
  expect(await found("")).toEqual(Array.from({ length: 50 }, (_, index) => String(100 - index)));
  expect(await found("", 3)).toEqual(["0"]);
  expect(await found("", 999_999)).toEqual(["0"]);
  expect(await inboxPage(parseFilter(new URLSearchParams()), 2)).toMatchObject({
    pages: 3,
    page: 2,
    found: 101,
  });
  expect(await allContacts(), "the call gives them all").toHaveLength(101);
});

test("messages of the same moment keep their order from page to page", async () => {
  const row = { name: "Example", email: "patient@example.org", role: "patient", message: "A message." };
  const createdAt = new Date("2026-01-01T00:00:00Z");
  await query((db) => db.insert(contacts).values(Array.from({ length: 60 }, () => ({ ...row, createdAt }))));
  const everything = parseFilter(new URLSearchParams());
  const pages = [await inboxPage(everything, 1), await inboxPage(everything, 2)];
  expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(60);
});

test("without messages there is one empty page", async () => {
  expect(await inboxPage(parseFilter(new URLSearchParams()), 1)).toEqual({
    items: [],
    total: 0,
    counts: {},
    inAll: 0,
    found: 0,
    page: 1,
    pages: 1,
  });
});

test("the call gives the fields of the specification and no other", async () => {
  const id = await store({ phone: "555-0100" });
  expect(await allContacts()).toEqual([
    {
      id,
      name: "Example Patient",
      email: "patient@example.org",
      role: "patient",
      mediaInquiry: false,
      volunteer: false,
      message: "A message.",
      phone: "555-0100",
      createdAt: expect.any(Date),
    },
  ]);
});

test("every verb from every status: where it fits it leads on, where not nothing changes", async () => {
  for (const one of verbs) {
    for (const status of ["new", "in-progress", "answered", "archived", "spam"] as const) {
      const id = await store({ status });
      const fits = one.from.some((from) => from === status);
      const expected = fits || status === one.to ? "done" : "unfit";
      expect(await changeStatus(id, one, actor), `${one.name} of ${status}`).toBe(expected);
      expect(await statusOf(id)).toBe(fits ? one.to : status);
    }
  }
});

test("a change of status is audited once, without a word of the message", async () => {
  const id = await store();
  await Promise.all([changeStatus(id, verb("answer"), actor), changeStatus(id, verb("answer"), other)]);
  expect(await audited()).toEqual([
    { actor: expect.stringMatching(/@example/), action: "marked", subjectId: id, title: "Answered" },
  ]);
});

test("a message that is gone, or an id that is none, is told apart", async () => {
  for (const id of [nobody, "", "1", "'; drop table contacts; --", "\0"]) {
    expect(await findContact(id)).toBeNull();
    expect(await changeStatus(id, verb("start"), actor)).toBe("gone");
    expect(await saveNote(id, { note: "x", version: "" }, actor)).toEqual({ result: "gone" });
    await deleteContact(id, actor);
  }
  expect(await audited()).toEqual([]);
});

test("a note is stored with who wrote it last, and the audit log does not quote it", async () => {
  const id = await store();
  expect(await saveNote(id, { note: "Called back.", version: "" }, actor)).toEqual({ result: "done" });
  const first = (await findContact(id))?.note;
  expect(first).toMatchObject({ note: "Called back.", updatedBy: actor });
  await saveNote(id, { note: "Called twice.", version: versionOf(first) }, other);
  const second = (await findContact(id))?.note;
  expect(second).toMatchObject({ note: "Called twice.", updatedBy: other });
  expect(versionOf(second)).not.toBe(versionOf(first));
  await saveNote(id, { note: "Called twice.", version: versionOf(second) }, actor);
  expect((await findContact(id))?.note, "the same again is no change").toEqual(second);
  expect(await audited()).toEqual([
    { actor, action: "noted", subjectId: id, title: null },
    { actor: other, action: "noted", subjectId: id, title: null },
  ]);
});

test("a newer note is not overwritten, but given back", async () => {
  const id = await store();
  await saveNote(id, { note: "Theirs.", version: "" }, other);
  const saved = await saveNote(id, { note: "Mine.", version: "" }, actor);
  expect(saved).toMatchObject({ result: "newer", newer: { note: "Theirs.", updatedBy: other } });
  expect((await findContact(id))?.note?.note).toBe("Theirs.");
  const version = saved.result === "newer" ? versionOf(saved.newer) : "";
  expect(await saveNote(id, { note: "Both.", version }, actor)).toEqual({ result: "done" });
  expect((await findContact(id))?.note?.note).toBe("Both.");
});

test("of two first notes at the same time one is stored, and the other told of it", async () => {
  const id = await store();
  const results = await Promise.all([
    saveNote(id, { note: "One.", version: "" }, actor),
    saveNote(id, { note: "Two.", version: "" }, other),
  ]);
  expect(results.map(({ result }) => result).sort()).toEqual(["done", "newer"]);
});

test("a message is deleted with its note, once, and nothing else is", async () => {
  const id = await store();
  const kept = await store({ name: "Kept" });
  for (const one of [id, kept]) await saveNote(one, { note: "A note.", version: "" }, actor);
  await query((db) => db.delete(auditLog));
  await deleteContact(id, actor);
  await deleteContact(id, actor);
  expect(await findContact(id)).toBeNull();
  expect(await query((db) => db.select({ id: contactNotes.contactId }).from(contactNotes))).toEqual([
    { id: kept },
  ]);
  expect(await audited()).toEqual([{ actor, action: "deleted", subjectId: id, title: null }]);
});

test("an export gives what the filter means, all of it, and is audited with its number", async () => {
  await query((db) =>
    db.insert(contacts).values(
      Array.from({ length: 60 }, (_, index) => ({
        name: `Example ${index}`,
        email: "patient@example.org",
        role: "patient",
        message: "A message.",
        joinNewsletter: index < 55,
      })),
    ),
  );
  const rows = await exportContacts(parseFilter(new URLSearchParams("newsletter=on&q=secret-search")), actor);
  expect(rows).toHaveLength(0);
  expect(await exportContacts(parseFilter(new URLSearchParams("newsletter=on")), actor)).toHaveLength(55);
  expect(await audited()).toEqual([
    { actor, action: "exported", subjectId: null, title: "0 messages" },
    { actor, action: "exported", subjectId: null, title: "55 messages" },
  ]);
});

test("what can't be audited is not done", async () => {
  const id = await store();
  await query((db) => db.execute(sql`alter table audit_log rename to audit_log_away`));
  try {
    await expect(changeStatus(id, verb("answer"), actor)).rejects.toThrow();
    await expect(saveNote(id, { note: "x", version: "" }, actor)).rejects.toThrow();
    await expect(deleteContact(id, actor)).rejects.toThrow();
    await expect(exportContacts(parseFilter(new URLSearchParams()), actor)).rejects.toThrow();
  } finally {
    await query((db) => db.execute(sql`alter table audit_log_away rename to audit_log`));
  }
  expect(await findContact(id)).toMatchObject({ contact: { status: "new" }, note: null });
});
