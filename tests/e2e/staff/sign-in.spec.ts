import { hiddenArticles, hiddenEvents, hiddenProviders, hiddenResources } from "../samples.ts";
import { expect, test } from "../site-test.ts";
import { loginButton, sessionCookie, signIn } from "../staff.ts";

test.use({ site: "staff" });

test.beforeEach(({ expectOnConsole }) => {
  // The provider stands for one that is another site.
  expectOnConsole(/^request to another site: http:\/\/127\.0\.0\.1:/);
});

test("from a page deep inside to the provider, and back to that page", async ({ page, context }) => {
  await signIn(page, "/admin?page=1&from=mail");
  await expect(page).toHaveURL("/admin?page=1&from=mail");
  await expect(page.getByText("Signed in as admin@example.org")).toBeVisible();

  const cookie = await sessionCookie(context);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const names = (await context.cookies())
    .filter(({ domain }) => domain === "localhost")
    .map(({ name }) => name);
  expect(names, "nothing of the sign-in is left").toEqual(["session"]);
});

test("the contacts, as cards with their badges, newest first", async ({ page }) => {
  await signIn(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Contacts" })).toBeVisible();
  const cards = main.getByRole("list", { name: "Messages" }).getByRole("listitem");
  const total = await cards.count();
  expect(total).toBeGreaterThan(1);
  await expect(main.getByText(`${total} total`, { exact: true })).toBeVisible();
  for (const card of await cards.all()) {
    await expect(card).toContainText(/(Patient|Clinician|Caregiver|Media|Other)/);
    await expect(card.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
    await expect(card.locator("time")).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M$/);
  }
  const moments = await cards
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(moments).toEqual([...moments].sort().reverse());
});

test("the lists hold everything for an administrator", async ({ page }) => {
  await signIn(page);
  const lists = [
    ["news", hiddenArticles],
    ["events", hiddenEvents],
    ["providers", hiddenProviders],
    ["resources", hiddenResources],
  ] as const;
  for (const [list, hidden] of lists) {
    const response = await page.request.get(`/api/${list}`);
    expect(response.headers()["cache-control"]).toBe("no-store");
    const rows: { title?: string; name?: string }[] = await response.json();
    expect(rows.map(({ title, name }) => title ?? name)).toEqual(expect.arrayContaining([...hidden]));
  }
  const stories: { published: boolean }[] = await (await page.request.get("/api/stories")).json();
  expect(stories.some(({ published }) => !published)).toBe(true);
});

test("the Admin link is there once somebody has signed in, on every page", async ({ page }) => {
  await page.goto("/news");
  const header = page.getByRole("banner").first();
  await expect(header.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
  await signIn(page);
  await expect(header.getByRole("link", { name: "Admin", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goto("/news");
  await header.getByRole("link", { name: "Admin", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});

test("signing out ends the session on the server: the old cookie is dead", async ({
  page,
  context,
  request,
}) => {
  await signIn(page);
  const cookie = await sessionCookie(context);
  const headers = { Cookie: `session=${cookie?.value}` };
  const user = await request.get("/api/auth/user", { headers });
  expect(await user.json()).toEqual({
    id: expect.any(String),
    email: "admin@example.org",
    firstName: "Example",
    lastName: "Person",
    profileImageUrl: null,
  });
  expect((await request.get("/api/contacts", { headers })).status()).toBe(200);

  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL("/auth/logout");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign out of the provider" }).click();
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/logout/);
  expect(await sessionCookie(context)).toBeUndefined();
  await expect(page.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);

  expect((await request.get("/api/auth/user", { headers })).status()).toBe(401);
  expect((await request.get("/admin", { headers, maxRedirects: 0 })).status()).toBe(302);
  await page.goto("/admin");
  await expect(loginButton(page, "admin@example.org"), "the provider has forgotten them, too").toBeVisible();
});

for (const email of ["visitor@example.org", "unverified@example.org"]) {
  test(`${email} is told whom to ask`, async ({ page, context, expectOnConsole }) => {
    expectOnConsole(/status of 403/);
    await page.goto("/admin");
    await loginButton(page, email).click();
    await expect(page.getByRole("heading", { name: "You have no access to the admin area" })).toBeVisible();
    await expect(page.getByText(/Ask the person who runs the website/)).toBeVisible();
    expect(await sessionCookie(context)).toBeUndefined();
  });
}

test("who cancels can try again, and comes to the page asked for at first", async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 400/);
  await page.goto("/admin?page=1");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { name: "You did not sign in" })).toBeVisible();
  await page.getByRole("link", { name: "Try again" }).click();
  await loginButton(page, "admin@example.org").click();
  await expect(page).toHaveURL("/admin?page=1");
});

test("an address of the callback works once", async ({ page, expectOnConsole }) => {
  expectOnConsole(/status of 400/);
  const callback = page.waitForRequest(/\/auth\/callback/);
  await signIn(page);
  await page.goto((await callback).url());
  await expect(page.getByRole("heading", { name: "This sign-in is no longer valid" })).toBeVisible();
});
