import { expect, test } from "../site-test.ts";
import { hold, menuButton } from "../visitor.ts";

const waits = [
  { link: "News", data: "**/news.data*", messages: ["Loading events...", "Loading news..."] },
  {
    link: "Local Resources",
    data: "**/local.data*",
    messages: ["Loading providers...", "Loading resources..."],
  },
];

test("what loads is said while a visit waits for its lists", async ({ page, visit }) => {
  for (const { link, data, messages } of waits) {
    await visit("/");
    const dataArrives = await hold(page, data);
    await page.getByRole("banner").getByRole("link", { name: link }).click();
    for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeVisible();
    dataArrives();
    await expect(page.getByRole("heading", { name: /^Example/ }).first()).toBeVisible();
    for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeHidden();
  }
});

test("a visit to another page needs no reload, starts at its top, and moves the focus", async ({
  page,
  visit,
}) => {
  await visit("/");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeInViewport();
  await expect(page).toHaveTitle(/^Privacy Policy/);
  await expect(page.locator("body")).toHaveAttribute("data-same-document");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a link to a part of another page shows that part", async ({ page, visit }) => {
  await visit("/");
  for (const [name, heading] of [
    ["How to talk to your doctor", "Talking to Your Doctor"],
    ["Clinician compliance & CME", "CME Pointers"],
  ] as const) {
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
    await page.goBack();
  }
});

test("Tab goes on from where the visitor clicked", async ({ page, visit }) => {
  await visit("/patients");
  await page.getByRole("heading", { name: "If Problems Arise" }).click();
  await page.keyboard.press("Tab");
  await expect(page.locator("#problems").locator(":focus")).toHaveCount(1);
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 375, height: 720 } });

  test("the menu closes when the crisis dialog opens from it, and the focus comes back", async ({
    page,
    visit,
  }) => {
    await visit("/patients");
    const summary = menuButton(page);
    const menu = page.getByRole("banner").getByRole("navigation");
    await summary.click();
    await menu.getByRole("button", { name: "Need Help Now?" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(menu).toBeHidden();
    await expect(summary, "what opened the dialog is folded away: the focus is on its menu").toBeFocused();
  });

  test("Escape closes the menu", async ({ page, visit }) => {
    await visit("/");
    await menuButton(page).click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("banner").getByRole("navigation")).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test("choosing the page that is open closes the menu as well", async ({ page, visit }) => {
    await visit("/news");
    await menuButton(page).click();
    await page.getByRole("banner").getByRole("link", { name: "News" }).click();
    await expect(page.getByRole("banner").getByRole("navigation")).toBeHidden();
  });
});
