import { sql } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { toLocalDay } from "#app/formats/local-time.ts";
import { query } from "#db/client.server.ts";
import { assistantCounts } from "#db/schema.ts";
import Assistant, { loader } from "./assistant.tsx";

/** What the page shows, and its status. */
async function open() {
  const { data, init } = await loader();
  return {
    html: renderToStaticMarkup(createElement(Assistant as never, { loaderData: data })),
    status: init?.status ?? 200,
  };
}

const rowsOf = (html: string) =>
  Array.from(html.matchAll(/<tr.*?<\/tr>/g), ([row]) =>
    Array.from(row.matchAll(/<t[hd][^>]*>([^<]*)/g), ([, cell]) => cell),
  );

test("before the first question the page says so", async () => {
  const { html, status } = await open();
  expect(status).toBe(200);
  expect(html).toContain("Nobody has asked anything in the last 30 days.");
  expect(html).toContain("no question and no answer is stored");
  expect(rowsOf(html)).toEqual([]);
});

test("each day has its numbers by kind, and all days their total", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T17:00:00Z") });
  const day = toLocalDay(new Date());
  await query((db) =>
    db.insert(assistantCounts).values([
      { day, kind: "answered", count: 1200 },
      { day, kind: "crisis", count: 3 },
      { day: "2026-11-01", kind: "answered", count: 1 },
      { day: "2026-10-22", kind: "not-covered", count: 5 },
    ]),
  );
  const { html } = await open();
  vi.useRealTimers();
  expect(rowsOf(html)).toEqual([
    ["Day", "Answered", "From passages", "Not covered", "Crisis", "Refused", "Failed", "All"],
    ["Nov 20", "1,200", "0", "0", "3", "0", "0", "1,203"],
    ["Nov 1", "1", "0", "0", "0", "0", "0", "1"],
    ["Oct 22", "0", "0", "5", "0", "0", "0", "5"],
    ["Total", "1,201", "0", "5", "3", "0", "0", "1,209"],
  ]);
  expect(html).toMatch(/Crisis<\/dt><dd[^>]*>3<\/dd><dd[^>]*>The message told of a crisis/);
});

test("a database error is a 503 that says so", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  await query((db) => db.execute(sql`alter table assistant_counts rename to counts_away`));
  const { html, status } = await open();
  expect(status).toBe(503);
  expect(html).toContain("Failed to load the assistant&#x27;s numbers.");
  said.mockClear();
});
