import { expect, test } from "../site-test.ts";
import { hold } from "../visitor.ts";

test("the tabs of /policy follow the keyboard, and the address follows the tabs", async ({ page, visit }) => {
  await visit("/policy");
  const tab = (name: string) => page.getByRole("tab", { name });
  const steps = [
    ["ArrowRight", "Texas", "texas"],
    ["ArrowRight", "Federal Context", "federal"],
    ["ArrowRight", "Ohio", "ohio"],
    ["ArrowLeft", "Federal Context", "federal"],
    ["Home", "Ohio", "ohio"],
    ["End", "Federal Context", "federal"],
  ] as const;

  await expect(page.getByRole("tab")).toHaveText(["Ohio", "Texas", "Federal Context"]);
  await expect(tab("Ohio")).toHaveAttribute("aria-selected", "true");
  await tab("Ohio").focus();
  for (const [key, name, id] of steps) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(page.locator("[role=tab][aria-selected=true]")).toHaveText(name);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expect(page).toHaveURL(`/policy#${id}`);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tab").locator(":focus"), "one Tab leaves the tabs").toHaveCount(0);
});

test("the keyboard keeps its place in the tabs", async ({ page, visit }) => {
  for (const { path, from, to } of [
    { path: "/policy?tab=texas", from: "Texas", to: "Federal Context" },
    { path: "/local?tab=resources", from: "Community Resources", to: "Healthcare Providers" },
  ]) {
    await visit(path);
    await expect(page.getByRole("tabpanel", { name: from })).toBeVisible();
    await page.getByRole("tab", { name: from }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tabpanel", { name: to })).toBeVisible();
    await expect(page).not.toHaveURL(path);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("tab", { name: to })).toBeFocused();
    await page.reload();
    await expect(page.getByRole("tabpanel", { name: to }), "the address names the tab").toBeVisible();
  }
});

test("an address opens its tab, and the first where it names none", async ({ page, visit }) => {
  for (const [path, name] of [
    ["/policy#texas", "Texas"],
    ["/policy?tab=texas", "Texas"],
    ["/policy?tab=ohio#texas", "Texas"],
    ["/policy?tab=utah#nowhere", "Ohio"],
  ] as const) {
    await test.step(path, async () => {
      await visit(path);
      await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    });
  }
});

test("an address inside a tab opens the tab and shows the place", async ({ page, visit }) => {
  await visit("/policy");
  await page.getByRole("tab", { name: "Texas" }).click();
  const topics = page.getByRole("tabpanel", { name: "Texas" }).getByRole("navigation").getByRole("link");
  const last = topics.last();
  const [title, anchor] = [await last.textContent(), await last.getAttribute("href")];

  await visit("/");
  await visit(`/policy${anchor}`);
  await expect(page.getByRole("tab", { name: "Texas" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel").getByRole("heading", { name: title ?? "" })).toBeInViewport();
});

test("the home page's cards open their tab, in view, and Back leads home again", async ({ page, visit }) => {
  await visit("/");
  for (const place of ["Texas", "Ohio"]) {
    await page.getByRole("link", { name: `Patient rights in ${place}` }).click();
    await expect(page).toHaveURL(`/policy#${place.toLowerCase()}`);
    await expect(page.getByRole("tabpanel", { name: place })).toBeVisible();
    await expect(page.getByRole("tabpanel").getByRole("heading", { name: place }).first()).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Protecting pain patients/);
  }
});

test("Back and Forward keep the chosen tab", async ({ page, visit }) => {
  await visit("/policy");
  await page.getByRole("tab", { name: "Texas" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL("/partners");
  await page.goBack();
  await expect(page.getByRole("tabpanel", { name: "Texas" })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL("/partners");
});

test("the other tab is one click away while the scripts are still on their way", async ({
  page,
  context,
}) => {
  const scriptsArrive = await hold(context, "**/*.js");
  await page.goto("/policy", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Ohio", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Texas", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Texas", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ohio", exact: true })).toBeHidden();
  scriptsArrive();
  await expect(page.getByRole("tabpanel", { name: "Texas" })).toBeVisible();
});
