import type { Page } from "@playwright/test";
import { missingPage, pages } from "../pages.ts";
import { expect, test } from "../site-test.ts";
import { menuButton, needHelpNow } from "../visitor.ts";

const widths = [320, 375, 768, 1280, 1920];
const tabs = ["/policy?tab=texas", "/policy?tab=federal", "/local?tab=resources"];

test("no page scrolls sideways", async ({ page, visit, expectOnConsole }) => {
  test.setTimeout(120_000);
  expectOnConsole(/status of 404/);
  for (const path of [...pages.map(({ path }) => path), ...tabs, "/contact?sent", missingPage]) {
    await test.step(path, async () => {
      await visit(path);
      await expectNoSidewaysScroll(page);
    });
  }
});

test("the crisis dialog, the menu and open sources fit the narrowest screen", async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit("/patients");
  for (const summary of await page.getByRole("main").locator("summary").all()) await summary.click();
  await expectNoSidewaysScroll(page, [320]);
  await menuButton(page).click();
  await expectNoSidewaysScroll(page, [320]);
  await needHelpNow(page).first().click();
  await expect(page.getByRole("heading", { name: "Crisis Support Resources" })).toBeVisible();
  await expectNoSidewaysScroll(page, [320]);
});

async function expectNoSidewaysScroll(page: Page, at = widths) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `the page's width on a screen of ${width} px`).toBeLessThanOrEqual(width);
  }
}
