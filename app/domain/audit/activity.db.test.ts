import { beforeEach, expect, test } from "vitest";
import { query } from "#db/client.server.ts";
import { auditLog } from "#db/schema.ts";
import { activityPage } from "./activity.server.ts";
import { record } from "./audit.server.ts";
import { deedOf } from "./words.ts";

const everything = { who: "", kind: null };

beforeEach(() => query((db) => db.delete(auditLog)));

test("who did what to which record, newest first", async () => {
  await query(async (db) => {
    await record(db, { actor: "a@example.org", action: "signed-in", subject: "user", subjectId: "1" });
    await record(db, { actor: "b@example.org", action: "sign-in-refused", subject: "user", subjectId: null });
    await record(db, {
      actor: "a@example.org",
      action: "edited",
      subject: "events",
      subjectId: "2",
      title: "Webinar",
    });
    await record(db, { actor: null, action: "erased", subject: "contact", subjectId: "3" });
  });
  const { entries, ...rest } = await activityPage(everything, 1);
  expect(rest).toEqual({ total: 4, page: 1, pages: 1 });
  expect(entries.map((entry) => [entry.actor, deedOf(entry)])).toEqual([
    [null, "erased for good contact message"],
    ["a@example.org", "edited event “Webinar”"],
    ["b@example.org", "was refused at sign-in"],
    ["a@example.org", "signed in"],
  ]);
  expect(entries[1]?.at).toBeInstanceOf(Date);
});

test("filtered by a part of who did it, taken literally, and by the kind of record", async () => {
  await query(async (db) => {
    for (const actor of ["Ann_B@example.org", "annxb@example.org", "a%@example.org", "a\\b@example.org"])
      await record(db, { actor, action: "created", subject: "news", subjectId: null, title: "t" });
    await record(db, { actor: null, action: "erased", subject: "contact", subjectId: null });
  });
  const actors = async (who: string) =>
    (await activityPage({ who, kind: null }, 1)).entries.map(({ actor }) => actor);
  expect(await actors("ann_b@")).toEqual(["Ann_B@example.org"]);
  expect(await actors("%")).toEqual(["a%@example.org"]);
  expect(await actors("\\")).toEqual(["a\\b@example.org"]);
  expect(await actors("nobody")).toEqual([]);
  expect((await activityPage({ who: "", kind: "contact" }, 1)).total).toBe(1);
  expect((await activityPage({ who: "ann", kind: "contact" }, 1)).total).toBe(0);
  expect((await activityPage({ who: "ann", kind: "news" }, 1)).total).toBe(2);
});

test("in pages of 100, where entries of one moment keep their order", async () => {
  const at = new Date();
  const rows = Array.from({ length: 205 }, (_, index) => ({
    at,
    action: "edited",
    subject: "news",
    title: String(index),
  }));
  await query((db) => db.insert(auditLog).values(rows));
  const titles = async (page: number) =>
    (await activityPage(everything, page)).entries.map(({ title }) => Number(title));
  const all = [...(await titles(1)), ...(await titles(2)), ...(await titles(3))];
  expect(all).toEqual(Array.from({ length: 205 }, (_, index) => 204 - index));
  expect(await activityPage(everything, 99)).toMatchObject({ total: 205, page: 3, pages: 3 });
});
