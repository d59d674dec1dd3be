import type { Page } from "@playwright/test";
import { expect, test } from "../site-test.ts";

/** What the staff publishes beside the fixed words of a page (db/seed/samples.ts). */
const sections = [
  { path: "/patients", id: "stories", title: "Patient Stories" },
  { path: "/patients", id: "guides", title: "Guides to Download" },
  { path: "/clinicians", id: "guides", title: "Guides to Download" },
  { path: "/policy?tab=ohio", id: "ohio-bills", title: "Bills we follow" },
  { path: "/policy?tab=texas", id: "texas-bills", title: "Bills we follow" },
  { path: "/policy?tab=federal", id: "federal-bills", title: "Bills we follow" },
] as const;

const titles = (page: Page, id: string, level: number) =>
  page.locator(`#${id}`).getByRole("heading", { level });

test("what is published has its section on each page", async ({ page, visit }) => {
  for (const { path, id, title } of sections) {
    await visit(path);
    await expect(page.locator(`#${id}`).getByRole("heading", { name: title })).toBeVisible();
  }
});

test("stories are shown that are published with consent, formatted, and nothing in them runs", async ({
  page,
  visit,
}) => {
  await visit("/patients");
  const stories = page.locator("#stories");
  await expect(titles(page, "stories", 3)).toHaveText([
    /with consent and published/,
    /picture, a list, and no name/,
    /picture of another site/,
  ]);
  await expect(stories.getByText("By Example Author")).toBeVisible();
  await expect(stories.getByText(/^By /)).toHaveCount(1);

  const formatted = stories.getByRole("article").filter({ hasText: "What helped" });
  await expect(formatted.getByRole("heading", { level: 4, name: "What helped" })).toBeVisible();
  await expect(formatted.getByRole("listitem")).toHaveText(["The first thing", "The second thing"]);
  await expect(formatted.getByText("<script>text that looks like markup</script>")).toBeVisible();
  await expect(formatted.getByRole("link")).toHaveAttribute("href", "/policy#ohio");

  const pictures = stories.locator("img");
  await expect(pictures).toHaveCount(1);
  await pictures.scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test("stories and guides come after what the page is about, guides for those whose page it is", async ({
  page,
  visit,
}) => {
  await visit("/patients");
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.slice(-3)).toEqual(["If Problems Arise", "Patient Stories", "Guides to Download"]);
  await expect(titles(page, "guides", 3)).toHaveText([
    "Example guide that lies on the site itself",
    "Example guide to a visit",
  ]);
  await visit("/clinicians");
  await expect(titles(page, "guides", 3)).toHaveText(["Example guide for clinicians"]);
});

test("a download leads to the file", async ({ page, visit, expectOnConsole }) => {
  // Chromium's own page around a picture has styles that a file's policy does not allow.
  expectOnConsole(/inline style .*\/social\.png/);
  await visit("/patients");
  await page.getByRole("link", { name: "Download Example guide that lies on the site itself" }).click();
  await expect(page).toHaveURL("/social.png");
});

test("a guide that is not there has a page that says so", async ({ visit, page, expectOnConsole }) => {
  expectOnConsole(/status of 404/);
  expect((await visit("/guides/none/download")).status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});

test("bills are in the tab of their state, with what is known of them", async ({ page, visit }) => {
  await visit("/policy?tab=ohio");
  const bill = page.locator("#ohio-bills > ul > li");
  await expect(bill).toHaveCount(1);
  await expect(bill.getByRole("heading")).toHaveText("Example Act (sample) · H.B. 0000");
  await expect(bill.getByText("Status: introduced")).toBeVisible();
  await expect(bill.getByText("Our position: support")).toBeVisible();
  await expect(bill.getByText("An example of a bill. There is no such bill.")).toBeVisible();
  await expect(bill.getByText("What you can do")).toBeVisible();
  await expect(bill.getByRole("listitem")).toHaveText(["Write to your representative.", "Tell your story."]);
  await expect(bill.getByRole("link", { name: "Read more about H.B. 0000" })).toHaveAttribute(
    "href",
    "https://example.org/bill",
  );
  await visit("/policy?tab=texas");
  await expect(page.locator("#texas-bills > ul > li")).toHaveText("Example Act without details (sample)");
  await visit("/policy?tab=federal");
  await expect(titles(page, "federal-bills", 4)).toHaveText(/^Example Act of the Congress/);
  await expect(page.getByText(/that visitors don't see|that no tab shows/)).toHaveCount(0);
});

test("the list of topics leads to the bills", async ({ page, visit }) => {
  await visit("/policy?tab=texas");
  const topics = page.getByRole("navigation", { name: /^Topics: .*Texas/ });
  await topics.getByRole("link", { name: "Bills we follow" }).click();
  await expect(page.locator("#texas-bills")).toBeInViewport();
});

for (const site of ["fresh", "broken"] as const) {
  test.describe(
    site === "fresh" ? "where nothing is published" : "while the database does not answer",
    () => {
      test.use({ site });

      test("the pages have their words, and no section for what is not there", async ({ page, visit }) => {
        for (const path of new Set(sections.map(({ path }) => path))) {
          expect((await visit(path)).status()).toBe(200);
          const main = page.getByRole("main");
          await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(main.getByRole("heading", { level: 2 }).first()).toBeAttached();
          for (const { id, title } of sections) {
            await expect(page.locator(`#${id}`)).toHaveCount(0);
            await expect(main.getByText(title)).toHaveCount(0);
          }
        }
      });
    },
  );
}

test.describe("while the database does not answer", () => {
  test.use({ site: "broken" });

  test("a download says so", async ({ page, visit, expectOnConsole }) => {
    expectOnConsole(/status of 503/);
    const response = await visit("/guides/5a3b1e00-0008-4000-8000-000000000001/download");
    expect(response.status()).toBe(503);
    await expect(page.getByRole("heading", { name: "We cannot do that right now" })).toBeVisible();
  });
});
