import type { Page } from "@playwright/test";
import { missingPage } from "../pages.ts";
import { expect, test } from "../site-test.ts";
import { menuButton } from "../visitor.ts";

const headerField = (page: Page) => page.getByRole("banner").first().getByRole("searchbox");
const group = (page: Page, name: RegExp) => page.getByRole("main").getByRole("region", { name });

test("a search from the header finds pages and records, by kind, with its words marked", async ({
  page,
  visit,
}) => {
  await visit("/partners");
  await headerField(page).fill("pain clinic");
  await headerField(page).press("Enter");
  await expect(page).toHaveURL("/search?q=pain+clinic");
  await expect(page).toHaveTitle("pain clinic · Search · Huron County Medical Society");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ results for “pain clinic”$/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("pain clinic");

  await expect(
    group(page, /^Rules and policy \(/)
      .locator("mark", { hasText: /pain/i })
      .first(),
  ).toBeVisible();
  const provider = group(page, /^Healthcare providers \(/).getByRole("link", { name: "Example Pain Clinic" });
  await provider.click();
  await expect(page).toHaveURL(/\/local/);
  await expect(page.getByRole("heading", { level: 3, name: "Example Pain Clinic" })).toBeVisible();
});

test("on a small screen, the header leads to the search, and the menu has a field", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await visit("/news");
  await page.getByRole("banner").first().getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("heading", { name: "Good places to start" })).toBeVisible();

  await menuButton(page).click();
  await headerField(page).fill("opioid");
  await headerField(page).press("Enter");
  await expect(page).toHaveURL("/search?q=opioid");
  await expect(headerField(page), "the menu is closed on the results").toHaveCount(0);
  await expect(page.getByRole("heading", { name: /^Rules and policy/ })).toBeVisible();
});

test("a search that finds nothing helps further, and the way back leads to the one before", async ({
  page,
  visit,
}) => {
  await visit("/search?q=opioid");
  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill("<xqzvw>");
  await main.getByRole("button", { name: "Search" }).click();
  await expect(main.getByText("No results for “<xqzvw>”")).toBeVisible();
  for (const [name, href] of [
    ["Ask the assistant", "/assistant"],
    ["Write to us", "/contact"],
    ["Local help", "/local"],
    ["988", "tel:988"],
  ] as const) {
    await expect.soft(main.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await page.goBack();
  await expect(main.getByText(/results for “opioid”/)).toBeVisible();
  await expect(main.getByRole("searchbox")).toHaveValue("opioid");
});

test("the not-found page has a search", async ({ page, visit, expectOnConsole }) => {
  expectOnConsole(/status of 404/);
  await visit(missingPage);
  const main = page.getByRole("main");
  await expect(main.getByRole("searchbox")).toHaveValue("");
  await main.getByRole("searchbox").fill("opioid");
  await main.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=opioid");
  await expect(main.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  await expect(main.getByText(/results for “opioid”/)).toBeVisible();
});

test.describe("while the database does not answer", () => {
  test.use({ site: "broken" });

  test("the site's own pages are searched", async ({ page, visit }) => {
    expect((await visit("/search?q=opioid")).status()).toBe(200);
    await expect(page.getByText("We cannot search news, events and the directory right now.")).toBeVisible();
    await expect(
      group(page, /^Rules and policy/)
        .getByRole("link")
        .first(),
    ).toBeVisible();
  });
});
