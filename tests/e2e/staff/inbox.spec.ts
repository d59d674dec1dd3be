import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../site-test.ts";
import { openSignedIn } from "../staff.ts";

test.use({ site: "staff" });

test.beforeEach(({ expectOnConsole }) => {
  // The provider stands for one that is another site.
  expectOnConsole(/^request to another site: http:\/\/127\.0\.0\.1:/);
});

/** Sends a message that a search for `mark` finds, and no other. */
async function arrive(request: APIRequestContext, fields: Record<string, unknown> = {}) {
  const mark = crypto.randomUUID().slice(0, 13);
  const message = {
    name: `Example Writer ${mark}`,
    email: `writer.${mark}@example.org`,
    role: "caregiver",
    message: 'First line, with "quotes".\nSecond line.',
    ...fields,
  };
  const response = await request.post("/api/contacts", { data: message });
  expect(response.status()).toBe(201);
  return { mark, ...message, id: (await response.json()).id as string };
}

const cards = (page: Page) => page.getByRole("list", { name: "Messages" }).getByRole("listitem");
const statusLink = (page: Page, status: string) =>
  page.getByRole("navigation", { name: "Status" }).getByRole("link", { name: status });

async function search(page: Page, words: string) {
  await page.getByLabel("Search names, e-mails and messages").fill(words);
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByText(/ messages match\./)).toBeVisible();
}

test("a message is found, answered, and found among the answered ones", async ({ page, request }) => {
  const { mark, name, email } = await arrive(request, { volunteer: true });
  await openSignedIn(page);
  await search(page, mark);
  await expect(cards(page)).toHaveCount(1);
  await expect(statusLink(page, "New")).toHaveText("New 1");

  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Reply by e-mail" })).toHaveAttribute(
    "href",
    `mailto:${email}?subject=Your%20message%20to%20the%20Huron%20County%20Medical%20Society`,
  );
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText('The status of this message is now "In progress".')).toBeVisible();
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByText('The status of this message is now "Answered".')).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as answered" })).toHaveCount(0);

  await page.getByRole("link", { name: "Back to the contacts" }).click();
  await expect(page.getByLabel("Search names, e-mails and messages"), "the same list").toHaveValue(mark);
  await expect(statusLink(page, "New")).toHaveText("New 0");
  await statusLink(page, "Answered").click();
  await expect(statusLink(page, "Answered")).toHaveAttribute("aria-current", "true");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Answered");
  await expect(cards(page)).toContainText("Volunteer");
  await statusLink(page, "New").click();
  await expect(page.getByText(/No message matches/)).toBeVisible();
});

test("what a program filled in gets the same thanks and waits in Spam, which says why; what a person sent is New", async ({
  page,
  request,
}) => {
  const mark = crypto.randomUUID().slice(0, 13);
  const send = async (name: string, filled: Record<string, string>) => {
    const form = {
      name: `${name} ${mark}`,
      email: `${mark}@example.org`,
      message: "Example words.",
      ...filled,
    };
    const response = await request.post("/contact", { form, maxRedirects: 0 });
    const { date, "x-request-id": _, ...headers } = response.headers();
    return { status: response.status(), headers, body: await response.text() };
  };
  const thanks = await send("Person", {});
  expect(thanks.status).toBe(303);
  expect(await send("Patient person", { subject: "", openFor: "36000000" })).toEqual(thanks);
  expect(await send("Program", { subject: "An offer" })).toEqual(thanks);

  await openSignedIn(page, `/admin?q=${mark}`);
  await expect(statusLink(page, "New")).toHaveText("New 2");
  await statusLink(page, "Spam").click();
  await page.getByRole("link", { name: `Program ${mark}` }).click();
  await expect(page.getByText("a field that people do not see was filled in")).toBeVisible();
  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(page.getByText('is now "New"')).toBeVisible();
  await expect(page.getByText("a field that people do not see was filled in")).toHaveCount(0);
});

test("role and wishes narrow the list, and clearing widens it", async ({ page, request }) => {
  const { mark } = await arrive(request, { role: "media", mediaInquiry: true });
  await openSignedIn(page, `/admin?q=${mark}`);
  await page.getByLabel("Role").selectOption("Media");
  await page.getByRole("checkbox", { name: "Media" }).check();
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/role=media/);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Volunteer" }).check();
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByText(/No message matches/)).toBeVisible();
  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect(page.getByRole("checkbox", { name: "Volunteer" })).not.toBeChecked();
  await expect(page.getByLabel("Search names, e-mails and messages")).toHaveValue("");
  expect(await cards(page).count()).toBeGreaterThan(1);
});

