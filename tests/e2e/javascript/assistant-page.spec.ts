import { askButton } from "../assistant-panel.ts";
import { questions } from "../chat.ts";
import { expect, test } from "../site-test.ts";
import { hold } from "../visitor.ts";

test("where its code does not come, the button leads to the assistant's page", async ({
  page,
  visit,
  expectOnConsole,
}) => {
  expectOnConsole(/net::ERR_FAILED/);
  await page.route(/\/panel-[\w-]+\.js$/, (route) => route.abort());
  await visit("/patients");
  await askButton(page).click();
  await expect(page).toHaveURL("/assistant");
  await expect(page.getByRole("heading", { level: 1, name: "HCMS Assistant" })).toBeVisible();
});

test("the page /assistant says that it thinks, sends once, and moves the focus to the answer", async ({
  page,
  visit,
}) => {
  await visit("/assistant");
  const main = page.getByRole("main");
  await expect(askButton(page)).toHaveCount(0);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(request.url());
  });
  const answerArrives = await hold(page, "**/assistant.data*");
  await main.getByLabel("Your question").fill(questions.covered);
  await main.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(main.getByRole("button", { name: "Thinking..." })).toBeDisabled();
  answerArrives();
  await expect(main.getByRole("heading", { name: "The answer" })).toBeFocused();
  expect(asked).toHaveLength(1);
  expect(page.url()).not.toContain("rights");
});
