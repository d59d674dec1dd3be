import type { Locator } from "@playwright/test";
import { expect, test } from "../site-test.ts";

// Parts of a clock can outlive it in a context that is used again, and throw there.
test.use({ reuseContext: false });

test("the print button says after 700 ms what it does, and at once when the pointer comes back", async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit("/patients");
  const button = page.getByRole("button", { name: /Print/ });
  const tooltip = page.getByRole("tooltip");
  await showWithTooltip(button);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toContainText(/print/i);

  await page.mouse.move(0, 0, { steps: 5 });
  await page.clock.runFor(50);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(200);
  await button.hover();
  await page.clock.runFor(50);
  await expect(tooltip, "within the skip delay of 300 ms").toHaveCount(1);
});

test("the keyboard shows the tooltip, Escape hides it, and the button prints", async ({ page, visit }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await visit("/patients");
  const button = page.getByRole("button", { name: /Print/ });
  await showWithTooltip(button);
  await button.evaluate((element) => {
    const controls = document.querySelectorAll<Element>("main :is(a[href], summary, button)");
    const shown = [...controls].filter((control) => control.checkVisibility());
    (shown[shown.indexOf(element) + 1] as HTMLElement).focus({ preventScroll: true });
  });
  // Scrolling hides a tooltip: let its events pass before the focus comes.
  await page.evaluate(
    () => new Promise((passed) => requestAnimationFrame(() => requestAnimationFrame(passed))),
  );
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.locator("body")).toHaveAttribute("data-printed");
});

/** Scrolls to the control, by which its tooltip is loaded, and waits until it is around it. */
async function showWithTooltip(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  await expect(control).toHaveAttribute("data-state", "closed");
}
