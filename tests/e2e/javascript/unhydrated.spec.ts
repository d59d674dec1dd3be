import { cme } from "#app/content/clinicians.ts";
import { crisisLines } from "#app/content/crisis-lines.ts";
import { sections as disclaimer } from "#app/content/disclaimer.ts";
import { mission } from "#app/content/home.ts";
import { localAndState } from "#app/content/partners.ts";
import { rights } from "#app/content/patients/rights.ts";
import { texas } from "#app/content/policy/texas.ts";
import { privacySections } from "#app/content/privacy.ts";
import { ask, log, open } from "../assistant-panel.ts";
import { expect, test } from "../site-test.ts";

/** The pages whose text React leaves as the server sent it, with a sentence of each. */
const pages = [
  { path: "/", link: "Home", words: mission.text },
  { path: "/patients", link: "Patients", words: rights.limit },
  { path: "/clinicians", link: "Clinicians", words: cme.intro },
  { path: "/policy#texas", link: "Policy", words: texas.lead },
  { path: "/partners", link: "Partners", words: localAndState.intro },
  { path: "/contact", link: "Contact", words: crisisLines.intro },
  { path: "/privacy", link: "Privacy Policy", words: privacySections(false)[0]?.paragraphs[0] ?? "" },
  { path: "/disclaimer", link: "Medical/Legal Disclaimer", words: disclaimer[0]?.paragraphs[0] ?? "" },
];
const textFile = /\/assets\/\w+-text-/;

for (const { path, link, words } of pages) {
  test(`${path} has its words in the HTML once, and shows them after it was hydrated`, async ({
    page,
    request,
    visit,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html.split(words), words).toHaveLength(2);
    const asked: string[] = [];
    page.on("request", (sent) => asked.push(sent.url()));
    await visit(path);
    await page.waitForLoadState("networkidle");
    await expect(page.getByText(words)).toBeVisible();
    expect(asked.filter((url) => textFile.test(url))).toEqual([]);
  });

  test(`${path} shows its words after a link to it was followed`, async ({ page, visit }) => {
    await visit("/news");
    await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await expect(page.getByText(words)).toBeAttached();
    await expect(page.locator("body")).toHaveAttribute("data-same-document");
  });
}

test("a link in such a text navigates in the open document, or opens a tab where that is asked for", async ({
  context,
  page,
  visit,
}) => {
  await visit("/clinicians");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  const link = page.getByRole("main").getByRole("link", { name: "Read the policy summaries" });
  const tab = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  await expect(page).toHaveURL("/clinicians");
  await link.click();
  await expect(page).toHaveURL("/policy");
  await expect(page.getByText(texas.lead)).toBeAttached();
  await expect(page.locator("body")).toHaveAttribute("data-same-document");
});

test("a page is asked for anew where its words fail to load", async ({ page, visit, expectOnConsole }) => {
  expectOnConsole(/ERR_FAILED/);
  await visit("/");
  await page.route(textFile, (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Patients", exact: true }).click();
  await expect(page.getByText(rights.limit)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/patients");
});

test("a page that something else has changed before it was hydrated keeps its words", async ({
  page,
  visit,
  expectOnConsole,
}) => {
  expectOnConsole(/#418/);
  await page.route(/\/patients$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("Skip to content", "Skip to the changed content");
    await route.fulfill({ response, body });
  });
  await visit("/patients");
  await expect(page.getByRole("link", { name: "Skip to content", exact: true })).toBeAttached();
  await expect(page.getByText(rights.limit)).toBeVisible();
});

test("a link of the assistant to a place in a folded part of the open page opens that part", async ({
  page,
  visit,
}) => {
  await visit("/patients");
  const place = page.locator("#follow-up");
  await expect(place).toBeHidden();
  await open(page);
  await ask(page, "What should be settled before I leave the exam room?");
  await log(page).locator('a[href="/patients#follow-up"]').first().click();
  await expect(place).toBeVisible();
});
