import { pages } from "../pages.ts";
import { expect, test } from "../request-test.ts";

test("robots.txt leads to the sitemap, and the sitemap to every page but the search", async ({ request }) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toMatch(/^text\/plain/);
  const [, address = ""] = (await robots.text()).match(/^Sitemap: (https?:\S+)$/m) ?? [];
  expect(await robots.text()).not.toMatch(/^Disallow: \/$/m);

  const sitemap = await request.get(new URL(address).pathname);
  expect(sitemap.headers()["content-type"]).toMatch(/^application\/xml/);
  const listed = Array.from((await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, page = ""]) => page);
  const expected = pages.map(({ path }) => path).filter((path) => path !== "/search");
  expect(listed.map((page) => new URL(page).pathname).sort()).toEqual(expected.sort());

  for (const page of listed) {
    const html = await (await request.get(new URL(page).pathname)).text();
    expect.soft(html, page).toContain('<html lang="en-US">');
    expect.soft(html, page).toMatch(new RegExp(`<link[^>]*rel="canonical"[^>]*href="${page}"`));
    expect.soft(html, page).not.toContain("noindex");
    expect.soft(html, page).not.toMatch(/<img(?![^>]*\salt=)/);
  }
});
