import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { query } from "../client.server.ts";
import { contacts, events, guides, legislation, news, providers, resources, stories } from "../schema.ts";
import { seedSamples } from "./samples.ts";

const now = new Date("2026-11-20T12:00:00Z");
const tables = { news, events, providers, resources, stories, legislation, contacts, guides };

async function everything() {
  const rows = await query(async (db) => ({
    news: await db.select().from(news).orderBy(news.id),
    events: await db.select().from(events).orderBy(events.id),
    providers: await db.select().from(providers).orderBy(providers.id),
    resources: await db.select().from(resources).orderBy(resources.id),
    stories: await db.select().from(stories).orderBy(stories.id),
    legislation: await db.select().from(legislation).orderBy(legislation.id),
    contacts: await db.select().from(contacts).orderBy(contacts.id),
    guides: await db.select().from(guides).orderBy(guides.id),
  }));
  return rows;
}

/** Rows without the moments at which the database itself stored them. */
const timeless = (rows: object[]) =>
  rows.map((row) => ({ ...row, createdAt: undefined, updatedAt: undefined }));

test("the samples show every state, and name themselves examples", async () => {
  await query((db) => db.delete(resources));
  await query((db) => seedSamples(db, now));
  const rows = await everything();

  for (const [name, list] of Object.entries(rows)) {
    expect(list.length, name).toBeGreaterThan(1);
    for (const row of list)
      expect("title" in row ? row.title : "name" in row ? row.name : row.billName).toMatch(/^Example/);
    expect(JSON.stringify(list)).not.toMatch(/\d{3}-(?!01\d\d\b)\d{4}"/);
  }
  const has = <T>(list: T[], test: (row: T) => unknown) => expect(list.some(test), String(test)).toBe(true);
  for (const list of [
    rows.news,
    rows.events,
    rows.providers,
    rows.resources,
    rows.legislation,
    rows.guides,
  ]) {
    has<{ published: boolean }>(list, (row) => row.published);
    has<{ published: boolean }>(list, (row) => !row.published);
  }
  has(
    rows.news,
    (row) => row.published && row.content.includes("\n") && (row.tags?.length ?? 0) > 1 && row.excerpt,
  );
  has(rows.news, (row) => row.published && !row.tags?.length && !row.excerpt);
  has(rows.news, (row) => row.published && !row.publishedAt);
  has(rows.events, (row) => row.startDate < now);
  has(rows.events, (row) => row.startDate > now && row.registrationRequired && row.registrationLink);
  has(rows.events, (row) => row.startDate > now && row.registrationRequired && !row.registrationLink);
  has(rows.events, (row) => row.startDate > now && !row.registrationRequired && row.registrationLink);
  has(rows.events, (row) => row.startDate > now && row.virtualLink && !row.location);
  has(rows.events, (row) => row.startDate > now && !row.virtualLink && row.location);
  has(rows.providers, (row) => row.acceptsNewPatients && row.telehealth && row.lastVerified);
  has(rows.providers, (row) => !row.acceptsNewPatients && !row.telehealth);
  has(rows.providers, (row) => !row.lastVerified && !row.phone && !row.website && !row.insurance);
  has(rows.resources, (row) => row.services?.length && row.eligibility && row.hours && row.lastVerified);
  has(rows.resources, (row) => !row.services && !row.description && !row.phone);
  has(rows.stories, (row) => row.consentGiven && row.published);
  has(rows.stories, (row) => !row.consentGiven && !row.published);
  has(rows.contacts, (row) => row.mediaInquiry && row.volunteer && row.joinNewsletter && row.phone);
  has(rows.contacts, (row) => !row.mediaInquiry && !row.volunteer && !row.phone);
});

test("seeding again gives the same records, repairs them and touches no others", async () => {
  const before = await everything();
  const [own] = await query((db) =>
    db.insert(news).values({ title: "Not a sample", content: "c" }).returning(),
  );
  await query((db) => db.update(events).set({ title: "changed" }));
  await query((db) => db.delete(guides));
  await query((db) => seedSamples(db, now));

  const after = await everything();
  expect(after.news.find(({ id }) => id === own?.id)).toEqual(own);
  if (own) await query((db) => db.delete(news).where(eq(news.id, own.id)));
  const restored = await everything();
  for (const name of Object.keys(tables) as (keyof typeof tables)[]) {
    expect(timeless(restored[name])).toEqual(timeless(before[name]));
  }
});
