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

test("the stylesheet comes first, and the HTML loads no script: they start once it is painted", async ({
  request,
}) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    expect.soft(html.match(/<link [^>]*>/)?.[0], path).toContain('rel="stylesheet"');
    expect.soft(html, path).not.toMatch(/<script [^>]*(?:src=|type="module")|<link [^>]*modulepreload/);
    expect
      .soft(html, path)
      .toMatch(/<script>\(function\(\)\{var start=[^<]*observe\(\{type:"paint",buffered:true\}\)/);
  }
});
