import { defineConfig } from "@playwright/test";
import type { SiteOptions } from "./tests/e2e/site-test.ts";
import { browserFlags, findBrowser } from "./tests/support/browser.ts";

const everywhere = "everywhere/**/*.spec.ts";
const staff = "staff/**/*.spec.ts";
const withoutScripts = "without-scripts/**/*.spec.ts";

export default defineConfig<SiteOptions>({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/sites.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  reporter: "list",
  use: {
    locale: "en-US",
    timezoneId: "America/New_York",
    reuseContext: true,
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [
    { name: "requests", testMatch: "requests/**/*.spec.ts" },
    { name: "javascript", testMatch: [everywhere, staff, "javascript/**/*.spec.ts"] },
    {
      name: "no-javascript",
      testMatch: [everywhere, staff, withoutScripts],
      // What staff publishes is the same HTML; with scripts it must also survive them.
      testIgnore: "everywhere/published.spec.ts",
      use: { javaScriptEnabled: false },
    },
    {
      name: "scripts-blocked",
      testMatch: [everywhere, withoutScripts],
      // What no script has a part in is looked at already without JavaScript.
      testIgnore: [
        ...["published", "widths", "lists", "search"].map((name) => `everywhere/${name}.spec.ts`),
        "without-scripts/contact-once.spec.ts",
      ],
      use: { blockScripts: true },
    },
  ],
});
