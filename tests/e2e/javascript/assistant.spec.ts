import type { Page } from "@playwright/test";
import { ask, askButton, field, log, open, panel, said, sendButton, status } from "../assistant-panel.ts";
import { errorSentence, questions } from "../chat.ts";
import { heldQuestion } from "../model.ts";
import { expect, test } from "../site-test.ts";

const greeting =
  "Hello! I'm here to help answer questions about pain-patient advocacy, your rights, and resources. How can I assist you today?";

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

/** The cursor at the end of what has come in. */
function cursorOf(page: Page) {
  return panel(page)
    .locator(".answer-unfinished > :last-child")
    .evaluate((last) => {
      const { content, animationName } = getComputedStyle(last, "::after");
      return { content, animation: animationName };
    });
}