test("a verb that no longer fits changes nothing, and says so", async ({ page, request, context }) => {
  const { id } = await arrive(request);
  await openSignedIn(page, `/admin/contacts/${id}`);
  const other = await context.newPage();
  await other.goto(`/admin/contacts/${id}`);
  await other.getByRole("button", { name: "Archive" }).click();
  await expect(other.getByText('is now "Archived"')).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(
    page.getByText(/Nothing was changed: somebody else has set this message to "Archived"/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(page.getByText('is now "New"')).toBeVisible();
});

test("a note is kept, and a newer one of somebody else is shown and not overwritten", async ({
  page,
  request,
  context,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 409/);
  const { id } = await arrive(request);
  await openSignedIn(page, `/admin/contacts/${id}`);
  const other = await context.newPage();
  await other.goto(`/admin/contacts/${id}`);
  await other.getByLabel("Note", { exact: true }).fill("Called back.\nNobody was there.");
  await other.getByRole("button", { name: "Save note" }).click();
  await expect(other.getByText("The note is saved.")).toBeVisible();
  await expect(other.getByText(/Last written by admin@example.org/)).toBeVisible();
  await expect(other.getByLabel("Note", { exact: true })).toHaveValue("Called back.\nNobody was there.");

  await page.getByLabel("Note", { exact: true }).fill("My own words.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("alert")).toContainText("admin@example.org has changed this note meanwhile");
  await expect(page.getByRole("blockquote")).toHaveText(/Called back\.\s+Nobody was there\./);
  await expect(page.getByLabel("Your note")).toHaveValue("My own words.");
  await page.getByLabel("Your note").fill("Both our words.");
  await page.getByRole("button", { name: "Save mine instead" }).click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await other.reload();
  await expect(other.getByLabel("Note", { exact: true })).toHaveValue("Both our words.");
});

test("a note that is too long is refused with a reason, and stays", async ({
  page,
  request,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 400/);
  const { id } = await arrive(request);
  await openSignedIn(page, `/admin/contacts/${id}`);
  const long = "word ".repeat(1_001).trim();
  await page.getByLabel("Note", { exact: true }).fill(long);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText("Note must be at most 5,000 characters");
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue(long);
});

test("a message is deleted once that is confirmed, and what goes is said before", async ({
  page,
  request,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 404/);
  const { id, mark, name, email } = await arrive(request);
  await openSignedIn(page, `/admin/contacts/${id}?q=${mark}`);
  await page.getByRole("link", { name: "Delete this message" }).click();
  await expect(page.getByRole("heading", { name: "Delete this message?" })).toBeVisible();
  await expect(page.getByText(`It is from ${name} (${email})`)).toBeVisible();
  await expect(page.getByText("This cannot be undone.")).toBeVisible();
  await page.getByRole("link", { name: "Keep it" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();

  await page.getByRole("link", { name: "Delete this message" }).click();
  await page.getByRole("button", { name: "Delete message" }).click();
  await expect(page.getByText("The message is deleted.")).toBeVisible();
  await expect(page.getByText(/No message matches/)).toBeVisible();
  await page.goto(`/admin/contacts/${id}`);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});

test("the export holds what is filtered, and reads back as it was sent", async ({ page, request }) => {
  const hostile = {
    phone: "+1 555 0100",
    message: '=HYPERLINK("https://example.org")\nsecond; line, "quoted" 🩺',
  };
  const { mark, name, email } = await arrive(request, { ...hostile, joinNewsletter: true });
  await openSignedIn(page, `/admin?q=${mark}&newsletter=on`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  const file = await readFile(await download.path(), "utf8");
  expect(file.startsWith("\uFEFF")).toBe(true);
  const [head, row, ...rest] = readCsv(file.slice(1));
  expect(head).toEqual([
    ...["Received (UTC)", "Name", "Email", "Phone", "Role", "Message"],
    ...["Newsletter", "Volunteer", "Media inquiry", "Status"],
  ]);
  expect(row?.slice(1)).toEqual([
    ...[name, email, `'${hostile.phone}`, "Caregiver", `'${hostile.message}`],
    ...["yes", "no", "no", "New"],
  ]);
  expect(Date.parse(row?.[0] ?? "")).toBeGreaterThan(Date.now() - 600_000);
  expect(rest).toEqual([]);

  const response = await page.request.get(`/admin/contacts.csv?q=${mark}`);
  expect(response.headers()).toMatchObject({
    "content-type": expect.stringMatching(/^text\/csv; charset=utf-8/),
    "content-disposition": expect.stringMatching(/^attachment; /),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
});

/** Reads a CSV file by RFC 4180 alone. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test("the address of a verb changes nothing when it is merely opened", async ({ page, request }) => {
  const { id } = await arrive(request);
  await openSignedIn(page, `/admin/contacts/${id}/archive`);
  await expect(page).toHaveURL(`/admin/contacts/${id}`);
  await expect(page.getByRole("heading", { name: "Status: New" })).toBeVisible();
});

test("what does not exist is a 404", async ({ page, expectOnConsole }) => {
  expectOnConsole(/status of 404/);
  await openSignedIn(page);
  const none = "00000000-0000-4000-8000-000000000000";
  for (const path of [none, "1", "%00", `${none}/delete`, `${none}/explode`]) {
    const response = await page.goto(`/admin/contacts/${path}`);
    expect(response?.status(), path).toBe(404);
  }
  for (const path of [`${none}/answer`, none, "1/answer"]) {
    const response = await page.request.post(`/admin/contacts/${path}`, { form: { note: "x" } });
    expect(response.status(), path).toBe(404);
  }
});
