import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { env } from "#app/env.server.ts";
import { pageIn } from "./prerendered.ts";

const all = {
  publicUrl: "https://site.invalid",
  year: 2026,
  pages: {
    "/": '<link rel="canonical" href="https://site.invalid/"><script>"https://site.invalid"</script>',
  },
};

test("a page is of this site, and its policy allows the scripts as they are then", () => {
  const page = pageIn(all, "/", new Date("2026-06-01"));
  expect(page?.html).toBe(
    `<link rel="canonical" href="${env.PUBLIC_URL}/"><script>"${env.PUBLIC_URL}"</script>`,
  );
  const hash = createHash("sha256").update(`"${env.PUBLIC_URL}"`).digest("base64");
  const policy = new Headers(page?.headers).get("Content-Security-Policy");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test("a page that was not rendered, or in another year, is none", () => {
  expect(pageIn(all, "/news", new Date("2026-06-01"))).toBeNull();
  expect(pageIn(all, "/", new Date("2027-06-01"))).toBeNull();
});
