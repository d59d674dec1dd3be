import { expect, type Page } from "@playwright/test";

export type Message = {
  name: string;
  email: string;
  phone: string;
  role: "Patient" | "Clinician" | "Caregiver" | "Media" | "Other";
  message: string;
  /** The labels of the boxes that are ticked. */
  ticked: readonly string[];
};

export const boxes = ["Join our newsletter", "I want to volunteer", "This is a media inquiry"] as const;

/** A message that is right. Every call gives another one, since equal messages are stored once. */
export function exampleMessage(): Message {
  return {
    name: "Example Visitor",
    email: `visitor.${crypto.randomUUID()}@example.org`,
    phone: "555-0100",
    role: "Caregiver",
    message: 'An example of a message with "quotes", <b>markup</b>, 🩺\nand a second line.',
    ticked: ["I want to volunteer", "This is a media inquiry"],
  };
}

/** What is in a form that nobody has touched: specification §4. */
export const untouched: Message = {
  name: "",
  email: "",
  phone: "",
  role: "Patient",
  message: "",
  ticked: [],
};

/** What §5 says beside each field that is wrong, and something wrong to fill in. */
export const mistakes = [
  { label: "Name *", field: "name", wrong: "A", says: "Name must be at least 2 characters" },
  { label: "Email *", field: "email", wrong: "visitor@", says: "Please enter a valid email address" },
  {
    label: "Message *",
    field: "message",
    wrong: "Too short",
    says: "Message must be at least 10 characters",
  },
] as const;

export const wrongMessage: Message = {
  ...exampleMessage(),
  role: "Media",
  ...Object.fromEntries(mistakes.map(({ field, wrong }) => [field, wrong])),
};

export async function fillIn(page: Page, { name, email, phone, role, message, ticked }: Message) {
  await page.getByLabel("Name *").fill(name);
  await page.getByLabel("Email *").fill(email);
  await page.getByLabel("Phone (optional)").fill(phone);
  await page.getByLabel("I am a... *").selectOption(role);
  await page.getByLabel("Message *").fill(message);
  for (const box of boxes) await page.getByLabel(box).setChecked(ticked.includes(box));
}

export async function expectForm(page: Page, { name, email, phone, role, message, ticked }: Message) {
  await expect.soft(page.getByLabel("Name *")).toHaveValue(name);
  await expect.soft(page.getByLabel("Email *")).toHaveValue(email);
  await expect.soft(page.getByLabel("Phone (optional)")).toHaveValue(phone);
  await expect.soft(page.getByLabel("I am a... *").locator("option:checked")).toHaveText(role);
  await expect.soft(page.getByLabel("Message *")).toHaveValue(message);
  for (const box of boxes) {
    await expect.soft(page.getByLabel(box)).toBeChecked({ checked: ticked.includes(box) });
  }
}

/** The words of §5 beside each field, and a summary that links to each field. */
export async function expectMistakes(page: Page) {
  const summary = page.getByRole("alert");
  for (const { label, says } of mistakes) {
    const field = page.getByLabel(label);
    await expect.soft(field).toHaveAttribute("aria-invalid", "true");
    await expect.soft(field).toHaveAccessibleDescription(new RegExp(says));
    await expect.soft(page.getByText(says, { exact: true })).toHaveCount(2);
    const link = summary.getByRole("link", { name: says });
    await expect.soft(link).toHaveAttribute("href", `#${await field.getAttribute("id")}`);
  }
  await expect.soft(page).toHaveTitle(/^Error: /);
}

export function send(page: Page) {
  return page.getByRole("button", { name: "Send Message" }).click();
}

export async function expectThanks(page: Page) {
  await expect(page.getByRole("heading", { name: "Thank you for reaching out!" })).toBeVisible();
}
