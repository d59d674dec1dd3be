import { setTimeout as wait } from "node:timers/promises";
import { eq, getTableColumns, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { query } from "#db/client.server.ts";
import { auditLog, guides, news, stories, trash } from "#db/schema.ts";
import { formValues } from "./form-values.ts";
import { formInput } from "./input.ts";
import {
  createRecord,
  editRecord,
  findRecord,
  listRecords,
  publishRecord,
  unpublishRecord,
  versionOf,
} from "./records.server.ts";
import { type Collection, collections, type Values } from "./registry.ts";
import { deleteRecord, eraseOldTrash, isInTrash, restoreRecord, trashOf } from "./trash.server.ts";

const every = Object.values(collections).map((collection): [string, Collection] => [
  collection.name,
  collection,
]);
const actor = "admin@example.org";
const now = new Date("2026-11-20T15:30:45.678Z");
const change = { actor, now };
const all = { search: "", status: "all", page: 1 } as const;

/** A form with something in every field, as a browser would send it. */
function filledIn({ fields }: Collection, title = "Example"): Record<string, string> {
  const examples: Record<string, string> = {
    line: title,
    text: "First line.\nSecond line, ünï 🩺.",
    markdown: "**Bold** \\ 'quotes' \"and\" {braces}",
    category: "Support Group",
    link: "https://example.org/a?b=c&d=ü#e",
    file: "/guides/visit.pdf",
    phone: "419-555-0100",
    choice: "Ohio",
    list: 'plain\nwith, comma\nwith "quotes"\nback\\slash\nNULL',
    flag: "on",
    moment: "2027-01-05T18:00",
    day: "2027-01-05",
  };
  return Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, examples[kind] ?? ""]));
}

function parsed(collection: Collection, form: Record<string, string>): Values {
  return formInput(collection).parse(form);
}

async function added(collection: Collection, published = false, title?: string): Promise<string> {
  const created = await createRecord(
    collection,
    parsed(collection, filledIn(collection, title)),
    published,
    change,
  );
  if (!("id" in created)) throw new Error(created.problem.message);
  return created.id;
}

async function found(collection: Collection, id: string) {
  const stored = await findRecord(collection, id);
  if (!stored) throw new Error("It is not there.");
  return stored;
}

/** The row as the database writes it, to the microsecond. */
async function row({ table }: Collection, id: string): Promise<unknown> {
  const [stored] = await query((db) =>
    db
      .select({ json: sql<unknown>`to_jsonb(${table}.*)` })
      .from(table)
      .where(eq(table.id, id)),
  );
  return stored?.json;
}

const audited = () =>
  query((db) =>
    db
      .select({
        actor: auditLog.actor,
        action: auditLog.action,
        subject: auditLog.subject,
        title: auditLog.title,
      })
      .from(auditLog)
      .orderBy(auditLog.id),
  );
const actions = async () => (await audited()).map(({ action }) => action);

beforeEach(async () => {
  for (const table of [...every.map(([, { table }]) => table), trash, auditLog]) {
    await query((db) => db.delete(table));
  }
});

test.each(every)("%s: what is typed is stored, and the form shows it again", async (_, collection) => {
  const form = filledIn(collection);
  const stored = await found(collection, await added(collection));
  const shown = formValues(collection, stored);
  expect(shown).toEqual({
    ...form,
    ...Object.fromEntries(
      Object.entries(collection.fields)
        .filter(([, { kind }]) => kind === "category")
        .map(([name]) => [name, "support-group"]),
    ),
  });
  expect(Object.keys(stored).sort()).toEqual(Object.keys(getTableColumns(collection.table)).sort());
  expect(await audited()).toEqual([{ actor, action: "created", subject: collection.name, title: "Example" }]);
});

