import { runProgram, startSite } from "../../support/site-process.ts";
import { copyOfEmptyDatabase } from "../../support/sites.ts";
import { exampleMessage, expectThanks, fillIn } from "../contact-form.ts";
import { expect, test } from "../site-test.ts";

test("a message that is sent twice is stored once, letter for letter", async ({
  browser,
  javaScriptEnabled,
}) => {
  const { folder, remove } = copyOfEmptyDatabase();
  const site = await startSite({ DATA_DIR: folder }, { until: "/api/news" });
  try {
    const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled });
    const message = exampleMessage();
    await page.goto("/contact");
    await fillIn(page, message);
    await page.getByRole("button", { name: "Send Message" }).dblclick();
    await expectThanks(page);

    await page.goto("/contact");
    await fillIn(page, message);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expectThanks(page);
    await page.close();

    expect(await site.stop()).toBe(0);
    expect(site.errors()).toBe("");
    const stored = JSON.parse(await runProgram("stored-contacts.ts", folder));
    expect(stored).toEqual([
      expect.objectContaining({
        name: message.name,
        email: message.email,
        phone: message.phone,
        role: "caregiver",
        message: message.message,
        joinNewsletter: false,
        volunteer: true,
        mediaInquiry: true,
        status: "new",
      }),
    ]);
  } finally {
    await site.stop();
    remove();
  }
});
