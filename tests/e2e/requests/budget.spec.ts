import { bytesOf, firstLoad } from "../first-load.ts";
import { missingPage, pages } from "../pages.ts";
import { expect, test } from "../request-test.ts";

/** Issue 5, "Fast". React and React Router alone are 87 KB of the scripts. */
const most = { js: 100_000, css: 12_000, woff2: 60_000 };

test("a first visit of any page stays within the budget of bytes", async ({ request }) => {
  for (const path of [...pages.map(({ path }) => path), missingPage]) {
    const bytes = await bytesOf(request, await firstLoad(request, path));
    for (const kind of ["js", "css", "woff2"] as const) {
      expect.soft(bytes[kind], `${kind} of ${path}`).toBeGreaterThan(5_000);
      expect.soft(bytes[kind], `${kind} of ${path}`).toBeLessThanOrEqual(most[kind]);
    }
  }
});

test("the stylesheet comes before every other link, and scripts give way to it", async ({ request }) => {
  for (const { path } of pages) {
    const links = (await (await request.get(path)).text()).match(/<link [^>]*>/g) ?? [];
    expect.soft(links[0], path).toContain('rel="stylesheet"');
    const preloads = links.filter((link) => link.includes('rel="modulepreload"'));
    expect.soft(preloads.length, path).toBeGreaterThan(2);
    for (const preload of preloads) expect.soft(preload, path).toMatch(/fetchpriority="low"/i);
  }
});
