import { sitePassages } from "../../../app/domain/search/site-passages.ts";
import { expect, test } from "../request-test.ts";
import { hiddenArticles, hiddenEvents, hiddenProviders, hiddenResources } from "../samples.ts";

const idsOf = (html: string) => Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
const found = (html: string) =>
  Array.from(
    html.matchAll(/<h3[^>]*><a[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs),
    ([, href = "", title = ""]) => ({ href, title: title.replaceAll(/<[^>]*>/g, "") }),
  );

test("what search and the assistant name is a part of its page, by its anchor", async ({ request }) => {
  const passages = sitePassages({ today: new Date().toISOString().slice(0, 10), usesModel: false });
  const records = await Promise.all(
    ["example", "example article", "example event", "example pain clinic", "example rides"].map(
      async (query) => found(await (await request.get("/search", { params: { q: query } })).text()),
    ),
  );
  const addresses = new Set([...passages, ...records.flat()].map(({ href }) => href));
  expect(addresses.size).toBeGreaterThan(passages.length + 5);
  const pages = new Map<string, string[]>();
  for (const href of addresses) {
    const [path = "", anchor] = href.split("#");
    const seen = pages.get(path);
    const ids = seen ?? idsOf(await (await request.get(path)).text());
    pages.set(
      path,
      ids.filter((id) => id !== undefined),
    );
    expect.soft(anchor ? ids : [], href).toContain(anchor);
  }
});

test("what is not published is found by nobody", async ({ request }) => {
  const hidden = [...hiddenArticles, ...hiddenEvents, ...hiddenProviders, ...hiddenResources];
  for (const title of hidden) {
    const html = await (await request.get("/search", { params: { q: title } })).text();
    expect.soft(found(html).map((result) => result.title)).not.toContain(title);
    const stream = await request.post("/api/chat", { data: { message: `Where is the ${title}?` } });
    expect.soft(await stream.text()).not.toContain(title);
  }
});

test("a search is for no search engine, a crisis comes before its results, and what is too long is refused", async ({
  request,
}) => {
  const get = async (q: string) => {
    const response = await request.get("/search", { params: { q } });
    return { status: response.status(), html: await response.text() };
  };
  const plain = await get("opioid");
  expect(plain.html).toMatch(/<meta name="robots" content="noindex"\s*\/?>/);
  expect(plain.html).toMatch(/<mark[^>]*>opioid/i);

  const { status, html } = await get("I want to kill myself because of the pain");
  expect(status).toBe(200);
  const main = html.slice(html.indexOf("<main"));
  expect(main.indexOf('href="tel:988"')).toBeGreaterThan(0);
  expect(main.indexOf('href="tel:988"')).toBeLessThan(main.indexOf("<h1"));

  const long = await get("pain ".repeat(50));
  expect(long.status).toBe(400);
  expect(long.html).toContain("200 characters or fewer");
  expect(long.html).toContain("pain pain pain");

  for (const hostile of [
    "<script>alert(1)</script>",
    '" onfocus="alert(1)',
    "a\u0000b\u202e\r\nX: y",
    "((((",
    "*",
    "%",
    "constructor __proto__",
  ]) {
    const { status, html } = await get(hostile);
    expect.soft(status, hostile).toBe(200);
    expect.soft(html, hostile).not.toMatch(/<script>alert|" onfocus="/);
  }
});
