import { expect, test } from "../site-test.ts";

for (const { locale, timezoneId } of [
  { locale: "de-DE", timezoneId: "Europe/Berlin" },
  { locale: "en-US", timezoneId: "Pacific/Kiritimati" },
]) {
  test.describe(`in a browser set to ${locale}, ${timezoneId}`, () => {
    test.use({ locale, timezoneId });

    test("'Last verified' is in the browser's local date format", async ({ page, visit, request }) => {
      const providers: { name: string; lastVerified: string | null }[] = await (
        await request.get("/api/providers")
      ).json();
      await visit("/local");
      for (const { name, lastVerified } of providers) {
        const card = page
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
        const local =
          lastVerified && new Date(lastVerified).toLocaleDateString(locale, { timeZone: timezoneId });
        await expect(card.getByText(/Last verified/)).toHaveText(local ? [`Last verified: ${local}`] : []);
      }
    });
  });
}
