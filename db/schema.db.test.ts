import { setTimeout as wait } from "node:timers/promises";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { query } from "./client.server.ts";
import { QueryRefused } from "./errors.ts";
import * as schema from "./schema.ts";

const {
  auditLog,
  contacts,
  events,
  guides,
  legislation,
  news,
  providers,
  resources,
  sessions,
  stories,
  users,
} = schema;

/** Specification §3: every table and its fields, "!" where it says required (or that it is the key). */
const fields = {
  sessions: "sid! sess! expire!",
  users: "id! email firstName lastName profileImageUrl createdAt updatedAt",
  stories: "id! title! content! authorName imageUrl consentGiven! published createdAt updatedAt",
  resources:
    "id! name! category! description address phone website hours eligibility services lastVerified published createdAt updatedAt",
  providers:
    "id! name! specialty! organization address phone website acceptsNewPatients telehealth insurance languages accessibilityNotes lastVerified published createdAt updatedAt",
  events:
    "id! title! description eventType! startDate! endDate location virtualLink registrationRequired registrationLink published createdAt updatedAt",
  news: "id! title! content! excerpt tags published publishedAt createdAt updatedAt",
  legislation:
    "id! billName! billNumber state! description status position actionItems externalLink published createdAt updatedAt",
  contacts: "id! name! email! phone role! message! joinNewsletter volunteer mediaInquiry status createdAt",
  guides: "id! title! description category! fileUrl! downloadCount published createdAt updatedAt",
};

test.each(Object.entries(fields))("%s has the fields of the specification", (name, list) => {
  const table = Object.values(schema).find((table) => getTableName(table) === name);
  const columns: Record<string, { notNull: boolean; hasDefault: boolean }> = table
    ? getTableColumns(table)
    : {};
  const wanted = list.split(" ");
  expect(Object.keys(columns)).toEqual(wanted.map((field) => field.replace("!", "")));
  for (const field of wanted) {
    const column = columns[field.replace("!", "")];
    const mustBeKnown = column?.notNull && (field.endsWith("!") || !column.hasDefault);
    expect(mustBeKnown, field).toBe(field.endsWith("!"));
  }
});

