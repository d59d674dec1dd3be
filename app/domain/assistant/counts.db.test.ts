import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { query } from "#db/client.server.ts";
import { assistantCounts } from "#db/schema.ts";
import { countAnswer, countsByDay, countsWritten } from "./counts.server.ts";

const none = { answered: 0, passages: 0, "not-covered": 0, crisis: 0, refused: 0, failed: 0 };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await query((db) => db.delete(assistantCounts));
});

afterEach(() => {
  vi.useRealTimers();
});

test("a day ends at midnight in Ohio, in summer and in winter", async () => {
  for (const moment of [
    "2026-07-05T03:59:59Z",
    "2026-07-05T04:00:00Z",
    "2026-12-05T04:59:59Z",
    "2026-12-05T05:00:00Z",
  ]) {
    vi.setSystemTime(moment);
    countAnswer("passages");
  }
  await countsWritten();
  const stored = await query((db) => db.select().from(assistantCounts).orderBy(assistantCounts.day));
  expect(stored.map(({ day, count }) => [day, count])).toEqual([
    ["2026-07-04", 1],
    ["2026-07-05", 1],
    ["2026-12-04", 1],
    ["2026-12-05", 1],
  ]);
});

test("answers at the same time are all counted, each by its kind", async () => {
  vi.setSystemTime("2026-11-20T17:00:00Z");
  for (let count = 0; count < 20; count++) countAnswer("answered");
  countAnswer("not-covered");
  await countsWritten();
  const counts = { ...none, answered: 20, "not-covered": 1 };
  expect(await countsByDay(1)).toEqual({ days: [{ day: "2026-11-20", counts }], total: counts });
});

test("the last days are listed newest first with their total, and nothing older or unknown", async () => {
  vi.setSystemTime("2026-11-20T04:30:00Z");
  await query((db) =>
    db.insert(assistantCounts).values([
      { day: "2026-11-19", kind: "crisis", count: 2 },
      { day: "2026-11-19", kind: "of another release", count: 7 },
      { day: "2026-11-18", kind: "of another release", count: 7 },
      { day: "2026-10-21", kind: "crisis", count: 3 },
      { day: "2026-10-20", kind: "crisis", count: 100 },
    ]),
  );
  expect(await countsByDay(30)).toEqual({
    days: [
      { day: "2026-11-19", counts: { ...none, crisis: 2 } },
      { day: "2026-10-21", counts: { ...none, crisis: 3 } },
    ],
    total: { ...none, crisis: 5 },
  });
});

test("a count that can't be written harms nobody, and the next one is written", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  await query((db) => db.execute(sql`alter table assistant_counts rename to counts_away`));
  expect(countAnswer("refused")).toBeUndefined();
  await countsWritten();
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
  await query((db) => db.execute(sql`alter table counts_away rename to assistant_counts`));
  countAnswer("refused");
  await countsWritten();
  expect((await countsByDay(1)).total.refused).toBe(1);
});
