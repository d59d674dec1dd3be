import { headerLinks } from "../pages.ts";
import { expect, test } from "../site-test.ts";
import { menuButton } from "../visitor.ts";

test.use({ viewport: { width: 375, height: 720 } });

test("on a small screen the menu opens to every link, and each can be reached", async ({ page, visit }) => {
  await visit("/privacy");
  const links = page.getByRole("banner").first().getByRole("navigation").getByRole("link");
  await expect(links).toHaveCount(0);
  for (const [name, path] of headerLinks) {
    await menuButton(page).click();
    await links.filter({ hasText: name }).first().click();
    await expect(page).toHaveURL(path);
    await expect(links, "the menu is closed on the new page").toHaveCount(0);
  }
});

test("the menu highlights the current page", async ({ page, visit }) => {
  await visit("/news");
  await menuButton(page).click();
  const current = page.getByRole("banner").first().locator("[aria-current=page]:visible");
  await expect(current).toHaveText(["News"]);
});
