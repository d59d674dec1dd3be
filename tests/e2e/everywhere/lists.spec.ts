import type { APIRequestContext, Locator } from "@playwright/test";
import {
  hiddenArticles,
  hiddenEvents,
  hiddenProviders,
  hiddenResources,
  listedArticles,
  listedEvents,
  listedProviders,
  listedResources,
} from "../samples.ts";
import { expect, test } from "../site-test.ts";

test.describe("in a browser far from Ohio", () => {
  test.use({ timezoneId: "Asia/Tokyo", locale: "de-DE" });

  test("events are listed soonest first, with Ohio's time, and registration where it is needed", async ({
    page,
    visit,
    request,
  }) => {
    await visit("/news");
    const cards = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3, name: /^Example/ }) });
    const events = cards.filter({ hasNot: page.getByRole("article") });
    await expect(events.getByRole("heading", { level: 3 })).toHaveText(
      listedEvents.map(({ title }) => title),
    );
    const starts = await read<{ title: string; startDate: string }>(request, "/api/events");

    for (const [index, { title, type, register, online }] of listedEvents.entries()) {
      const card = events.nth(index);
      const start = starts.find((event) => event.title === title)?.startDate ?? "";
      await expect.soft(card.getByText(type, { exact: true })).toBeVisible();
      await expect.soft(card.getByRole("time")).toHaveText(eventDate(new Date(start)));
      await expect.soft(card.getByRole("time")).toHaveAttribute("datetime", start);
      await expect.soft(card.getByRole("link", { name: "Register Now" })).toHaveCount(register ? 1 : 0);
      await expect.soft(card.locator("a")).toHaveCount(Number(register) + Number(online));
    }
    await expect(page.getByRole("link", { name: "Register Now" })).toHaveAttribute(
      "href",
      "https://example.org/register",
    );
    for (const title of hiddenEvents) await expect.soft(page.getByText(title)).toHaveCount(0);
  });

  test("articles are listed newest first, with their day, paragraphs and tags", async ({
    page,
    visit,
    request,
  }) => {
    await visit("/news");
    const articles = page.getByRole("article");
    await expect(articles.getByRole("heading")).toHaveText(listedArticles.map(({ title }) => title));
    const published = await read<{ title: string; publishedAt: string | null }>(request, "/api/news");

    for (const [index, { title, tags, paragraphs }] of listedArticles.entries()) {
      const article = articles.nth(index);
      const on = published.find((one) => one.title === title)?.publishedAt;
      await expect.soft(article.getByRole("time")).toHaveText(on ? [day(new Date(on))] : []);
      await expect.soft(article.getByRole("listitem")).toHaveText([...tags]);
      await expect
        .soft(article.getByRole("paragraph").filter({ hasNot: page.getByRole("time") }))
        .toHaveCount(paragraphs);
    }
    await expect(articles.getByText("The second one, after an empty line.", { exact: true })).toBeVisible();
    await expect(
      articles.getByText("Example <script>alert('This must be shown, not run.')</script> text."),
    ).toBeVisible();
    for (const title of hiddenArticles) await expect.soft(page.getByText(title)).toHaveCount(0);
  });
});

test("providers are listed by name, with badges only where they are true", async ({ page, visit }) => {
  await visit("/local");
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  for (const [index, { name, specialty, accepts, telehealth }] of listedProviders.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading")).toHaveText(name);
    await expect.soft(card.getByText(specialty, { exact: true })).toBeVisible();
    await expect.soft(card.getByText("Accepting Patients", { exact: true })).toHaveCount(Number(accepts));
    await expect.soft(card.getByText("Telehealth", { exact: true })).toHaveCount(Number(telehealth));
  }
  const clinic = cards.filter({ hasText: "Example Pain Clinic" });
  await expect(clinic.getByRole("link", { name: "555-0101" })).toHaveAttribute("href", "tel:5550101");
  await expect(clinic.getByRole("link", { name: "Website" })).toHaveAttribute(
    "href",
    "https://example.org/clinic",
  );
  for (const name of hiddenProviders) await expect.soft(page.getByText(name)).toHaveCount(0);
  await expect(page.getByRole("main").locator('a[href="/contact"]')).toBeVisible();
});

test("community resources are listed with their category, and nothing that is hidden", async ({
  page,
  visit,
}) => {
  await visit("/local?tab=resources");
  const panel = page.locator("#resources");
  for (const { name, category } of listedResources) {
    const card = panel.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name }) });
    await expect.soft(card.getByText(category, { exact: true })).toBeVisible();
  }
  await expect(panel.getByRole("heading", { level: 3, name: /988/ })).toBeVisible();
  for (const name of hiddenResources) await expect.soft(page.getByText(name)).toHaveCount(0);
});

test.describe("on the first start", () => {
  test.use({ site: "fresh" });

  test("the empty lists say so, and the crisis lines are there", async ({ page, visit }) => {
    await visit("/news");
    await expectWords(page.getByRole("main"), [
      "No upcoming events scheduled. Check back soon for webinars, support groups, and community meetings.",
      "No news articles yet. Check back for policy updates, advocacy news, and community announcements.",
    ]);
    await visit("/local");
    await expectWords(page.getByRole("main"), [
      "Provider directory coming soon. We're working to compile a verified list of local healthcare professionals.",
    ]);
    await visit("/local?tab=resources");
    await expect(page.getByRole("heading", { level: 3, name: /988/ })).toBeVisible();
  });
});

test.describe("with every entry deleted", () => {
  test.use({ site: "emptied" });

  test("the list of resources says that it is empty", async ({ page, visit }) => {
    await visit("/local?tab=resources");
    await expectWords(page.getByRole("main"), [
      "Resource directory coming soon. We're compiling a comprehensive list of local support services.",
    ]);
  });
});

test.describe("while the database does not answer", () => {
  test.use({ site: "broken" });

  test("the pages say so in the lists' place, with the rest of the page", async ({ page, visit }) => {
    for (const path of ["/news", "/local", "/local?tab=resources"]) {
      const response = await visit(path);
      expect(response.status()).toBe(200);
      await expect(
        page
          .getByRole("main")
          .getByText(/cannot show our/)
          .locator("visible=true")
          .first(),
      ).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByText("Crisis Support", { exact: true })).toBeVisible();
      await expect(page.getByText(/coming soon|No upcoming events|No news articles/)).toHaveCount(0);
    }
  });
});

async function expectWords(place: Locator, words: readonly string[]) {
  for (const text of words) await expect.soft(place.getByText(text, { exact: true })).toBeVisible();
}

async function read<Row>(request: APIRequestContext, path: string): Promise<Row[]> {
  return (await request.get(path)).json();
}

/** "MMMM d, yyyy 'at' h:mm a" on the clock of Ohio (specification §2). */
function eventDate(date: Date): string {
  const time = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    hour: "numeric",
    minute: "2-digit",
  }).format(date);
  return `${day(date)} at ${time.replace("\u202f", " ")}`;
}

/** "MMMM d, yyyy" in Ohio. */
function day(date: Date): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone: "America/New_York",
    month: "long",
    day: "numeric",
    year: "numeric",
  }).format(date);
}
