import { crisisLinks, missingPage } from "../pages.ts";
import { expect, test } from "../site-test.ts";
import { menuButton, needHelpNow } from "../visitor.ts";

test("help in a crisis is one tap away on every page", async ({ page, visit, expectOnConsole }) => {
  test.setTimeout(120_000);
  expectOnConsole(new RegExp(`status of 404 .*${missingPage}`));
  for (const path of ["/", "/contact", missingPage]) {
    for (const width of [375, 1280]) {
      await test.step(`${path}, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 720 });
        await visit(path);
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeHidden();

        await needHelpNow(page).click();
        await expect(dialog).toHaveAccessibleName("Crisis Support Resources");
        await expect(dialog.getByRole("heading", { name: "Crisis Support Resources" })).toBeInViewport();
        await expect.soft(dialog).toContainText("24/7");
        for (const [name, href] of crisisLinks) {
          const link = dialog.getByRole("link", { name });
          await expect.soft(link).toBeVisible();
          await expect.soft(link).toHaveAttribute("href", href);
        }
        for (const label of ["Veterans Crisis Line", "Spanish language", "Crisis Text Line"]) {
          await expect.soft(dialog.getByText(label)).toBeVisible();
        }
        await expect.soft(dialog).toContainText(/call 911 or go to the nearest emergency room/i);

        const chat = dialog.getByRole("link", { name: /^Online Chat/ });
        await expect.soft(chat).toHaveAttribute("target", "_blank");
        await expect.soft(chat).toHaveAttribute("rel", /noopener/);

        await dialog.getByText("Close").click();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
    }
  }
});

test("the menu of a small screen leads to help as well", async ({ page, visit }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await visit("/policy");
  await menuButton(page).click();
  const menu = page.getByRole("banner").first().getByRole("navigation");
  await menu.getByText("Need Help Now?").click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Call 988" })).toBeInViewport();
});

test("an address that names the crisis dialog opens it, and it closes", async ({ page, visit }) => {
  await visit("/#crisis-dialog");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Call 988" })).toBeInViewport();
  await dialog.getByText("Close").click();
  await expect(dialog).toBeHidden();
});
