import type { BrowserContext, Locator, Page } from "@playwright/test";

/** The button or link to help in a crisis that stands in the header. */
export function needHelpNow(page: Page): Locator {
  return page.getByRole("banner").first().getByText("Need Help Now?").locator("visible=true");
}

/** What opens and closes the menu of a small screen. */
export function menuButton(page: Page): Locator {
  return page.getByRole("banner").first().locator("summary");
}

/** Lets requests for these addresses wait, as a slow network does, until the function it gives is called. */
export async function hold(target: Page | BrowserContext, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await target.route(addresses, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
