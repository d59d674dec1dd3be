import { firstLoad } from "../first-load.ts";
import { expect, test } from "../site-test.ts";

test("a page loads nothing beyond its first load while nobody does anything", async ({
  page,
  request,
  visit,
}) => {
  // Each has something that comes later: the check of a form, notices, tooltips.
  for (const path of ["/contact", "/patients"]) {
    await visit(path);
    await page.waitForLoadState("networkidle");
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    const scripts = loaded.map((url) => new URL(url).pathname).filter((name) => name.endsWith(".js"));
    expect([...new Set(scripts)].sort()).toEqual(
      (await firstLoad(request, path)).filter((name) => name.endsWith(".js")).sort(),
    );
  }
});

test("no script is asked for before the first paint is on the screen", async ({ page, visit }) => {
  for (const path of ["/", "/patients"]) {
    await visit(path);
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(painted, path).toBeGreaterThan(0);
    expect(scripts.length, path).toBeGreaterThan(3);
    expect(Math.min(...scripts), path).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  }
});

test("a message is checked by the server alone where what checks it fails to load", async ({
  page,
  visit,
  expectOnConsole,
}) => {
  expectOnConsole(/ERR_FAILED|status of 400/);
  await page.route(/\/contact-check-/, (route) => route.abort());
  await visit("/contact");
  await page.getByLabel("Name *").fill("Example Visitor");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText("Message must be at least 10 characters");
  await expect(page.getByLabel("Name *")).toHaveValue("Example Visitor");
});
