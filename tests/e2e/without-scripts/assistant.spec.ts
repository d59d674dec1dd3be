import { expect, test } from "../site-test.ts";

test("the button 'Ask Questions' is a link to the assistant's page", async ({ page, visit }) => {
  await visit("/policy");
  const link = page.getByRole("link", { name: "Ask Questions" });
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL("/assistant");
  await expect(page.getByRole("heading", { level: 1, name: "HCMS Assistant" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask Questions" })).toHaveCount(0);
});
