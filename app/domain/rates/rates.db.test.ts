import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { query } from "#db/client.server.ts";
import { rateLimits } from "#db/schema.ts";
import { database } from "../../../tests/support/failing-database.ts";
import { eraseOldRates, limitRate } from "./rates.server.ts";
import { visitorKey } from "./visitor.server.ts";

vi.mock("#db/client.server.ts", async (original) => {
  const { failingClient } = await import("../../../tests/support/failing-database.ts");
  return failingClient(original);
});

const rate = { name: "test", times: 3, seconds: 60 };
const stored = () => query((db) => db.select().from(rateLimits));

beforeEach(async () => void (await query((db) => db.delete(rateLimits))));
afterEach(() => {
  database.is = "there";
});

test("each key has its times, and is told when it may go on", async () => {
  const take = limitRate(rate);
  for (let time = 0; time < 3; time += 1) expect(await take("a")).toEqual({ allowed: true });
  expect(await take("a")).toEqual({ allowed: false, retryAfter: expect.closeTo(60, -1) });
  expect(await take("b")).toEqual({ allowed: true });
});

test("two instances, and many at once, count together", async () => {
  const [one, other] = [limitRate(rate), limitRate(rate)];
  const taken = await Promise.all(
    Array.from({ length: 12 }, (_, index) => (index % 2 ? one("a") : other("a"))),
  );
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(3);
});

test("after its time a window begins anew", async () => {
  const take = limitRate(rate);
  for (let time = 0; time < 4; time += 1) await take("a");
  await query((db) => db.update(rateLimits).set({ expire: sql`now() - interval '1 second'` }));
  expect(await take("a")).toEqual({ allowed: true });
});

test.each(["down", "mute"] as const)(
  "while the database is %s, each process counts by itself, soon",
  async (how) => {
    const take = limitRate({ ...rate, times: 1 });
    database.is = how;
    const startedAt = performance.now();
    expect([await take("a"), await take("a")]).toEqual([
      { allowed: true },
      { allowed: false, retryAfter: expect.closeTo(60, -1) },
    ]);
    expect(performance.now() - startedAt).toBeLessThan(2_500);
    database.is = "there";
    expect(await take("a")).toEqual({ allowed: true });
  },
);

test("a visitor is a code: no address is stored, and the same network has the same one", async () => {
  const key = visitorKey("2001:db8::1");
  expect(visitorKey("2001:db8::ffff")).toBe(key);
  expect(visitorKey("2001:db8:1::1")).not.toBe(key);
  expect(visitorKey(null)).toBe(null);
  await limitRate(rate)(visitorKey("192.0.2.7") ?? "");
  expect(JSON.stringify(await stored())).not.toContain("192.0.2");
});

test("what is over is deleted, what counts stays", async () => {
  const take = limitRate(rate);
  await take("old");
  await query((db) => db.update(rateLimits).set({ expire: sql`now() - interval '1 second'` }));
  await take("new");
  await eraseOldRates();
  expect((await stored()).map(({ key }) => key)).toEqual(["test:new"]);
});
