import { expect, test } from "../site-test.ts";
import { hold } from "../visitor.ts";

test("a search needs no reload, says that it waits, and moves the focus to how much was found", async ({
  page,
  visit,
}) => {
  await visit("/partners");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  const dataArrives = await hold(page, "**/search.data*");
  const header = page.getByRole("banner").getByRole("searchbox");
  await header.fill("opioid");
  await header.press("Enter");
  await expect(page.getByText("Searching...", { exact: true })).toBeVisible();
  dataArrives();
  await expect(page.getByText(/^\d+ results for “opioid”$/)).toBeFocused();
  await expect(page.getByText("Searching...", { exact: true })).toBeHidden();
  await expect(header).toHaveValue("");

  await page.getByRole("main").getByRole("searchbox").fill("pharmacy");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^\d+ results? for “pharmacy”$/)).toBeFocused();
  await page.getByRole("main").getByRole("searchbox").fill("I want to kill myself");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("heading").first(), "help comes first").toBeFocused();
  await expect(page.getByRole("main").getByRole("link", { name: "Call 988" })).toBeInViewport();
  await expect(page.locator("body")).toHaveAttribute("data-same-document");
});