test("the defaults are those of the specification, and the database makes them", async () => {
  const [story] = await query((db) => db.insert(stories).values({ title: "t", content: "c" }).returning());
  expect(story).toMatchObject({ consentGiven: false, published: false, authorName: null });

  const [resource] = await query((db) =>
    db.insert(resources).values({ name: "n", category: "c" }).returning(),
  );
  expect(resource).toMatchObject({ published: true, services: null, lastVerified: null });

  const [provider] = await query((db) =>
    db.insert(providers).values({ name: "n", specialty: "s" }).returning(),
  );
  expect(provider).toMatchObject({
    acceptsNewPatients: true,
    telehealth: false,
    published: true,
    insurance: null,
  });

  const event = { title: "t", eventType: "webinar", startDate: new Date() };
  const [stored] = await query((db) => db.insert(events).values(event).returning());
  expect(stored).toMatchObject({ ...event, registrationRequired: false, published: true, endDate: null });

  const [article] = await query((db) => db.insert(news).values({ title: "t", content: "c" }).returning());
  expect(article).toMatchObject({ published: false, publishedAt: null, tags: null });
  expect(article?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(article?.updatedAt).toEqual(article?.createdAt);
  expect(Math.abs(Date.now() - Number(article?.createdAt))).toBeLessThan(60_000);

  const [bill] = await query((db) =>
    db.insert(legislation).values({ billName: "b", state: "Ohio" }).returning(),
  );
  expect(bill?.published).toBe(true);

  const contact = { name: "n", email: "e", role: "r", message: "m" };
  const [message] = await query((db) => db.insert(contacts).values(contact).returning());
  expect(message).toMatchObject({
    status: "new",
    joinNewsletter: false,
    volunteer: false,
    mediaInquiry: false,
  });

  const guide = { title: "t", category: "c", fileUrl: "f" };
  const [file] = await query((db) => db.insert(guides).values(guide).returning());
  expect(file).toMatchObject({ downloadCount: 0, published: true });
});

test("lists keep their items exactly", async () => {
  const tags = [
    "plain",
    "with, comma",
    'with "quotes"',
    "{braces}",
    "NULL",
    "back\\slash",
    "\\",
    "line\nbreak",
    "ünï 🩺",
    " ",
    "",
  ];
  const [article] = await query((db) =>
    db.insert(news).values({ title: "t", content: "c", tags }).returning(),
  );
  expect(article?.tags).toEqual(tags);
});

test("the audit log numbers its entries and says when each was made", async () => {
  const entry = { actor: "somebody@example.org", action: "signed-in", subject: "user", subjectId: "1" };
  const rows = await query((db) =>
    db
      .insert(auditLog)
      .values([entry, { ...entry, actor: null }])
      .returning(),
  );
  expect(rows).toEqual([
    { ...entry, id: 1, at: expect.any(Date), title: null },
    { ...entry, actor: null, id: 2, at: expect.any(Date), title: null },
  ]);
});

test("a session is kept as JSON and found by when it expires", async () => {
  const session = {
    sid: "s",
    sess: { user: { id: 1 }, list: ["a"] },
    expire: new Date("2026-11-20T12:00:00.123Z"),
  };
  await query((db) => db.insert(sessions).values(session));
  expect(await query((db) => db.select().from(sessions))).toEqual([session]);
});

test("an e-mail address belongs to one user; the refusal doesn't repeat it", async () => {
  const insert = () => query((db) => db.insert(users).values({ email: "somebody@example.org" }));
  await insert();
  const refusal = await insert().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(QueryRefused);
  expect(refusal).toMatchObject({ code: "23505" });
  expect(String(refusal)).toContain("users_email_unique");
  expect(JSON.stringify(refusal, Object.getOwnPropertyNames(refusal))).not.toContain("somebody");
});

test("a refused value isn't repeated either", async () => {
  const find = query((db) => db.select().from(news).where(sql`${news.id} = ${"private words"}`));
  const refusal = await find.catch((error: unknown) => error);
  expect(refusal).toMatchObject({ name: "QueryRefused", code: "22P02" });
  expect(String(refusal)).not.toContain("private words");
});

test.each([
  ["users", users],
  ["stories", stories],
  ["resources", resources],
  ["providers", providers],
  ["events", events],
  ["news", news],
  ["legislation", legislation],
  ["guides", guides],
] as const)("updatedAt of %s moves with every update, in plain SQL too", async (name, table) => {
  await query((db) => db.execute(sql`insert into ${table} ${sql.raw(required[name])}`));
  await wait(5); // PGlite's clock counts milliseconds.
  await query((db) => db.execute(sql`update ${table} set updated_at = '2020-01-01T00:00:00Z'`));
  const moved = sql<boolean>`${table.updatedAt} > ${table.createdAt}`;
  const rows = await query((db) => db.select({ moved }).from(table));
  expect(new Set(rows.map((row) => row.moved))).toEqual(new Set([true]));
});

const required = {
  users: "(first_name) values ('f')",
  stories: "(title, content) values ('t', 'c')",
  resources: "(name, category) values ('n', 'c')",
  providers: "(name, specialty) values ('n', 's')",
  events: "(title, event_type, start_date) values ('t', 'e', now())",
  news: "(title, content) values ('t', 'c')",
  legislation: "(bill_name, state) values ('b', 's')",
  guides: "(title, category, file_url) values ('t', 'c', 'f')",
};

test("the indexes that the site's queries need are there", async () => {
  const rows = await query((db) =>
    db.select({ name: sql<string>`indexname` }).from(sql`pg_indexes`).where(sql`schemaname = 'public'`),
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "sessions_expire",
      "users_email_unique",
      "news_published_newest_first",
      "events_published_by_start",
      "providers_published_by_name",
      "resources_published_by_name",
      "contacts_by_arrival",
      "contacts_same_sender",
      "audit_log_at",
    ]),
  );
});
