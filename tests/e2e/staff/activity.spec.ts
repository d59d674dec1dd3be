import type { Page } from "@playwright/test";
import { expect, test } from "../site-test.ts";
import { loginButton, openSignedIn, signIn } from "../staff.ts";

test.use({ site: "staff" });

test.beforeEach(({ expectOnConsole }) => {
  // The provider stands for one that is another site.
  expectOnConsole(/^request to another site: http:\/\/127\.0\.0\.1:/);
});

const entries = (page: Page) => page.getByRole("main").locator("ol > li");

test("sign-ins and refusals can be read, newest first", async ({ page, expectOnConsole }) => {
  expectOnConsole(/status of 403/);
  await page.goto("/admin");
  await loginButton(page, "visitor@example.org").click();
  await expect(page.getByRole("heading", { name: "You have no access to the admin area" })).toBeVisible();
  await page.context().clearCookies();

  await signIn(page, "/admin/activity");
  await expect(page).toHaveURL("/admin/activity");
  await expect(entries(page).filter({ hasText: "admin@example.org signed in" }).first()).toBeVisible();
  await expect(
    entries(page).filter({ hasText: "visitor@example.org was refused at sign-in" }).first(),
  ).toBeVisible();
  const times = entries(page).locator("time");
  await expect(times.first()).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M$/);
  const moments = await times.evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
  expect(moments).toEqual([...moments].sort().reverse());
});

test("the entries can be narrowed to a person and to a kind of record", async ({ page }) => {
  await openSignedIn(page, "/admin/activity");
  await page.getByLabel("Who").fill("ADMIN@");
  await page.getByLabel("Kind of record").selectOption("Sign-ins");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/admin/activity?who=ADMIN%40&kind=user");
  await expect(page.getByLabel("Who")).toHaveValue("ADMIN@");
  await expect(page.getByLabel("Kind of record")).toHaveValue("user");
  const shown = await entries(page).allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  for (const text of shown) expect(text).toContain("admin@example.org");

  await page.getByLabel("Who").fill("nobody at all");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Nothing to show here.")).toBeVisible();
  await expect(page.getByText("0 total", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL("/admin/activity");
  await expect(page.getByLabel("Who")).toHaveValue("");
  await expect(entries(page).first()).toBeVisible();
});

test("an address that somebody bent shows the log", async ({ page }) => {
  await openSignedIn(page, "/admin/activity?page=0&kind=constructor");
  await expect(entries(page).first()).toBeVisible();
  await page.goto("/admin/activity?page=999999&who=%00");
  await expect(entries(page).first()).toBeVisible();
});
