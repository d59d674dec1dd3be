import {
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
import { hold } from "../visitor.ts";

test("a mistake is found before anything is sent, and the focus moves to what is wrong", async ({
  page,
  visit,
}) => {
  await visit("/contact");
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await fillIn(page, wrongMessage);
  await send(page);
  await expectMistakes(page);
  await expect(page.getByRole("alert")).toBeFocused();
  expect(posts).toEqual([]);
});

test("'Sending...' while it is on its way, then the thanks without a reload", async ({ page, visit }) => {
  await visit("/contact");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  const messageArrives = await hold(page, "**/contact.data*");
  await fillIn(page, exampleMessage());
  await send(page);
  const sending = page.getByRole("button", { name: "Sending...", exact: true });
  await expect(sending).toBeDisabled();
  await expect(page.getByRole("button", { name: "Send Message" })).toHaveCount(0);
  messageArrives();
  await expectThanks(page);
  await expect(page.locator("body")).toHaveAttribute("data-same-document");

  await page.getByText("Send Another Message").click();
  await expectForm(page, untouched);
  await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
});

test("Enter in a field sends the form", async ({ page, visit }) => {
  await visit("/contact");
  await fillIn(page, exampleMessage());
  await page.getByLabel("Name *").press("Enter");
  await expectThanks(page);
});

test("a message tells for how long its form was open, and one that is sent again tells nothing", async ({
  page,
  visit,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 503/);
  const asked = performance.now();
  await visit("/contact");
  const opened = performance.now();
  const openFor = async () => {
    const posted = page.waitForRequest((request) => request.method() === "POST");
    await send(page);
    return new URLSearchParams((await posted).postData() ?? "").get("openFor");
  };
  await page.route("**/contact.data*", (route) => route.fulfill({ status: 503 }));
  await fillIn(page, exampleMessage());
  const written = performance.now();
  const told = Number(await openFor());
  expect(told).toBeGreaterThanOrEqual(Math.floor(written - opened));
  expect(told).toBeLessThanOrEqual(Math.ceil(performance.now() - asked));
  await expect(page.getByRole("alert").first()).toBeVisible();

  // As a browser brings back what was typed, before scripts take over.
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      for (const field of document.querySelectorAll<HTMLInputElement>("#contact [name]"))
        if (["name", "email", "message"].includes(field.name)) field.value = "visitor@example.org";
    }),
  );
  await visit("/contact");
  expect(await openFor()).toBe("");
});

test("without a connection the form says so, what was typed stays, and trying again works", async ({
  page,
  context,
  visit,
  expectOnConsole,
}) => {
  expectOnConsole(/net::ERR_INTERNET_DISCONNECTED/);
  const message = exampleMessage();
  await visit("/contact");
  await fillIn(page, message);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText("Failed to send message. Please try again.").first()).toBeVisible();
  await expectForm(page, message);

  await context.setOffline(false);
  await send(page);
  await expectThanks(page);
});

test.describe("while the database does not answer", () => {
  test.use({ site: "broken" });

  test("a notice titled Error says so", async ({ page, visit, expectOnConsole }) => {
    expectOnConsole(/status of 503/);
    await visit("/contact");
    await fillIn(page, exampleMessage());
    await send(page);
    const notice = page.getByRole("region", { name: /F8/ }).getByRole("listitem");
    await expect(notice.getByText("Error", { exact: true })).toBeVisible();
    await expect(notice).toContainText("Failed to send message. Please try again.");
  });
});
