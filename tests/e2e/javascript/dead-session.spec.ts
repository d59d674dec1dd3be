import AxeBuilder from "@axe-core/playwright";
import { expect, scriptsTakeOver, test } from "../site-test.ts";
import { loginButton, sessionCookie, signIn } from "../staff.ts";

test.use({ site: "staff" });

test.beforeEach(({ expectOnConsole }) => {
  expectOnConsole(/^request to another site: http:\/\/127\.0\.0\.1:/);
});

test("a navigation inside the browser with a session that has ended leads to the sign-in and back", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await signIn(page);
  await page.goto("/news");
  await scriptsTakeOver(page);
  const cookie = await sessionCookie(context);
  await request.post("/auth/logout", {
    headers: { Cookie: `session=${cookie?.value}`, Origin: baseURL ?? "" },
    maxRedirects: 0,
  });
  await page.getByRole("banner").first().getByRole("link", { name: "Admin", exact: true }).click();
  // The provider still knows who this is, and asks nothing.
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await expect(page).toHaveURL("/admin");
  expect((await sessionCookie(context))?.value).not.toBe(cookie?.value);
});

test("the pages of the admin area and of signing in and out are accessible", async ({
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/status of 400/);
  await page.goto("/admin");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole("link", { name: "Try again" }).click();
  await loginButton(page, "admin@example.org").click();
  for (const path of ["/admin", "/auth/logout"]) {
    await page.goto(path);
    await scriptsTakeOver(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});
