import type { Page } from "@playwright/test";
import { footerLinks, headerLinks, missingPage, type PagePromise, pages } from "../pages.ts";
import { expect, test } from "../site-test.ts";

// One test, for a browser that has the scripts and styles of the first page opens the others in half the time.
test("every page shows what the specification promises", async ({ page, visit }) => {
  test.setTimeout(120_000);
  for (const promise of pages) {
    await test.step(promise.path, async () => {
      expect((await visit(promise.path)).status()).toBe(200);
      await expectContent(page, promise);
      await expectHeader(page, promise.current);
      await expectFooter(page);
    });
  }
});

test("an unknown address shows the not-found page", async ({ page, visit, expectOnConsole }) => {
  expectOnConsole(/status of 404/);
  expect((await visit(missingPage)).status()).toBe(404);
  await expectContent(page, {
    path: missingPage,
    headline: "Page Not Found",
    words: ["404"],
    links: [["Return Home", "/"]],
  });
  await expectHeader(page);
  await expectFooter(page);
});

test("the skip link leads past the header", async ({ page, visit }) => {
  await visit("/patients");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Find Local Resources" })).toBeFocused();
});

async function expectContent(page: Page, { headline, headings, links, anchors, words }: PagePromise) {
  const main = page.getByRole("main");
  await expect(page).toHaveTitle(/Huron County Medical Society/);
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect.soft(main.getByRole("heading", { level: 1 })).toHaveText(headline ?? /\S/);
  for (const heading of headings ?? []) {
    await expect.soft(main.getByRole("heading", { name: exactly(heading) })).toBeVisible();
  }
  for (const [name, href] of links ?? []) {
    const link = main.getByRole("link", { name, exact: true }).first();
    await expect.soft(link).toBeVisible();
    await expect.soft(link).toHaveAttribute("href", href);
  }
  for (const anchor of anchors ?? []) await expect.soft(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
  for (const text of words ?? []) await expect.soft(main.getByText(text).first()).toBeVisible();
}

function exactly(words: string): RegExp {
  return new RegExp(`^${words.replaceAll(/[/&().]/g, "\\$&")}$`, "i");
}

async function expectHeader(page: Page, current?: string) {
  const header = page.getByRole("banner").first();
  const links = header.getByRole("navigation").getByRole("link");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.soft(links).toHaveText(headerLinks.map(([name]) => name));
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect.soft(addresses).toEqual(headerLinks.map(([, href]) => href));
  await expect
    .soft(header.getByRole("navigation").locator("[aria-current=page]:visible"))
    .toHaveText(current ? [current] : []);
  await expect.soft(header.getByText("Need Help Now?").locator("visible=true")).toHaveCount(1);
  await expect.soft(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
}

async function expectFooter(page: Page) {
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of footerLinks) {
    await expect.soft(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await expect.soft(footer.getByText("Crisis Support", { exact: true })).toBeVisible();
  await expect.soft(footer.locator('a[href="tel:988"]')).toBeVisible();
  await expect
    .soft(footer.locator('a[href="tel:+1-800-662-4357"], a[href="tel:+18006624357"]'))
    .toContainText("1-800-662-4357");
  await expect.soft(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect.soft(footer).toContainText("Associated with the Ohio State Medical Association");
  await expect.soft(footer).toContainText("Partner: The Doctor Patient Forum");
  await expect
    .soft(footer)
    .toContainText(
      "References to state or national medical associations signify association, not endorsement.",
    );
}
