import type { Page } from "@playwright/test";
import { questions } from "../chat.ts";
import { expect, test } from "../site-test.ts";

const main = (page: Page) => page.getByRole("main");
const answer = (page: Page) => page.locator("#answer");

async function ask(page: Page, question: string) {
  await main(page).getByLabel("Your question").fill(question);
  await main(page).getByRole("button", { name: "Ask", exact: true }).click();
}

test("the assistant's page answers with links, takes a question that goes on, and knows a crisis", async ({
  page,
  visit,
}) => {
  await visit("/assistant");
  await expect(main(page).getByText(/not medical or legal advice/)).toBeVisible();
  await expect(
    main(page)
      .getByText(/In an emergency, call 911/)
      .first(),
  ).toBeVisible();
  await ask(page, "How long does a doctor keep my records in Ohio?");
  await expect(answer(page)).toContainText("From our pages:");
  await expect(answer(page).locator('a[href="/policy#ohio-records"]').first()).toBeInViewport();
  await expect(main(page).getByLabel("Your question")).toHaveValue("");

  await ask(page, "And in Texas?");
  await expect(answer(page).locator('a[href="/policy#texas-records"]').first()).toBeVisible();
  const earlier = main(page).getByText("Earlier in this conversation");
  await earlier.click();
  await expect(main(page).getByText("How long does a doctor keep my records in Ohio?")).toBeVisible();

  await ask(page, questions.crisis);
  for (const href of ["tel:988", "sms:988", "tel:911"]) {
    await expect(answer(page).locator(`a[href="${href}"]`).first()).toBeVisible();
  }
  await expect(answer(page).locator('a[href="tel:988"]').first()).toBeInViewport();

  await main(page).getByRole("button", { name: "How should I get ready for a visit?" }).click();
  await expect(answer(page).getByText("How should I get ready for a visit?")).toBeVisible();
  await answer(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/patients#/);
});

test("a question that is missing or too long is said so, and stays", async ({
  page,
  visit,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 400/);
  await page.setViewportSize({ width: 375, height: 667 });
  await visit("/assistant");
  await ask(page, "  ");
  await expect(page.getByRole("alert")).toContainText("Please type a question");
  await expect(page.getByRole("alert"), "the mistake is what one sees").toBeInViewport({ ratio: 1 });
  const long = `What are my rights? ${"Please tell me. ".repeat(130)}`.trim();
  await ask(page, long);
  await expect(page.getByRole("alert")).toContainText("at most 2,000 characters");
  await expect(main(page).getByLabel("Your question")).toHaveValue(long);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole("heading", { name: "The answer" })).toHaveCount(0);
});
