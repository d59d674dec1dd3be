import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { query } from "#db/client.server.ts";
import { ConnectionLost } from "#db/errors.ts";
import { events, legislation, news, providers, stories } from "#db/schema.ts";
import { findPassages, search } from "./search.server.ts";

vi.mock("#db/client.server.ts", async (original) => {
  const client = await original<typeof import("#db/client.server.ts")>();
  return { ...client, query: vi.fn(client.query) };
});

/** The clocks alone: a look at the content version counts for a second. */
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date", "performance"] }));
afterAll(() => void vi.useRealTimers());
beforeEach(() => void vi.mocked(query).mockClear());

const later = (milliseconds = 1_000) => vi.advanceTimersByTime(milliseconds);

async function titles(words: string): Promise<string[]> {
  later();
  const { groups } = await search(words);
  return groups.flatMap(({ results }) => results.map(({ title }) => title));
}

test("publishing makes a record findable, unpublishing takes it away, and a draft never shows", async () => {
  expect(await titles("zebrafish")).toEqual([]);
  await query((db) =>
    db.insert(news).values([
      { title: "Zebrafish study", content: "Read **this** [page](/policy).", published: true },
      { title: "Zebrafish draft", content: "Not yet." },
    ]),
  );
  expect(await titles("zebrafish")).toEqual(["Zebrafish study"]);
  const { covered, passages } = await findPassages("zebrafish study");
  expect(covered).toBe(true);
  expect(passages[0]).toMatchObject({
    kind: "news",
    text: "Read this page.",
    href: expect.stringMatching(/^\/news#news-/),
  });
  await query((db) => db.update(news).set({ published: false }).where(eq(news.title, "Zebrafish study")));
  expect(await titles("zebrafish")).toEqual([]);
});

test("each kind has the address that its page gives it; a bill of another state and a story without consent none", async () => {
  await query(async (db) => {
    await db.insert(providers).values({ name: "Quokka Clinic", specialty: "pain-management" });
    await db.insert(legislation).values([
      { billName: "Quokka Act", state: "TX" },
      { billName: "Quokka Act of Michigan", state: "Michigan" },
    ]);
    await db.insert(stories).values({ title: "Quokka story", content: "c", published: true });
  });
  later();
  const { groups } = await search("quokka");
  const hrefs = groups.flatMap(({ results }) => results.map(({ href }) => href.replace(/[\da-f-]{36}$/, "")));
  expect(hrefs.sort()).toEqual(["/local#provider-", "/policy#bill-"]);
});

test("an event is found until it starts, also when nothing was published since", async () => {
  const startDate = new Date(Date.now() + 3_600_000);
  await query((db) =>
    db.insert(events).values([
      { title: "Axolotl webinar", eventType: "webinar", startDate },
      { title: "Axolotl webinar of last year", eventType: "webinar", startDate: new Date("2025-01-01") },
    ]),
  );
  expect(await titles("axolotl")).toEqual(["Axolotl webinar"]);
  later(3_600_000);
  expect(await titles("axolotl")).toEqual([]);
});

test("without the database the site's own pages answer, and the records are back after it", async () => {
  await query((db) => db.insert(news).values({ title: "Pangolin news", content: "c", published: true }));
  expect(await titles("pangolin")).toEqual(["Pangolin news"]);

  const real = vi.mocked(query).getMockImplementation();
  vi.mocked(query).mockRejectedValue(new ConnectionLost("away"));
  later();
  const without = await search("pangolin oarrs");
  expect(without.recordsMissing).toBe(true);
  expect(without.groups[0]?.results[0]?.href).toBe("/policy#ohio-oarrs");
  expect((await findPassages("what is oarrs")).covered).toBe(true);

  if (real) vi.mocked(query).mockImplementation(real);
  expect(await titles("pangolin")).toEqual(["Pangolin news"]);
  expect((await search("pangolin")).recordsMissing).toBe(false);
});

test("however many ask at once, the content version is looked at once a second", async () => {
  await search("oarrs");
  later();
  vi.mocked(query).mockClear();
  await Promise.all(Array.from({ length: 20 }, () => search("oarrs")));
  await search("oarrs");
  expect(query).toHaveBeenCalledTimes(1);
});
