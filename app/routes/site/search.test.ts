import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { search } from "#app/domain/search/search.server.ts";
import Search, { loader, meta } from "./search.tsx";

vi.mock("#app/domain/search/search.server.ts", () => ({ search: vi.fn() }));

type Groups = Awaited<ReturnType<typeof search>>["groups"];
type Kind = Groups[number]["kind"];

/** Results as the search engine gives them. */
function found(counts: Partial<Record<Kind, number>>, recordsMissing = false) {
  const groups = (Object.entries(counts) as [Kind, number][]).map(([kind, count]) => ({
    kind,
    results: Array.from({ length: count }, (_, index) => ({
      kind,
      href: `/policy#${kind}-${index}`,
      page: "Policy Library, Ohio",
      title: `<b>Taper</b> ${kind} ${index}`,
      text: "All of it.",
      excerpt: "A taper is agreed on.",
    })),
  }));
  const total = groups.reduce((sum, { results }) => sum + results.length, 0);
  vi.mocked(search).mockResolvedValue({ total, groups, recordsMissing });
}

/** What the page shows for `?q=`, and its status. */
async function open(asked: string) {
  const url = new URL(`/search?${new URLSearchParams({ q: asked })}`, "http://localhost:3000");
  const { data, init } = await loader({ url } as never);
  const page = { id: "page", path: "/", Component: Search as never, loader: () => data };
  const stub = createElement(createRoutesStub([page]), { hydrationData: { loaderData: { page: data } } });
  const head = meta({ loaderData: data, matches: [] } as never);
  return { html: renderToStaticMarkup(stub), status: init?.status ?? 200, head };
}

const times = (html: string, part: string) => html.split(part).length - 1;

beforeEach(() => {
  vi.mocked(search).mockClear();
  found({});
});

test("results stand under their kind with its count, their page, and marked words, as text", async () => {
  found({ policy: 2, news: 1 });
  const { html, status, head } = await open("taper");
  expect(status).toBe(200);
  expect(html).toContain("3 results for “taper”");
  expect(html).toMatch(/Rules and policy.*\(2\).*News.*\(1\)/);
  expect(html).toContain('href="/policy#policy-1"');
  expect(html).toContain("Policy Library, Ohio");
  expect(html).toMatch(/A <mark[^>]*>taper<\/mark> is agreed on/);
  expect(html).toContain("&lt;b&gt;");
  expect(head).toContainEqual({ name: "robots", content: "noindex" });
});

test("30 at most are shown, of every kind some, and the page says how many there are", async () => {
  found({ policy: 60, news: 4, event: 13 });
  const { html } = await open("taper");
  expect(html).toContain("77 results");
  expect(html).toContain("The best 30 are below.");
  expect(html).toContain("(13 of 60)");
  expect(html).toContain("(4)");
  expect(html).toContain("(13)");
  expect(times(html, "<h3")).toBe(30);
  expect(html.indexOf("policy 0<")).toBeLessThan(html.indexOf("policy 1<"));
});

test("what is asked for is one line, composed, without characters that nobody can see", async () => {
  await open("  cafe\u0301\n\u0000\u202eta\u200bper\t x ");
  expect(search).toHaveBeenCalledExactlyOnceWith("café taper x");
});

test("200 characters are searched for, 201 are refused and stay in the field", async () => {
  expect((await open("x".repeat(200))).status).toBe(200);
  vi.mocked(search).mockClear();
  const { html, status } = await open("y".repeat(201));
  expect(status).toBe(400);
  expect(html).toContain("Please use 200 characters or fewer.");
  expect(html).toContain(`value="${"y".repeat(201)}"`);
  expect(search).not.toHaveBeenCalled();
});

test("nothing asked for is not searched for: the page says where to start, and may be listed", async () => {
  const { html, status, head } = await open(" \n ");
  expect(status).toBe(200);
  expect(html).toContain("Good places to start");
  expect(html).not.toContain("No results");
  expect(head).not.toContainEqual({ name: "robots", content: "noindex" });
  expect(search).not.toHaveBeenCalled();
});

test("where nothing is found, the page helps further", async () => {
  const { html, status } = await open("zzz");
  expect(status).toBe(200);
  expect(html).toContain("No results for “zzz”");
  for (const href of ["/assistant", "/contact", "tel:988", "tel:911", "/local"]) {
    expect.soft(html).toContain(`href="${href}"`);
  }
});

test("a search that tells of a crisis shows help first, in Spanish too", async () => {
  found({ policy: 1 });
  const { html } = await open("I want to kill myself");
  expect(html.indexOf('href="tel:988"')).toBeLessThan(html.indexOf("<h1"));
  expect(html).toContain('href="sms:988"');
  expect(html).toContain("1 result for");
  expect((await open("quiero morir")).html).toContain("Press 2 after calling 988");
  const overdose = (await open("I took an overdose")).html;
  expect(overdose.indexOf('href="tel:911"')).toBeLessThan(overdose.indexOf('href="tel:988"'));
  expect((await open("opioid rules")).html).not.toContain('href="tel:911"');
});

test("without the database, the page says what could not be searched", async () => {
  found({ policy: 1 }, true);
  const { html, status } = await open("taper");
  expect(status).toBe(200);
  expect(html).toContain("We cannot search news, events and the directory right now.");
  expect(html).toContain("1 result for “taper”");
});
