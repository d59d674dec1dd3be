import { expect, test } from "vitest";
import { filterQuery, parseFilter, parsePage } from "./filter.ts";
import { statuses, verbs, verbsFor } from "./inbox-words.ts";

const parse = (query: string) => parseFilter(new URLSearchParams(query));

test("an address without a query means every message", () => {
  const everything = { search: "", status: null, role: null, wishes: [] };
  expect(parse("")).toEqual(everything);
  expect(parse("q=&role=&status=")).toEqual(everything);
  expect(parse("status=none&role=king&page=0&other=1")).toEqual(everything);
  expect(filterQuery(everything)).toBe("");
});

test("a filter survives the way into an address and back", () => {
  const filter = {
    search: 'jo+jo@example.org "50 %" & 🩺',
    status: "in-progress",
    role: "caregiver",
    wishes: ["newsletter", "volunteer", "media"],
  } as const;
  expect(parse(filterQuery(filter))).toEqual(filter);
  expect(parse(filterQuery(filter, { page: "2" }))).toEqual(filter);
  expect(parsePage(new URLSearchParams(filterQuery(filter, { page: "2" })))).toBe(2);
});

test("a search is cut to 200 characters, and has none that the database refuses", () => {
  const { search } = parse(new URLSearchParams({ q: `\0 a\u0007b${"🩺".repeat(200)}` }).toString());
  expect(search.length).toBeLessThanOrEqual(200);
  expect(search).toMatch(/^a b🩺+$/u);
  expect(parseFilter(new URLSearchParams({ q: "\0" })).search).toBe("");
});

test.each(["0", "-1", "1.5", "1e3", "abc", "9999999", ""])("page %j is the first one", (page) => {
  expect(parsePage(new URLSearchParams({ page }))).toBe(1);
});

test("from each status a verb leads on, and none leads to where it starts", () => {
  for (const { value } of statuses) {
    expect(verbsFor(value).length).toBeGreaterThan(0);
    for (const { to } of verbsFor(value)) expect(to).not.toBe(value);
  }
  expect(verbs.map(({ to }) => to).sort()).toEqual(statuses.map(({ value }) => value).sort());
  expect(verbsFor("spam").map(({ name }) => name)).toEqual(["reopen"]);
});
