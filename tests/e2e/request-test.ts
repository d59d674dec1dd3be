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
});

export { expect };
