import { missingPage, pages } from "../pages.ts";
import { expect, test } from "../request-test.ts";

const ids = (html: string) => new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
const hrefs = (html: string) =>
  Array.from(html.matchAll(/<a\s[^>]*href="([^"]*)"/g), ([, href = ""]) => decoded(href));
const decoded = (text: string) => text.replaceAll("&amp;", "&");

test("every link inside the site leads somewhere, to the very part of the page", async ({ request }) => {
  const seen = new Map<string, { status: number; ids: Set<string | undefined> }>();
  const look = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const html = await response.text();
    seen.set(path, { status: response.status(), ids: ids(html) });
    return html;
  };
  for (const path of [...pages.map(({ path }) => path), missingPage]) {
    const html = await look(path);
    for (const href of hrefs(html)) {
      const url = new URL(href, `https://site.example${path}`);
      if (url.host !== "site.example") continue;
      const target = url.pathname + url.search;
      if (!seen.has(target)) await look(target);
      const found = seen.get(target);
      const expected = url.pathname.startsWith("/guides/") ? 302 : 200;
      if (target !== missingPage) expect.soft(found?.status, `${href} on ${path}`).toBe(expected);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor) expect.soft(found?.ids.has(anchor), `${href} on ${path}`).toBe(true);
    }
  }
});

test("ids are given once, links to phones are numbers, other sites are reached by https", async ({
  request,
}) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const all = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
    expect
      .soft(
        all.filter((id, at) => all.indexOf(id) !== at),
        path,
      )
      .toEqual([]);
    for (const href of hrefs(html)) {
      const [scheme] = /^[a-z]+:/.exec(href) ?? [];
      if (!scheme) continue;
      expect.soft(href, path).toMatch(/^https:\/\/|^tel:\+?[\d-]+$|^sms:\d+(\?&body=[A-Z]+)?$/);
    }
  }
});

test("every page has a title and a description of its own, and a card for shared links", async ({
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const found = (pattern: RegExp) => html.match(pattern)?.[1] ?? "";
    expect.soft(html.match(/<title>/g), path).toHaveLength(1);
    titles.add(found(/<title>([^<]+)/));
    descriptions.add(found(/<meta name="description" content="([^"]+)/));
    const canonical = found(/<link[^>]*rel="canonical"[^>]*href="([^"]+)/);
    expect.soft(new URL(canonical).pathname).toBe(path);
    for (const [property, type] of [["og:image", /^image\/png/]] as const) {
      const picture = await request.get(
        new URL(found(new RegExp(`property="${property}" content="([^"]+)`))).pathname,
      );
      expect.soft(picture.status()).toBe(200);
      expect.soft(picture.headers()["content-type"]).toMatch(type);
    }
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

test("the icons are there", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const links = html.match(/<link[^>]*rel="(?:icon|apple-touch-icon)"[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const link of links) {
    const response = await request.get(link.match(/href="([^"]+)/)?.[1] ?? "");
    expect.soft(response.status(), link).toBe(200);
    expect.soft(response.headers()["content-type"], link).toMatch(/^image\//);
  }
});

for (const path of ["/", "/policy", "/news", "/local"]) {
  test(`the data of ${path} can be had without its page`, async ({ request }) => {
    const response = await request.get(path === "/" ? "/_.data" : `${path}.data`);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/x-script/);
  });
}
