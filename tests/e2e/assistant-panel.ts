import { expect, type Page } from "@playwright/test";

/** The parts of the chat widget, as a visitor knows them. */

export const panel = (page: Page) => page.getByRole("dialog", { name: "HCMS Assistant" });
export const askButton = (page: Page) => page.getByRole("button", { name: "Ask Questions" });
export const field = (page: Page) => panel(page).getByRole("textbox", { name: "Your question" });
export const sendButton = (page: Page) => panel(page).getByRole("button", { name: "Send" });
export const log = (page: Page) => panel(page).getByRole("log");
export const said = (page: Page) => log(page).getByRole("heading");
export const status = (page: Page) => panel(page).getByRole("status");

export async function open(page: Page) {
  await askButton(page).click();
  await expect(field(page)).toBeFocused();
}

export async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await sendButton(page).click();
}
