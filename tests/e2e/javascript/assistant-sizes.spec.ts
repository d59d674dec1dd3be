import { ask, askButton, field, log, open, panel, said, status } from "../assistant-panel.ts";
import { questions } from "../chat.ts";
import { expect, test } from "../site-test.ts";
import { hold } from "../visitor.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test("it fills the screen, keeps the focus, and a link in it leads to its place on the page", async ({
    page,
    visit,
  }) => {
    await visit("/news");
    const button = askButton(page);
    await expect(button.getByText("Questions")).toHaveCSS("position", "absolute");
    await button.tap();
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 568 });
    expect(await panel(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);

    await ask(page, questions.crisis);
    for (const href of ["tel:988", "sms:988", "tel:911"]) {
      const link = log(page).locator(`a[href="${href}"]`).first();
      await expect(link).toBeInViewport({ ratio: 1 });
      expect.soft((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const width = await panel(page).evaluate(({ scrollWidth }) => scrollWidth);
    expect(width, "nothing scrolls sideways").toBeLessThanOrEqual(320);

    await ask(page, questions.covered);
    const link = log(page).locator('a[href="/patients#rights"]').first();
    await link.tap();
    await expect(page).toHaveURL("/patients#rights");
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Your Rights", exact: true })).toBeInViewport();
    await button.tap();
    await expect(log(page), "it is still there").toContainText(questions.covered);

    await page.goBack();
    await expect(page).toHaveURL("/news");
    await expect(panel(page), "it does not cover the page that somebody went back to").toHaveCount(0);
  });
});

test("beside it the page stays usable: help in a crisis, and a window that gets small", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit("/news");
  await open(page);
  const answerArrives = await hold(page, "**/api/chat");
  await field(page).fill(questions.covered);
  await field(page).press("Enter");
  await field(page)
    .press("Enter", { timeout: 1_000 })
    .catch(() => {});
  await expect(status(page)).toHaveText("Thinking...");

  await page.getByRole("banner").getByRole("button", { name: "Need Help Now?" }).click();
  const help = page.getByRole("dialog", { name: "Crisis Support Resources" });
  await help.getByRole("link", { name: "Call 988" }).click({ trial: true });
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(panel(page), "Escape closed what was on top alone").toBeVisible();

  answerArrives();
  await expect(log(page)).toContainText("From our pages:");
  await expect(said(page), "one question, one answer").toHaveCount(3);

  await field(page).fill("A draft");
  await page.setViewportSize({ width: 375, height: 667 });
  expect(await panel(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("A draft");
  await page.keyboard.press("Escape");
  await expect(askButton(page)).toBeFocused();
  await askButton(page).click();
  await expect(field(page), "what is typed is not lost").toHaveValue("A draft");
});
