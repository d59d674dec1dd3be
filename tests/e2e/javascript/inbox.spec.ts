import { expect, scriptsTakeOver, test } from "../site-test.ts";
import { openSignedIn } from "../staff.ts";

test.use({ site: "staff" });

/** A message of the samples. */
const message = "/admin/contacts/5a3b1e00-0007-4000-8000-000000000003";

for (const [trouble, answer] of [
  ["the connection is gone", "abort"],
  ["the database does not answer", 503],
] as const) {
  test(`a note that can't be saved because ${trouble} is not lost`, async ({ page, expectOnConsole }) => {
    expectOnConsole(/^request to another site: http:\/\/127\.0\.0\.1:/);
    expectOnConsole(/net::ERR_FAILED|status of 503/);
    await openSignedIn(page, message);
    await scriptsTakeOver(page);
    await page.route("**/*.data*", (route) =>
      answer === "abort" ? route.abort() : route.fulfill({ status: answer }),
    );
    await page.getByLabel("Note", { exact: true }).fill("My own words.");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByRole("alert")).toContainText("The note is not saved");
    await expect(page.getByLabel("Note", { exact: true })).toHaveValue("My own words.");
  });
}

test("what became of a form is where the focus is", async ({ page, expectOnConsole }) => {
  expectOnConsole(/^request to another site: http:\/\/127\.0\.0\.1:/);
  await openSignedIn(page, message);
  await scriptsTakeOver(page);
  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(page.getByText('is now "New"')).toBeFocused();
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByText('is now "Answered"')).toBeFocused();
});