test.each(every)("%s: the trash gives back the whole row", async (_, collection) => {
  const id = await added(collection, true);
  const other = await added(collection, true);
  await wait(5);
  await unpublishRecord(collection, id, change);
  const before = await row(collection, id);

  expect(await deleteRecord(collection, id, change)).toBe(true);
  expect(await findRecord(collection, id)).toBeNull();
  expect(await isInTrash(collection, id)).toBe(true);
  expect(await trashOf(collection)).toEqual([
    { id, title: "Example", deletedBy: actor, deletedAt: expect.any(Date) },
  ]);
  expect(await deleteRecord(collection, id, change), "a second time").toBe(false);

  const elsewhere: Collection = collection.name === "news" ? collections.guides : collections.news;
  expect(await restoreRecord(elsewhere, id, change), "into another collection").toBe(false);

  expect(await restoreRecord(collection, id, change)).toBe(true);
  expect(await row(collection, id)).toEqual(before);
  expect(await trashOf(collection)).toEqual([]);
  expect(await restoreRecord(collection, id, change), "a second time").toBe(false);
  expect(await findRecord(collection, other)).not.toBeNull();
  expect((await actions()).slice(4)).toEqual(["unpublished", "deleted", "restored"]);
});

test("empty lists and empty fields come back from the trash as they were", async () => {
  const [article] = await query((db) =>
    db.insert(news).values({ title: "t", content: "c", tags: [] }).returning(),
  );
  const id = article?.id ?? "";
  const before = await row(collections.news, id);
  await deleteRecord(collections.news, id, change);
  await restoreRecord(collections.news, id, change);
  expect(await row(collections.news, id)).toEqual(before);
});

test("a column that came after a record was deleted gets its default", async () => {
  const id = await added(collections.guides);
  await deleteRecord(collections.guides, id, change);
  await query((db) =>
    db
      .update(trash)
      .set({ record: sql`(${trash.record}::jsonb - 'download_count')::json` })
      .where(eq(trash.id, id)),
  );
  expect(await restoreRecord(collections.guides, id, change)).toBe(true);
  expect(await found(collections.guides, id)).toMatchObject({ downloadCount: 0 });
});

test("after 30 days the trash is erased, of every collection, and the log says so", async () => {
  const [young, old, oldest] = [
    await added(collections.news),
    await added(collections.news),
    await added(collections.events),
  ];
  const age = async (id: string, hours: number) => {
    await query((db) =>
      db
        .update(trash)
        .set({ deletedAt: sql`now() - make_interval(hours => ${hours})` })
        .where(eq(trash.id, id)),
    );
  };
  await deleteRecord(collections.news, young, change);
  await deleteRecord(collections.news, old, change);
  await deleteRecord(collections.events, oldest, change);
  await age(young, 30 * 24 - 1);
  await age(old, 30 * 24 + 1);
  await age(oldest, 1000);
  await eraseOldTrash();
  await eraseOldTrash();
  expect((await trashOf(collections.news)).map(({ id }) => id)).toEqual([young]);
  expect(await trashOf(collections.events)).toEqual([]);
  const erased = (await audited()).filter(({ action }) => action === "erased");
  expect(erased.map(({ subject }) => subject).sort()).toEqual(["events", "news"]);
  expect(erased.map((entry) => entry.actor)).toEqual([null, null]);
});

test("a story is published with its author's consent only, and keeps it while it is published", async () => {
  const form = { ...filledIn(collections.stories), consentGiven: "" };
  const problem = { problem: expect.objectContaining({ field: "consentGiven" }) };
  const values = parsed(collections.stories, form);
  expect(await createRecord(collections.stories, values, true, change)).toEqual(problem);
  expect(await query((db) => db.$count(stories))).toBe(0);

  const draft = await createRecord(collections.stories, values, false, change);
  const id = "id" in draft ? draft.id : "";
  expect(await publishRecord(collections.stories, id, change)).toEqual(problem);
  expect(await found(collections.stories, id)).toMatchObject({ published: false });

  const agreed = { ...values, consentGiven: true };
  let version = versionOf(collections.stories, await found(collections.stories, id));
  expect(await editRecord(collections.stories, id, version, agreed, change)).toEqual({ outcome: "saved" });
  expect(await publishRecord(collections.stories, id, change)).toBe(true);

  version = versionOf(collections.stories, await found(collections.stories, id));
  expect(await editRecord(collections.stories, id, version, values, change)).toMatchObject({
    outcome: "refused",
  });
  await unpublishRecord(collections.stories, id, change);
  expect(await editRecord(collections.stories, id, version, values, change)).toEqual({ outcome: "saved" });
  expect(await actions()).toEqual(["created", "edited", "published", "unpublished", "edited"]);
});

