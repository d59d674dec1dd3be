import { expect, test } from "../site-test.ts";
import { signIn } from "../staff.ts";

test.use({ site: "staff" });

test("the dashboard leads to how the assistant answered", async ({ page, expectOnConsole }) => {
  expectOnConsole(/^request to another site: http:\/\/127\.0\.0\.1:/);
  await signIn(page);
  const link = page.getByRole("main").getByRole("link", { name: "Assistant" });
  await link.click();
  await expect(page).toHaveURL("/admin/assistant");
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 2, name: "Assistant" })).toBeVisible();
  await expect(page.getByRole("term")).toHaveText([
    "Answered",
    "From passages",
    "Not covered",
    "Crisis",
    "Refused",
    "Failed",
  ]);
});
