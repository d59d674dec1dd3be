import type { Page } from "@playwright/test";
import { exampleMessage, expectThanks, fillIn, send } from "../contact-form.ts";
import { expect, scriptsTakeOver, test } from "../site-test.ts";

// Parts of a clock can outlive it in a context that is used again, and throw there.
test.use({ reuseContext: false });

const words = "Thank you for contacting us. We'll respond within 1-2 business days.";

test("a notice tells of success, and goes after 5 seconds", async ({ page, visit }) => {
  await sendMessage(page, visit);
  await expect(noticeOf(page)).toContainText("Message sent!");
  await expect(noticeOf(page)).toContainText(words);
  await page.clock.runFor(3_000);
  await expect(noticeOf(page)).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(noticeOf(page)).toHaveCount(0);
});

test("F8 moves the focus to the notices, and Escape dismisses one", async ({ page, visit }) => {
  await sendMessage(page, visit);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /F8/ }).locator("ol")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(noticeOf(page)).toHaveCount(0);
});

test("a swipe to the right over 50 px dismisses a notice, a shorter one does not", async ({
  page,
  visit,
}) => {
  await sendMessage(page, visit);
  await swipe(page, 45);
  await expect(noticeOf(page)).toHaveCount(1);
  await swipe(page, -80);
  await expect(noticeOf(page)).toHaveCount(1);
  await swipe(page, 60);
  await expect(noticeOf(page)).toHaveCount(0);
});

test.describe("while the database does not answer", () => {
  test.use({ site: "broken" });

  test("one notice at a time, at most 420 px wide", async ({ page, visit, expectOnConsole }) => {
    expectOnConsole(/status of 503/);
    await page.clock.install();
    await visit("/contact");
    await fillIn(page, exampleMessage());
    for (let attempt = 0; attempt < 3; attempt++) {
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await send(page);
      await answer;
      await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
      await expect(noticeOf(page)).toHaveText(/Failed to send message. Please try again./);
      await expect(noticeOf(page)).toHaveCount(1);
    }
    const region = await page.getByRole("region", { name: /F8/ }).locator("ol").boundingBox();
    expect(region?.width).toBeLessThanOrEqual(420);
  });
});

test("a thank-you screen that is opened again announces nothing", async ({ page, visit }) => {
  await visit("/contact");
  await fillIn(page, exampleMessage());
  await send(page);
  await expect(noticeOf(page)).toHaveCount(1);
  await page.reload();
  await scriptsTakeOver(page);
  await expectThanks(page);
  await page.getByRole("banner").getByRole("link", { name: "News" }).click();
  await expect(page).toHaveURL("/news");
  await page.goBack();
  await expectThanks(page);
  await page.getByRole("banner").getByRole("link", { name: "Policy" }).click();
  await expect(page.getByRole("tab", { name: "Ohio" })).toBeVisible();
  await expect(noticeOf(page)).toHaveCount(0);
});

function noticeOf(page: Page) {
  return page.getByRole("region", { name: /F8/ }).getByRole("listitem");
}

/** Leaves time standing still: the notice stays until the test lets time go on. */
async function sendMessage(page: Page, visit: (path: string) => Promise<unknown>) {
  await page.clock.install();
  await visit("/contact");
  await fillIn(page, exampleMessage());
  await send(page);
  await expect(noticeOf(page)).toHaveCount(1);
  await page.clock.pauseAt(Date.now() + 500);
}

async function swipe(page: Page, pixels: number) {
  const box = await noticeOf(page).boundingBox();
  if (!box) throw new Error("There is no notice to swipe.");
  const [x, y] = [box.x + 100, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 8 });
  await page.mouse.up();
  await page.clock.runFor(500);
}
