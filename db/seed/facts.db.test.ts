import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { query, startDatabase } from "../client.server.ts";
import { providers, resources } from "../schema.ts";
import { seedFacts } from "./facts.ts";

const all = () => query((db) => db.select().from(resources).orderBy(resources.id));

test("starting gives the public facts: only lines that are sourced are published, and nobody has verified any", async () => {
  await startDatabase();
  const rows = await all();
  expect(rows.filter(({ published }) => published).map(({ name }) => name)).toEqual([
    "988 Suicide & Crisis Lifeline",
    "Veterans Crisis Line",
    "Crisis Text Line",
    "SAMHSA National Helpline",
    "Poison Help",
    "Ohio CareLine",
  ]);
  expect(rows.filter(({ published }) => !published)).toHaveLength(5);
  for (const row of rows) {
    expect(row.lastVerified).toBeNull();
    expect(row.category).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(row.website ?? "https://").toMatch(/^https:\/\//);
    expect(JSON.stringify(row)).not.toMatch(/press 3/i);
  }
  expect(await query((db) => db.select().from(providers))).toEqual([]);
});

test("giving them again changes nothing", async () => {
  const before = await all();
  await query(seedFacts);
  expect(await all()).toEqual(before);
});

test("instances that start at once on a new database give them once", async () => {
  const before = await all();
  await query((db) => db.delete(resources));
  await query((db) => db.execute(sql`comment on table resources is null`));
  // All connections of the pool are there first, else the instances come one after the other.
  await Promise.all(Array.from({ length: 10 }, () => query((db) => db.execute(sql`select pg_sleep(0.05)`))));
  await Promise.all(Array.from({ length: 10 }, () => query(seedFacts)));
  expect((await all()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

test("what staff edited stays, and what they deleted stays away, even if nothing is left", async () => {
  await query((db) =>
    db.update(resources).set({ hours: "by staff" }).where(eq(resources.name, "Poison Help")),
  );
  await query((db) => db.delete(resources).where(eq(resources.name, "Ohio CareLine")));
  await query(seedFacts);
  const rows = await all();
  expect(rows).toHaveLength(10);
  expect(rows.find(({ name }) => name === "Poison Help")?.hours).toBe("by staff");

  await query((db) => db.delete(resources));
  await query(seedFacts);
  expect(await all()).toEqual([]);
});