test("an event can't end before it starts", async () => {
  const form = { ...filledIn(collections.events), endDate: "2027-01-05T17:59" };
  expect(
    await createRecord(collections.events, parsed(collections.events, form), true, change),
  ).toMatchObject({
    problem: { field: "endDate" },
  });
});

test("the first publishing dates an article that has no date, and later ones leave it", async () => {
  const form = { ...filledIn(collections.news), publishedAt: "" };
  const draft = await createRecord(collections.news, parsed(collections.news, form), false, change);
  const id = "id" in draft ? draft.id : "";
  expect(await found(collections.news, id)).toMatchObject({ publishedAt: null });
  await publishRecord(collections.news, id, change);
  expect(await found(collections.news, id)).toMatchObject({ publishedAt: now, published: true });
  await unpublishRecord(collections.news, id, change);
  await publishRecord(collections.news, id, { actor, now: new Date() });
  expect(await found(collections.news, id)).toMatchObject({ publishedAt: now });

  const dated = await added(collections.news, true);
  expect(await found(collections.news, dated)).toMatchObject({
    publishedAt: new Date("2027-01-05T23:00:00Z"),
  });
  const atOnce = await createRecord(collections.news, parsed(collections.news, form), true, change);
  expect(await found(collections.news, "id" in atOnce ? atOnce.id : "")).toMatchObject({ publishedAt: now });
});

test("publishing what is published, and unpublishing what is not, changes and logs nothing", async () => {
  const id = await added(collections.events, true);
  expect(await publishRecord(collections.events, id, change)).toBe(true);
  await unpublishRecord(collections.events, id, change);
  expect(await unpublishRecord(collections.events, id, change)).toBe(true);
  expect(await actions()).toEqual(["created", "published", "unpublished"]);
});

test("saving over somebody else's newer edit is refused, and says whose it is", async () => {
  const id = await added(collections.events);
  const opened = versionOf(collections.events, await found(collections.events, id));
  const form = filledIn(collections.events);
  const theirs = parsed(collections.events, { ...form, location: "Their place" });
  const mine = parsed(collections.events, { ...form, location: "My place" });
  const other = "other@example.org";
  expect(await editRecord(collections.events, id, opened, theirs, { actor: other })).toEqual({
    outcome: "saved",
  });

  const refused = await editRecord(collections.events, id, opened, mine, change);
  expect(refused).toMatchObject({
    outcome: "conflict",
    theirs: { location: "Their place" },
    by: { actor: other, at: expect.any(Date) },
  });
  expect(await found(collections.events, id)).toMatchObject({ location: "Their place" });

  const version = refused.outcome === "conflict" ? versionOf(collections.events, refused.theirs) : "";
  expect(await editRecord(collections.events, id, version, mine, change)).toEqual({ outcome: "saved" });
  expect(await found(collections.events, id)).toMatchObject({ location: "My place" });
});

test("of many edits at once from the same version, one is saved", async () => {
  const id = await added(collections.events);
  const version = versionOf(collections.events, await found(collections.events, id));
  const form = filledIn(collections.events);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      editRecord(
        collections.events,
        id,
        version,
        parsed(collections.events, { ...form, location: `Place ${index}` }),
        change,
      ),
    ),
  );
  expect(answers.filter(({ outcome }) => outcome === "saved")).toHaveLength(1);
  expect(answers.filter(({ outcome }) => outcome === "conflict")).toHaveLength(7);
  expect((await actions()).filter((action) => action === "edited")).toHaveLength(1);
});

