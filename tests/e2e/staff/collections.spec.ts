import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { chat } from "../chat.ts";
import { expect, scriptsTakeOver, test } from "../site-test.ts";
import { openSignedIn } from "../staff.ts";

test.use({ site: "staff" });

test.beforeEach(({ expectOnConsole }) => {
  // The provider stands for one that is another site.
  expectOnConsole(/^request to another site: http:\/\/127\.0\.0\.1:/);
});

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const follow = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true }).click();
const told = (page: Page, words: string) => expect(main(page).getByText(words)).toBeVisible();

/** A title that no other test, and no other run of this one, has. */
const title = () => `Example event ${randomUUID()}`;

async function addEvent(page: Page, name: string) {
  await follow(page, "Add Event");
  await expect(page.getByRole("heading", { name: "Add Event" })).toBeVisible();
  await page.getByLabel("Title *").fill(name);
  await page.getByLabel("Kind of event *").fill("Support Group");
  await page.getByLabel("Starts *").fill("2035-07-05T18:00");
  await page.getByLabel("Place").fill("Example Hall");
  await press(page, "Save and publish");
  await told(page, "Added and published.");
}

test("the tabs of the dashboard, each with its Add button and its total", async ({ page, visit }) => {
  await openSignedIn(page, "/admin");
  const tabs = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link");
  await expect(tabs).toHaveText([
    "Contacts",
    "Stories",
    "Resources",
    "Providers",
    "Events",
    "News",
    "Legislation",
    "Guides",
  ]);
  await expect(page.locator("[aria-current=page]", { hasText: "Contacts" })).toBeVisible();
  const buttons = {
    Stories: "Add Story",
    Resources: "Add Resource",
    Providers: "Add Provider",
    Events: "Add Event",
    News: "Add News",
    Legislation: "Add Bill",
    Guides: "Add Guide",
  };
  for (const [tab, add] of Object.entries(buttons)) {
    await visit(`/admin/${tab.toLowerCase()}`);
    await expect(page.getByRole("navigation", { name: "Dashboard" }).locator("[aria-current]")).toHaveText(
      tab,
    );
    await expect(main(page).getByText(/^Total: \d+$/)).toBeVisible();
    await expect(main(page).getByRole("link", { name: add, exact: true })).toBeVisible();
  }
});

test("an event is added, shows and is found at once, is unpublished, deleted, and restored", async ({
  page,
}) => {
  const name = title();
  await openSignedIn(page, "/admin/events");
  await addEvent(page, name);
  const address = new URL(page.url()).pathname;
  const published = async (shows: boolean) => {
    const href = `/news#event-${address.split("/").at(-1)}`;
    const search = `/search?q=${name}`;
    // The search looks for changes once a second. Asked without the browser, which takes as long to show a page.
    await expect
      .poll(async () => (await (await page.request.get(search)).text()).includes(href), { timeout: 3_000 })
      .toBe(shows);
    await page.goto(search);
    await expect(main(page).getByRole("link", { name })).toHaveCount(shows ? 1 : 0);
    const answered = await page.request.post(chat, { data: { message: `When is the ${name}?` } });
    expect((await answered.text()).includes(name)).toBe(shows);
    await page.goto("/news");
    await expect(main(page).getByRole("heading", { name })).toHaveCount(shows ? 1 : 0);
  };

  await published(true);
  await expect(main(page).getByRole("listitem").filter({ hasText: name })).toContainText(
    "July 5, 2035 at 6:00 PM",
  );
  await expect(main(page).getByRole("listitem").filter({ hasText: name })).toContainText("support group");

  await page.goto(address);
  await expect(page.getByLabel("Starts *")).toHaveValue("2035-07-05T18:00");
  await press(page, "Unpublish");
  await told(page, "Unpublished. Visitors no longer see it.");
  await published(false);

  await page.goto(`${address}/preview`);
  await expect(main(page).getByRole("heading", { name })).toBeVisible();

  await page.goto(address);
  await follow(page, "Delete");
  await expect(page.getByRole("heading", { name: "Delete this event?" })).toBeVisible();
  await told(page, "It goes to the trash with everything in it.");
  await press(page, "Delete");
  await told(page, "Moved to the trash.");
  await follow(page, "Trash");
  await press(page, `Restore ${name}`);
  await told(page, "Restored from the trash.");
  await expect(page).toHaveURL(new RegExp(address));
  await expect(page.getByLabel("Place")).toHaveValue("Example Hall");

  await press(page, "Publish");
  await told(page, "Published. Visitors see it now.");
  await published(true);
});

