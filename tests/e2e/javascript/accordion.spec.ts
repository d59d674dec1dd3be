import { expect, test } from "../site-test.ts";

const accordions = [
  { path: "/patients", items: ["Sample Opening Script", "Questions to Ask", "Follow-Up Planning"] },
  {
    path: "/clinicians",
    items: ["Treatment goals beyond pain scores", "Consent and taper planning", "Risk mitigation"],
  },
];

test("an accordion has one item open at a time, which closes again", async ({ page, visit }) => {
  for (const { path, items } of accordions) {
    await visit(path);
    const item = (name: string) =>
      page.locator("details").filter({ has: page.getByRole("heading", { name }) });
    const open = page.locator("details[open]").filter({ has: page.locator("summary h3") });

    for (const name of items) {
      await item(name).locator("summary").first().click();
      await expect(open).toHaveCount(1);
      await expect(item(name)).toHaveAttribute("open");
      await expect(item(name).locator("p, li").first()).toBeVisible();
    }
    await page.keyboard.press("Enter");
    await expect(open, "Enter on the open item closes it").toHaveCount(0);
  }
});
