import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { foreignIn, scan } from "./html-scan.ts";

/** That the fuzz test would see what it looks for. */

const script = "(function(r){})(document)";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policyWith = (...scripts: string[]) =>
  `default-src 'none'; script-src 'self' ${scripts.map(hashOf).join(" ")}; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
const page = (body: string) =>
  `<!DOCTYPE html><html lang="en-US"><head><title>A &lt;page&gt;</title><script>${script}</script></head><body>${body}</body></html>`;

test("what the site writes is its own, escaped text included", () => {
  const body = '<!--$--><p title="&quot; onclick=x">&lt;script&gt; <!-- -->&amp;</p><a href="/news">News</a>';
  expect(foreignIn(page(body), policyWith(script))).toEqual([]);
  expect(
    scan(page('<input name="q" value="&lt;&#x27;&quot;"/><textarea name="q">\n\na</textarea>')).typed,
  ).toEqual(new Map([["q", [`<'"`, "\na"]]]));
});

test.each([
  "<script>alert(1)</script>",
  '<script>window.__reactRouterContext.streamController.enqueue("</script>',
  "<img src=x onerror=alert(1)>",
  '<img src="/x.png" onerror="alert(1)"/>',
  '<img src="https://example.org/x.png"/>',
  '<svg onload="alert(1)"></svg>',
  '<iframe src="/"></iframe>',
  '<base href="/"/>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//example.org">x</a>',
  '<form action="https://example.org"></form>',
  '<meta http-equiv="refresh" content="0"/>',
  "<!-- a comment -->",
  "1 < 2",
  "<p title='x'>",
])("%s is not", (injected) => {
  let found: unknown[];
  try {
    found = foreignIn(page(injected), policyWith(script));
  } catch (error) {
    found = [error];
  }
  expect(found).not.toEqual([]);
});

test("a script that is allowed and not there, or there and not allowed, is found", () => {
  expect(foreignIn(page(""), policyWith(script, "alert(1)"))).not.toEqual([]);
  expect(foreignIn(page(""), policyWith("alert(1)"))).not.toEqual([]);
  expect(
    foreignIn(page(""), policyWith(script).replace("script-src", "script-src 'unsafe-inline'")),
  ).not.toEqual([]);
});
