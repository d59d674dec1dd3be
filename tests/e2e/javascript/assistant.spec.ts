import type { Page } from "@playwright/test";
import { errorSentence, questions } from "../chat.ts";
import { heldQuestion } from "../model.ts";
import { expect, test } from "../site-test.ts";
import { hold } from "../visitor.ts";

const greeting =
  "Hello! I'm here to help answer questions about pain-patient advocacy, your rights, and resources. How can I assist you today?";

const panel = (page: Page) => page.getByRole("dialog", { name: "HCMS Assistant" });
const askButton = (page: Page) => page.getByRole("button", { name: "Ask Questions" });
const field = (page: Page) => panel(page).getByRole("textbox", { name: "Your question" });
const sendButton = (page: Page) => panel(page).getByRole("button", { name: "Send" });
const log = (page: Page) => panel(page).getByRole("log");
const said = (page: Page) => log(page).getByRole("heading");
const status = (page: Page) => panel(page).getByRole("status");

async function open(page: Page) {
  await askButton(page).click();
  await expect(field(page)).toBeFocused();
}

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await sendButton(page).click();
}

test("with the keyboard alone: open, ask, read, close; and it is all there again, until it is cleared", async ({
  page,
  context,
  visit,
}) => {
  const chunks: string[] = [];
  page.on("request", (request) => {
    if (/\/panel-[\w-]+\.js$/.test(request.url())) chunks.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit("/patients");
  expect(chunks, "its code comes when it is needed").toEqual([]);
  const button = askButton(page);
  await expect(button).toHaveText("Ask Questions");
  await button.focus();
  await page.keyboard.press("Enter");

  await expect(field(page)).toBeFocused();
  expect(chunks).toHaveLength(1);
  expect(await panel(page).boundingBox()).toMatchObject({ width: 400, height: 600 });
  await expect(panel(page).getByRole("heading", { name: "HCMS Assistant", exact: true })).toBeVisible();
  await expect(panel(page).getByText("Pain-patient advocacy help", { exact: true })).toBeVisible();
  await expect(log(page)).toContainText(greeting);
  await expect(field(page)).toHaveAttribute(
    "placeholder",
    "Ask about patient rights, policies, resources...",
  );
  await expect(panel(page).getByText(/not medical or legal advice.*emergency, call 911/)).toBeVisible();

  await expect(sendButton(page)).toBeDisabled();
  await page.keyboard.type("   ");
  await expect(sendButton(page)).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveCount(1);

  await page.keyboard.type(questions.covered);
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText(["HCMS Assistant said:", "You said:", "HCMS Assistant said:"]);
  await expect(log(page)).toContainText("From our pages:");
  await expect(
    log(page)
      .getByRole("link", { name: /rights/i })
      .first(),
  ).toHaveAttribute("href", /^\/patients#/);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(panel(page).locator(":focus"), "the answer is reached by keyboard").toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await open(page);
  await expect(log(page)).toContainText(questions.covered);
  await panel(page).getByRole("button", { name: "Clear conversation" }).click();
  await expect(said(page)).toHaveCount(1);
  await expect(log(page)).toContainText(greeting);
  await expect(field(page)).toBeFocused();
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(button).toBeFocused();

  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test.describe("with a language model", () => {
  test.use({ site: "model" });

  test("thinking, responding with a cursor, a page change in between, and an answer that stays", async ({
    page,
    visit,
  }) => {
    const { question, ...model } = heldQuestion();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit("/");
    await open(page);
    await ask(page, `  ${question} `);
    await expect(status(page)).toHaveText("Thinking...");
    await expect(field(page)).toBeDisabled();
    await expect(sendButton(page)).toBeDisabled();
    const { messages } = await model.arrives();
    expect(messages.slice(1, -1)).toEqual([{ role: "assistant", content: greeting }]);

    await model.say("You have rights. <b>Read</b> ");
    await expect(status(page)).toHaveText("Responding...");
    await expect(
      panel(page).getByText("You have rights. <b>Read</b>".replaceAll(/<\/?b>/g, "")),
    ).toBeVisible();
    await expect(log(page), "it is announced when it is complete").not.toContainText("You have rights");
    expect(await cursorOf(page)).toEqual({ content: '""', animation: "none" });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect((await cursorOf(page)).animation).toMatch(/blink/);

    await page.getByRole("banner").getByRole("link", { name: "Policy" }).click();
    await expect(page).toHaveURL("/policy");
    await expect(status(page)).toHaveText("Responding...");
    await model.say("[your rights](/patients#rights). [Elsewhere](https://elsewhere.example).");
    await model.end();
    await expect(status(page)).toHaveText("");
    await expect(log(page)).toContainText("You have rights. Read your rights. Elsewhere.");
    await expect(log(page).getByRole("link")).toHaveText(["your rights", /./]);
    await expect(panel(page).locator(".answer-unfinished")).toHaveCount(0);
    await expect(field(page)).toBeEnabled();

    const next = heldQuestion("And how do I get my records?");
    await ask(page, next.question);
    expect((await next.arrives()).messages.slice(1, -1)).toEqual([
      { role: "assistant", content: greeting },
      { role: "user", content: question },
      {
        role: "assistant",
        content: "You have rights. Read [your rights](/patients#rights). Elsewhere.",
      },
    ]);
    expect(page.url()).not.toContain("rights");
    await page.reload();
    await next.left();
    await open(page);
    await expect(said(page), "a conversation is gone with the page").toHaveCount(1);
  });

  test("an answer that fails says so and gives the question back; one that is stopped says nothing", async ({
    page,
    visit,
    expectOnConsole,
  }) => {
    expectOnConsole(/status of (?:500|429)/);
    await visit("/");
    await open(page);
    const first = heldQuestion();
    await ask(page, first.question);
    await first.arrives();
    await first.say("You have half of an ");
    await expect(status(page)).toHaveText("Responding...");
    await first.cut();
    await expect(log(page)).toContainText(errorSentence);
    await expect(panel(page).getByText("You have half of an")).toHaveCount(0);
    await expect(status(page)).toHaveText("");
    await expect(field(page)).toHaveValue(first.question);
    await expect(field(page)).toBeEnabled();

    const stopped = heldQuestion();
    await ask(page, stopped.question);
    await stopped.arrives();
    await panel(page).getByRole("button", { name: "Stop" }).click();
    const hungUp = stopped.left();
    await expect(status(page)).toHaveText("");
    await hungUp;
    await expect(log(page).getByText(errorSentence)).toHaveCount(1);

    const cleared = heldQuestion();
    await ask(page, cleared.question);
    await cleared.arrives();
    await cleared.say("You have half of ");
    await panel(page).getByRole("button", { name: "Clear conversation" }).click();
    await cleared.left();
    await expect(said(page)).toHaveCount(1);
    await expect(panel(page).getByText("You have half of")).toHaveCount(0);

    for (const [code, headers, words] of [
      [500, {}, errorSentence],
      [429, { "Retry-After": "30" }, "Please try again in about a minute."],
    ] as const) {
      await page.route("**/api/chat", (route) => route.fulfill({ status: code, headers, body: "" }), {
        times: 1,
      });
      await ask(page, questions.covered);
      await expect(log(page)).toContainText(words);
      await expect(field(page)).toHaveValue(questions.covered);
    }
  });
});

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

/** The cursor at the end of what has come in. */
function cursorOf(page: Page) {
  return panel(page)
    .locator(".answer-unfinished > :last-child")
    .evaluate((last) => {
      const { content, animationName } = getComputedStyle(last, "::after");
      return { content, animation: animationName };
    });
}
