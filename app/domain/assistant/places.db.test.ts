import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { query } from "#db/client.server.ts";
import { chatStreams, rateLimits } from "#db/schema.ts";
import { database } from "../../../tests/support/failing-database.ts";
import { takePlace } from "./places.server.ts";
import { eraseOldStreams, holdStream, streamsReleased } from "./streams.server.ts";

vi.mock("#db/client.server.ts", async (original) => {
  const { failingClient } = await import("../../../tests/support/failing-database.ts");
  return failingClient(original);
});

const rows = () => query((db) => db.$count(chatStreams));
const held = async (count: number, visitor = "somebody") =>
  (await Promise.all(Array.from({ length: count }, () => holdStream(randomUUID(), visitor)))).filter(Boolean)
    .length;

beforeEach(async () => {
  await query((db) => db.delete(chatStreams));
  await query((db) => db.delete(rateLimits));
});
afterEach(() => {
  database.is = "there";
});

test("of many instances at once, two streams a visitor are let in", async () => {
  expect(await held(8)).toBe(2);
  expect(await held(1)).toBe(0);
  expect(await held(1, "somebody else")).toBe(1);
});

test("what a killed process left counts no longer once it has run out, and is deleted", async () => {
  expect(await held(2)).toBe(2);
  const [row] = await query((db) => db.select().from(chatStreams));
  expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThan(90_000);
  await query((db) => db.update(chatStreams).set({ expiresAt: sql`now() - interval '1 second'` }));
  expect(await held(1)).toBe(1);
  await eraseOldStreams();
  expect(await rows()).toBe(1);
});

test("two answers at once for an address; leaving makes room", async () => {
  const [first, second] = [await takePlace("192.0.2.1"), await takePlace("192.0.2.1")];
  const refusal = { name: "QuestionRefused", reason: "too-many", retryAfter: 5 };
  await expect(takePlace("192.0.2.1")).rejects.toMatchObject(refusal);
  const other = await takePlace("192.0.2.2");
  first.leave();
  first.leave();
  await streamsReleased();
  expect(await rows()).toBe(2);
  const third = await takePlace("192.0.2.1");
  for (const place of [second, third, other]) place.leave();
  await streamsReleased();
  expect(await rows()).toBe(0);
});

test("who asks again while the end of their answers is still being noted is let in", async () => {
  const places = [await takePlace("192.0.2.1"), await takePlace("192.0.2.1")];
  let next: ReturnType<typeof takePlace> | undefined;
  await query((db) =>
    db.transaction(async (tx) => {
      await tx.select().from(chatStreams).for("update");
      for (const place of places) place.leave();
      next = takePlace("192.0.2.1");
      await Promise.race([next.catch(() => {}), wait(200)]);
    }),
  );
  (await next)?.leave();
});

test("the eleventh question in a minute is refused, and holds no stream", async () => {
  for (let time = 0; time < 10; time += 1) (await takePlace("192.0.2.1")).leave();
  const refusal = { reason: "too-many", retryAfter: expect.closeTo(60, -1) };
  await expect(takePlace("192.0.2.1")).rejects.toMatchObject(refusal);
  await streamsReleased();
  expect(await rows()).toBe(0);
});

test("while the database is away, this process counts by itself", async () => {
  database.is = "down";
  const places = [await takePlace("192.0.2.9"), await takePlace("192.0.2.9")];
  await expect(takePlace("192.0.2.9")).rejects.toMatchObject({ reason: "too-many" });
  for (const place of places) place.leave();
  for (let time = 2; time < 10; time += 1) (await takePlace("192.0.2.9")).leave();
  await expect(takePlace("192.0.2.9")).rejects.toMatchObject({ reason: "too-many" });
});

test("an unknown address has no limit of its own; one process sends 200 answers at once and no more", async () => {
  const places = await Promise.all(Array.from({ length: 200 }, () => takePlace(null)));
  await expect(takePlace(null)).rejects.toMatchObject({ reason: "busy", retryAfter: 5 });
  for (const place of places) place.leave();
  (await takePlace(null)).leave();
  expect(await rows()).toBe(0);
});
