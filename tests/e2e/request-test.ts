import { randomBytes } from "node:crypto";
import { test as base, expect } from "@playwright/test";
import { addressOf, type SiteName } from "../support/sites.ts";

export type SiteChoice = {
  /** Which of the sites under test answers. */
  site: SiteName;
};

/** A test that asks one of the sites under test; without a browser unless it takes a page. */
export const test = base.extend<SiteChoice>({
  site: ["samples", { option: true }],
  baseURL: async ({ site }, use) => use(addressOf(site)),
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders, ...newVisitor() }),
});

/** The header in which the proxy in front of the sites names a visitor whom they have not seen before. */
export function newVisitor(): Record<string, string> {
  const [first, second, third] = randomBytes(3);
  return { "X-Forwarded-For": `10.${first}.${second}.${third}` };
}

export { expect };
