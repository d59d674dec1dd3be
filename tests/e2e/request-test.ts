import { randomBytes } from "node:crypto";
import { test as base, expect } from "@playwright/test";
import { addressOf, type SiteName } from "../support/sites.ts";

export type SiteChoice = {
  /** Which of the sites under test answers. */
  site: SiteName;
};

type Fixtures = {
  /** The header that makes this test a visitor of its own. */
  visitor: Record<string, string>;
};

/** A test that asks one of the sites under test; without a browser unless it takes a page. */
export const test = base.extend<SiteChoice & Fixtures>({
  site: ["samples", { option: true }],
  baseURL: async ({ site }, use) => use(addressOf(site)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one takes.
  visitor: async ({}, use) => use(newVisitor()),
  // Not as an option of the browser's context, which would no longer be the same for every test.
  request: async ({ playwright, baseURL, visitor }, use) => {
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: visitor });
    await use(request);
    await request.dispose();
  },
});

/** The header in which the proxy in front of the sites names a visitor whom they have not seen before. */
export function newVisitor(): Record<string, string> {
  const [first, second, third] = randomBytes(3);
  return { "X-Forwarded-For": `10.${first}.${second}.${third}` };
}

export { expect };
