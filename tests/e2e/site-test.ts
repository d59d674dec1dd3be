import type { Page, Response } from "@playwright/test";
import { expect, type SiteChoice, test as siteTest } from "./request-test.ts";

type ScriptChoice = {
  /** Scripts are on in the browser, and none arrives. */
  blockScripts: boolean;
};

export type SiteOptions = SiteChoice & ScriptChoice;

type Fixtures = {
  /** Takes a message on the console that this test expects; any other error or warning fails the test. */
  expectOnConsole(message: RegExp): void;
  /** Opens a page of the site, ready for use: where scripts run, they have taken over. */
  visit(path: string): Promise<Response>;
};

/** A test of the site. It fails on what visitors should never cause: console errors, requests to other sites. */
export const test = siteTest.extend<ScriptChoice & Fixtures>({
  blockScripts: [false, { option: true }],

  context: async ({ context, visitor }, use) => {
    await context.setExtraHTTPHeaders(visitor);
    await use(context);
  },

  expectOnConsole: [
    async ({ context, baseURL, blockScripts }, use) => {
      const expected: RegExp[] = blockScripts ? [/net::ERR_BLOCKED_BY_CLIENT/] : [];
      const problems: string[] = [];
      context.on("console", (message) => {
        const text = `${message.type()}: ${message.text()} (${message.location().url})`;
        if (["error", "warning"].includes(message.type())) problems.push(text);
      });
      context.on("weberror", (error) => problems.push(`page error: ${error.error().stack}`));
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) {
          problems.push(`request to another site: ${url.href}`);
        }
      });
      if (blockScripts) {
        await context.route("**/*.js", (route) => route.abort("blockedbyclient"));
      }
      await use((message) => expected.push(message));
      const unexpected = problems.filter((problem) => !expected.some((message) => message.test(problem)));
      expect(unexpected, "errors and warnings in the browser").toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page, javaScriptEnabled, blockScripts }, use) => {
    await use(async (path) => {
      const response = await page.goto(path);
      if (!response) throw new Error(`${path} is an anchor on the page that is open.`);
      if (javaScriptEnabled !== false && !blockScripts) await scriptsTakeOver(page);
      return response;
    });
  },
});

/** Waits until React runs the page. */
export async function scriptsTakeOver(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
}

export { expect };
