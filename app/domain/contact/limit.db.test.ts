import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TooMany } from "#app/domain/rates/too-many.ts";
import { log } from "#app/log.server.ts";
import { query } from "#db/client.server.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import { contacts, rateLimits } from "#db/schema.ts";
import { database } from "../../../tests/support/failing-database.ts";
import { receiveContact } from "./contact.server.ts";
import { contactInput } from "./input.ts";

/** How many messages one network may send. */

vi.mock("#db/client.server.ts", async (original) => {
  const { failingClient } = await import("../../../tests/support/failing-database.ts");
  return failingClient(original);
});

const home = "192.0.2.7";
const stored = () => query((db) => db.select().from(contacts));
const send = (number: number, address: string | null = home) =>
  receiveContact(
    contactInput.parse({
      name: "Example Patient",
      email: "patient@example.org",
      message: `Message number ${number}.`,
    }),
    address,
  );

beforeEach(async () => {
  vi.spyOn(log, "info").mockImplementation(() => {});
  await query((db) => db.delete(contacts));
  await query((db) => db.delete(rateLimits));
});
afterEach(() => {
  database.is = "there";
});

test("five messages from one network are stored, a sixth is not and learns when to come back", async () => {
  for (let number = 1; number <= 5; number++) await send(number);
  const refused = await send(6).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TooMany);
  expect(refused).toMatchObject({ retryAfter: expect.closeTo(600, -2) });
  expect(await stored()).toHaveLength(5);

  await send(6, "192.0.2.8");
  await send(7, null);
  expect(await stored()).toHaveLength(7);
});

test("ten at once from one network: five are stored", async () => {
  const sent = await Promise.allSettled(Array.from({ length: 10 }, (_, number) => send(number)));
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  expect(await stored()).toHaveLength(5);
});

test("a double post counts once, and gets its thanks also when no other message may be sent", async () => {
  const first = await send(1);
  for (let time = 0; time < 6; time++) expect(await send(1)).toEqual(first);
  for (let number = 2; number <= 4; number++) await send(number);
  // The last place, asked for twice at once.
  const [one, other] = await Promise.all([send(5), send(5)]);
  expect(other).toEqual(one);
  await expect(send(6)).rejects.toThrow(TooMany);
  expect(await send(1)).toEqual(first);
});

/** Takes the errors in the log that a message could not be stored; gives how many there were. */
function expectNotStored(): () => number {
  const spy = vi.spyOn(log, "error").mockImplementation(() => {});
  return () =>
    spy.mock.calls.filter(([, words]) => words === "A contact message could not be stored.").length;
}

test("while the database is down each process counts by itself, and what it counted is over afterwards", async () => {
  const notStored = expectNotStored();
  database.is = "down";
  for (let number = 1; number <= 5; number++) {
    await expect(send(number, "192.0.2.9")).rejects.toThrow(DatabaseUnavailable);
  }
  await expect(send(6, "192.0.2.9")).rejects.toThrow(TooMany);
  await expect(send(6, null)).rejects.toThrow(DatabaseUnavailable);
  database.is = "there";
  await send(6, "192.0.2.9");
  expect(await stored()).toHaveLength(1);
  expect(notStored()).toBe(7);
});

test("a database that hangs is told within 3 s, with room for the page", async () => {
  const notStored = expectNotStored();
  database.is = "mute";
  const startedAt = performance.now();
  await expect(send(1)).rejects.toThrow(DatabaseUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(2_800);
  expect(notStored()).toBe(1);
});
