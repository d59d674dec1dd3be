import { expect, scriptsTakeOver, test } from "../site-test.ts";
import { hold, needHelpNow } from "../visitor.ts";

test("the focus moves into the dialog, stays there, and comes back", async ({ page, visit }) => {
  await visit("/");
  const opener = page.getByRole("banner").getByRole("button", { name: "Need Help Now?" });
  const dialog = page.getByRole("dialog");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.locator(":focus")).toHaveCount(1);

  const controls = await dialog.getByRole("link").or(dialog.getByRole("button")).count();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let press = 0; press < controls + 2; press++) {
      await page.keyboard.press(key);
      const outside = page.locator("main :focus, header :focus, footer :focus");
      await expect(outside.and(page.locator(":not(dialog *)"))).toHaveCount(0);
    }
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the dialog closes by its button and by a click beside it", async ({ page, visit }) => {
  await visit("/");
  const opener = page.getByRole("banner").getByRole("button", { name: "Need Help Now?" });
  const dialog = page.getByRole("dialog");
  await opener.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
});

test("asked for before the scripts arrive, the dialog stays open, and closes", async ({ page, context }) => {
  const scriptsArrive = await hold(context, "**/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await needHelpNow(page).click();
  const call = page.getByRole("dialog").getByRole("link", { name: "Call 988" });
  await expect(call).toBeVisible();
  scriptsArrive();
  await scriptsTakeOver(page);
  await expect(call).toBeVisible();
  await page.getByRole("dialog").getByText("Close").click();
  await expect(call).toBeHidden();
});
