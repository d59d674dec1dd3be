import { type BrowserContext, type Cookie, expect, type Page } from "@playwright/test";

/** The button of the local provider (server/dev-provider.ts) that signs this account in. */
export function loginButton(page: Page, email: string) {
  return page.getByRole("button", { name: `Sign in as ${email}` });
}

/** Asks for a page of the admin area, and signs in on the way to it. */
export async function signIn(page: Page, path = "/admin") {
  await page.goto(path);
  await loginButton(page, "admin@example.org").click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
}

let shared: Cookie | undefined;

/** Opens a page of the admin area, in a session that the tests of a worker share: for those that don't end it. */
export async function openSignedIn(page: Page, path = "/admin") {
  if (shared) {
    await page.context().addCookies([shared]);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  } else {
    await signIn(page, path);
    shared = await sessionCookie(page.context());
  }
}

export async function sessionCookie(context: BrowserContext) {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === "session");
}
