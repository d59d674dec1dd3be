import {
  boxes,
  exampleMessage,
  expectForm,
  expectMistakes,
  expectThanks,
  fillIn,
  send,
  untouched,
  wrongMessage,
} from "../contact-form.ts";
import { expect, test } from "../site-test.ts";

test("the form has the fields of the specification; a message is sent, and another one can follow", async ({
  page,
  visit,
}) => {
  await visit("/contact");
  await expectForm(page, untouched);
  await expect(page.getByLabel("I am a... *").locator("option")).toHaveText([
    "Patient",
    "Clinician",
    "Caregiver",
    "Media",
    "Other",
  ]);
  await expect(page.getByRole("checkbox")).toHaveCount(boxes.length);
  await expect(page.locator("form#contact").getByRole("textbox"), "no field for programs").toHaveCount(4);
  await expect(page.getByLabel("Leave this field empty")).toBeHidden();
  const textarea = await page.getByLabel("Message *").boundingBox();
  expect(textarea?.height).toBeGreaterThanOrEqual(150);

  for (const message of [exampleMessage(), { ...exampleMessage(), phone: "", ticked: [] }]) {
    await fillIn(page, message);
    await send(page);
    await expectThanks(page);
    await expect(page).toHaveURL(/\/contact\?/);
    await expect(page.getByText(/within 1-2 business days/).first()).toBeVisible();
    await page.getByText("Send Another Message").click();
    await expect(page.getByRole("heading", { name: "Get in Touch" })).toBeVisible();
    await expectForm(page, untouched);
  }
});

test("a mistake is told beside its field, and everything typed stays", async ({
  page,
  visit,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 400/);
  await visit("/contact");
  await fillIn(page, wrongMessage);
  await send(page);
  await expectMistakes(page);
  await expectForm(page, wrongMessage);
  await page.getByRole("alert").getByRole("link", { name: /email/ }).click();
  await page.keyboard.type("2");
  await expect(page.getByLabel("Email *"), "the link leads to the field").toHaveValue(/2/);
});

test("a mistake that is put right is sent", async ({ page, visit, expectOnConsole }) => {
  expectOnConsole(/status of 400/);
  await visit("/contact");
  await send(page);
  await expectMistakes(page);
  await fillIn(page, exampleMessage());
  await send(page);
  await expectThanks(page);
});

test("a message that is too long is refused with a reason, and stays", async ({
  page,
  visit,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 400/);
  const long = { ...exampleMessage(), message: "word ".repeat(1_001).trim() };
  await visit("/contact");
  await fillIn(page, long);
  await send(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([/at most 5,000 characters/]);
  await expectForm(page, long);
});

test("after five messages the form says when to try again, shows the crisis line, and keeps what was typed", async ({
  page,
  request,
  visit,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 429/);
  for (let time = 0; time < 5; time++) {
    const { name, email, message } = exampleMessage();
    expect((await request.post("/api/contacts", { data: { name, email, message } })).status()).toBe(201);
  }
  const message = exampleMessage();
  await visit("/contact");
  await fillIn(page, message);
  await send(page);
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary).toContainText("Please try again in about 10 minutes.");
  await expect(summary).toContainText("call or text 988");
  await expectForm(page, message);
  await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
});

test.describe("while the database does not answer", () => {
  test.use({ site: "broken" });

  test("the form says so, and keeps what was typed", async ({ page, visit, expectOnConsole }) => {
    expectOnConsole(/status of 503/);
    const message = exampleMessage();
    await visit("/contact");
    await fillIn(page, message);
    await send(page);
    await expect(page.getByText("Failed to send message. Please try again.").first()).toBeVisible();
    await expectForm(page, message);
  });
});
