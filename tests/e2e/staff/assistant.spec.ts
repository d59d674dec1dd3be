import type { Page } from "@playwright/test";
import { answerIn, chat, questions } from "../chat.ts";
import { expect, test } from "../site-test.ts";
import { openSignedIn } from "../staff.ts";

/** How many answers of each kind in all, in the order of the terms. */
async function counts(page: Page): Promise<number[]> {
  const definitions = await page.getByRole("definition").allInnerTexts();
  return definitions.filter((words) => /^[\d,]+$/.test(words)).map((words) => Number(words.replace(",", "")));
}

test.use({ site: "staff" });

test("the dashboard counts how the assistant answered, by day and kind, and not what was asked", async ({
  page,
  request,
  expectOnConsole,
}) => {
  expectOnConsole(/^request to another site: http:\/\/127\.0\.0\.1:/);
  await openSignedIn(page);
  const link = page.getByRole("main").getByRole("link", { name: "Assistant" });
  await link.click();
  await expect(page).toHaveURL("/admin/assistant");
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 2, name: "Assistant" })).toBeVisible();
  await expect(page.getByRole("term")).toHaveText([
    "Answered",
    "From passages",
    "Not covered",
    "Crisis",
    "Refused",
    "Failed",
  ]);

  const before = await counts(page);
  for (const message of [
    questions.covered,
    questions.notCovered,
    questions.crisis,
    questions.dose,
    questions.crisis,
  ]) {
    answerIn(await (await request.post(chat, { data: { message } })).text());
  }
  await expect(async () => {
    await page.reload();
    const after = await counts(page);
    for (const kind of [1, 2, 3, 4]) expect(after[kind]).toBeGreaterThan(before[kind] ?? 0);
    expect(after[3], "two crises").toBeGreaterThanOrEqual((before[3] ?? 0) + 2);
    expect(after[0], "without a model none is its answer").toBe(0);
    expect(after[5]).toBe(0);
  }).toPass({ timeout: 5_000 });
  const main = page.getByRole("main");
  await expect(main).not.toContainText(questions.notCovered);
  await expect(main.getByText("no question and no answer is stored")).toBeVisible();
});
