import type { Page } from "@playwright/test";
import { expect, test } from "../site-test.ts";

test("every word of the tabs is on the page, and each tab leads to its part", async ({ page, visit }) => {
  for (const { path, panels } of [
    { path: "/policy", panels: ["ohio", "texas", "federal"] },
    { path: "/local", panels: ["providers", "resources"] },
  ]) {
    await visit(path);
    for (const id of panels) await expect(page.locator(`#${id}`)).toBeVisible();
    for (const id of panels) {
      await page.getByRole("main").locator(`a[href$="#${id}"]`).first().click();
      await expect(page).toHaveURL(`${path}?tab=${id}#${id}`);
      await expect(page.locator(`#${id}`).getByRole("heading").first()).toBeInViewport();
      for (const other of panels) await expect(page.locator(`#${other}`)).toBeVisible();
    }
    await expectEveryWord(page);
  }
});

test("/policy#texas leads to Texas", async ({ page, visit }) => {
  await visit("/policy#texas");
  await expect(page.getByRole("heading", { name: "Texas", exact: true })).toBeInViewport();
});

test("every word is visible, or opens with a click on its summary", async ({ page, visit }) => {
  for (const path of ["/patients", "/clinicians", "/partners"]) {
    await visit(path);
    const folded = page.getByRole("main").locator("details");
    const items = folded.filter({ has: page.locator("summary h3") });
    const source = folded
      .filter({ hasNot: page.locator("summary h3, details") })
      .locator("visible=true")
      .first();
    for (const details of [...(await items.all()), source]) {
      await details.locator("summary").first().click();
      await expect(details).toHaveAttribute("open");
      await expectEveryWord(page, details);
    }
    await expectEveryWord(page);
  }
});

test("the checklists print with every word, unfolded", async ({ page, visit }) => {
  await visit("/patients");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Visit Prep Checklist" })).toBeVisible();
  await expect(page.locator("#prep").getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(page.getByText("Need Help Now?").locator("visible=true")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("'Last verified' is a date as Ohio writes it", async ({ page, visit }) => {
  await visit("/local");
  await expect(page.getByText(/^Last verified: \d{1,2}\/\d{1,2}\/\d{4}$/).first()).toBeVisible();
});

/** Nothing with words in it is hidden, but for what lies folded under a summary. */
async function expectEveryWord(page: Page, inside = page.getByRole("main")) {
  const hidden = await inside.evaluate((element) => {
    const isFolded = (node: Element | null | undefined): boolean => {
      const details = node?.closest("details");
      if (!node || !details) return false;
      const isSummary = node.closest("summary")?.parentElement === details;
      return (!details.open && !isSummary) || isFolded(details.parentElement);
    };
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!textContent?.trim() || isFolded(parentElement)) continue;
      if (parentElement?.closest("script, style, title")) continue;
      if (!parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        found.push(textContent);
      }
    }
    return found;
  });
  expect(hidden).toEqual([]);
}