test("two windows edit one event: the second sees both versions, and nothing typed is lost", async ({
  page,
  context,
  javaScriptEnabled,
  blockScripts,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 409/);
  const name = title();
  await openSignedIn(page, "/admin/events");
  await addEvent(page, name);
  const address = new URL(page.url()).pathname;
  const ready = async (window: Page) => {
    await window.goto(address);
    if (javaScriptEnabled !== false && !blockScripts) await scriptsTakeOver(window);
  };
  await ready(page);
  const other = await context.newPage();
  await ready(other);

  await other.getByLabel("Place").fill("Their hall");
  await press(other, "Save");
  await told(other, "Your changes are saved.");

  await page.getByLabel("Place").fill("My hall");
  await page.getByLabel("Description").fill("My description,\nof two lines.");
  await press(page, "Save");
  await expect(page.getByRole("alert")).toContainText("Somebody else changed this event while you edited it");
  const versions = page.getByRole("region", { name: "Which version is right?" });
  await expect(versions).toContainText("Last changed by admin@example.org");
  await expect(versions).toContainText("Their hall");
  await expect(versions).toContainText("My hall");
  await expect(page.getByLabel("Place")).toHaveValue("My hall");
  await expect(page.getByLabel("Description")).toHaveValue("My description,\nof two lines.");

  // A third edit in between is not overwritten either.
  await ready(other);
  await other.getByLabel("Place").fill("Their other hall");
  await press(other, "Save");
  await told(other, "Your changes are saved.");
  await press(page, "Save my version over it");
  await expect(versions).toContainText("Their other hall");
  await expect(page.getByLabel("Place")).toHaveValue("My hall");

  await press(page, "Save my version over it");
  await told(page, "Your changes are saved.");
  await expect(page.getByLabel("Place")).toHaveValue("My hall");

  await other.getByLabel("Place").fill("What I drop");
  await press(other, "Save");
  await follow(other, "Take their version");
  await expect(other.getByLabel("Place")).toHaveValue("My hall");
});

test("what is deleted while somebody edits it stays in their form", async ({
  page,
  context,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 409/);
  await openSignedIn(page, "/admin/events");
  await addEvent(page, title());
  const address = new URL(page.url()).pathname;
  const other = await context.newPage();
  await other.goto(`${address}/delete`);
  await press(other, "Delete");
  await told(other, "Moved to the trash.");
  await page.getByLabel("Place").fill("Typed in vain?");
  await press(page, "Save");
  await expect(page.getByRole("alert")).toContainText("Somebody deleted this event in the meantime");
  await expect(page.getByLabel("Place")).toHaveValue("Typed in vain?");
  await other.goto("/admin/events/trash");
  await other
    .getByRole("listitem")
    .filter({ has: other.locator(`form[action^="/admin/events/trash/${address.split("/").at(-1)}"]`) })
    .getByRole("button")
    .click();
  await told(other, "Restored from the trash.");
  await press(page, "Save");
  await told(page, "Your changes are saved.");
  await expect(page.getByLabel("Place")).toHaveValue("Typed in vain?");
});

test("a mistake is told beside its field, and everything typed stays", async ({ page, expectOnConsole }) => {
  expectOnConsole(/status of 400/);
  await openSignedIn(page, "/admin/providers/new");
  await page.getByLabel("Name *").fill("Example Practice");
  await page.getByLabel("Website").fill("javascript:alert(1)");
  await page.getByLabel("Phone").fill("call us");
  await page.getByLabel("Languages").fill("English\nSpanish");
  await page.getByLabel("Accepts new patients").uncheck();
  await press(page, "Save as draft");
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link")).toHaveCount(3);
  await expect(page.getByLabel("Website")).toHaveValue("javascript:alert(1)");
  await expect(page.getByLabel("Languages")).toHaveValue("English\nSpanish");
  await expect(page.getByLabel("Accepts new patients")).not.toBeChecked();
  await expect(page.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
});

test("a story without its author's consent is not published", async ({ page, expectOnConsole }) => {
  expectOnConsole(/status of 400/);
  await openSignedIn(page, "/admin/stories/new");
  await page.getByLabel("Title *").fill("Example story");
  await page.getByLabel("Story *").fill("Example text.");
  await press(page, "Save and publish");
  await expect(page.getByRole("alert")).toContainText("unless its author has agreed");
  await press(page, "Save as draft");
  await told(page, "Added as a draft.");
  await press(page, "Publish");
  await expect(page.getByRole("alert")).toContainText("unless its author has agreed");
  await follow(page, "Edit it");
  await page.getByLabel("The author has agreed to publish this story").check();
  await press(page, "Save");
  await told(page, "Your changes are saved.");
  await press(page, "Publish");
  await told(page, "Published. Visitors see it now.");
});

test("search and status narrow the list", async ({ page }) => {
  await openSignedIn(page, "/admin/events");
  const rows = main(page).getByRole("listitem");
  await page.getByLabel("Search events").fill("planned EVENT");
  await press(page, "Search");
  await expect(page).toHaveURL(/search=planned\+EVENT/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Draft");
  await told(page, "1 found.");
  await page.getByLabel("Status").selectOption("Published");
  await press(page, "Search");
  await told(page, "Nothing matches.");
  await expect(page.getByLabel("Search events")).toHaveValue("planned EVENT");
  await follow(page, "Show all");
  await expect(page.getByLabel("Search events")).toHaveValue("");
});

test("what nobody manages is not found", async ({ page, expectOnConsole }) => {
  expectOnConsole(/status of 404/);
  await openSignedIn(page, "/admin");
  const id = randomUUID();
  for (const path of [
    "users",
    "users/new",
    "users/trash",
    "events/1",
    `events/${id}`,
    `events/${id}/preview`,
    `events/${id}/burn`,
  ]) {
    const response = await page.goto(`/admin/${path}`);
    expect(response?.status(), path).toBe(404);
  }
});