test("publishing, or a download, is no edit that gets in the way of another", async () => {
  const id = await added(collections.guides);
  const version = versionOf(collections.guides, await found(collections.guides, id));
  await publishRecord(collections.guides, id, change);
  await query((db) => db.update(guides).set({ downloadCount: 7 }));
  const mine = parsed(collections.guides, { ...filledIn(collections.guides), title: "New title" });
  expect(await editRecord(collections.guides, id, version, mine, change)).toEqual({ outcome: "saved" });
  expect(await found(collections.guides, id)).toMatchObject({
    title: "New title",
    published: true,
    downloadCount: 7,
  });
});

test("what was deleted in the meantime is not saved", async () => {
  const id = await added(collections.news);
  const version = versionOf(collections.news, await found(collections.news, id));
  await deleteRecord(collections.news, id, change);
  const values = parsed(collections.news, filledIn(collections.news, "Another"));
  expect(await editRecord(collections.news, id, version, values, change)).toEqual({ outcome: "gone" });
});

test("saving without a change keeps what a form can't show: seconds, and the second of two equal hours", async () => {
  const publishedAt = new Date("2026-11-01T06:30:12.345Z");
  const [article] = await query((db) =>
    db.insert(news).values({ title: "Example", content: "c", tags: [], publishedAt }).returning(),
  );
  if (!article) throw new Error("It was not stored.");
  const form = formValues(collections.news, article);
  expect(form.publishedAt).toBe("2026-11-01T01:30");
  const version = versionOf(collections.news, article);
  const values = parsed(collections.news, { ...form, title: "Example, corrected" });
  await editRecord(collections.news, article.id, version, values, change);
  expect(await found(collections.news, article.id)).toMatchObject({
    title: "Example, corrected",
    publishedAt,
    tags: [],
  });
});

test("the list: what is searched for, in which state, 50 to a page, changed last first", async () => {
  for (let index = 0; index < 51; index += 1)
    await added(collections.news, index % 3 === 0, `Example ${index}`);
  const odd = await added(collections.news, false, "100% of_it \\ done");
  const first = await listRecords(collections.news, all);
  expect(first).toMatchObject({ total: 52, found: 52, page: 1, pages: 2 });
  expect(first.items).toHaveLength(50);
  expect(first.items[0]?.id).toBe(odd);
  const last = await listRecords(collections.news, { ...all, page: 99 });
  expect([last.page, last.items.length]).toEqual([2, 2]);
  expect(new Set([...first.items, ...last.items].map(({ id }) => id)).size).toBe(52);

  const published = await listRecords(collections.news, { ...all, status: "published" });
  expect(published).toMatchObject({ total: 52, found: 17 });
  expect(published.items.every((item) => item.published)).toBe(true);
  expect((await listRecords(collections.news, { ...all, status: "unpublished" })).found).toBe(35);

  for (const search of ["0%", "of_it", "\\ done", "% done", "100% OF_IT"]) {
    const { items } = await listRecords(collections.news, { ...all, search });
    expect(
      items.map(({ id }) => id),
      search,
    ).toEqual([odd]);
  }
  expect((await listRecords(collections.news, { ...all, search: "with, comma" })).found, "tags").toBe(52);
  const none = await listRecords(collections.news, { ...all, search: "' or 1=1 --" });
  expect(none).toMatchObject({ items: [], found: 0, total: 52, page: 1, pages: 1 });
});

test("an id that is none finds nothing, and changes nothing", async () => {
  for (const id of ["", "1", "../news", "' or 1=1", "00000000-0000-4000-8000-000000000000"]) {
    expect(await findRecord(collections.news, id)).toBeNull();
    expect(await publishRecord(collections.news, id, change)).toBe(false);
    expect(await unpublishRecord(collections.news, id, change)).toBe(false);
    expect(await deleteRecord(collections.news, id, change)).toBe(false);
    expect(await restoreRecord(collections.news, id, change)).toBe(false);
    expect(await isInTrash(collections.news, id)).toBe(false);
  }
  expect(await audited()).toEqual([]);
});
