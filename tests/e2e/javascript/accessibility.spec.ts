import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { questions } from "../chat.ts";
import { missingPage, pages } from "../pages.ts";
import { expect, test } from "../site-test.ts";
import { openSignedIn } from "../staff.ts";
import { menuButton } from "../visitor.ts";

// Looking at every element of a long page takes its time on a slow machine.
test.describe.configure({ timeout: 120_000 });

const standards = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
const paths = [
  ...pages.map(({ path }) => path),
  "/policy?tab=texas",
  "/policy?tab=federal",
  "/local?tab=resources",
  "/search?q=pain+clinic",
  "/search?q=I+want+to+kill+myself",
];

const all = [...paths, "/contact?sent", missingPage];
const atOnce = 5;
for (let at = 0; at < all.length; at += atOnce) {
  const some = all.slice(at, at + atOnce);
  test(`${some.join(", ")}: no barriers, light or dark, narrow or wide`, async ({
    page,
    visit,
    expectOnConsole,
  }) => {
    if (some.includes(missingPage)) expectOnConsole(/status of 404/);
    for (const path of some) {
      await test.step(path, async () => {
        await visit(path);
        await unfold(page);
        await expectNoBarriers(page);
      });
    }
  });
}

test("the crisis dialog has no barriers", async ({ page, visit }) => {
  await visit("/");
  await page.getByRole("banner").getByRole("button", { name: "Need Help Now?" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoBarriers(page);
});

test("the assistant's panel has no barriers, with an answer and a crisis", async ({ page, visit }) => {
  await visit("/");
  await page.getByRole("button", { name: "Ask Questions" }).click();
  const panel = page.getByRole("dialog", { name: "HCMS Assistant" });
  for (const [index, question] of [questions.covered, questions.crisis].entries()) {
    await panel.getByLabel("Your question").fill(question);
    await panel.getByRole("button", { name: "Send" }).click();
    await expect(panel.getByRole("heading", { name: "HCMS Assistant said:" })).toHaveCount(index + 2);
  }
  await expectNoBarriers(page);
});

test("the assistant's page has no barriers, with an answer", async ({ page, visit }) => {
  await visit("/assistant");
  await page.getByRole("button", { name: "How should I get ready for a visit?" }).click();
  await expect(page.getByRole("heading", { name: "The answer" })).toBeVisible();
  await expectNoBarriers(page);
});

test("the open menu has no barriers", async ({ page, visit }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await visit("/");
  await menuButton(page).click();
  await expectNoBarriers(page, [375, 375]);
});

test("the contact form with errors has no barriers", async ({ page, visit }) => {
  await visit("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoBarriers(page);
});

test.describe("the inbox", () => {
  test.use({ site: "staff" });

  const message = "/admin/contacts/5a3b1e00-0007-4000-8000-000000000002";
  test("its pages have no barriers", async ({ page, expectOnConsole }) => {
    expectOnConsole(/^request to another site: http:\/\/127\.0\.0\.1:/);
    for (const path of [
      "/admin",
      "/admin/assistant",
      "/admin?status=spam&q=none",
      message,
      `${message}/delete`,
    ]) {
      await test.step(path, async () => {
        await openSignedIn(page, path);
        await expectNoBarriers(page);
      });
    }
  });
});

test.describe("without its database", () => {
  test.use({ site: "broken" });

  test("a page has no barriers", async ({ page, visit }) => {
    await visit("/news");
    await expectNoBarriers(page);
  });
});

/** Opens every item of the accordions at once, and one source, since all sources are alike. */
async function unfold(page: Page) {
  await page
    .getByRole("main")
    .locator("details")
    .evaluateAll((all) => {
      const items = all.filter((details) => details.hasAttribute("name"));
      const source = all.find((details) => !details.hasAttribute("name"));
      for (const details of source ? [...items, source] : items) {
        details.removeAttribute("name");
        details.setAttribute("open", "");
      }
    });
}

async function expectNothingFound(page: Page, axe: AxeBuilder, where: string) {
  // One that is cut short, by a change of the colors, is over as well.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target} ${html}`),
  );
  expect.soft(found, where).toEqual([]);
}

/** Without the parts that look into frames and load style sheets again: no page has any. */
function axeOf(page: Page) {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], preload: false });
}

/** Every rule on a light page at one width, the contrast of the dark one at the other. */
async function expectNoBarriers(page: Page, [first, second] = [375, 1280]) {
  await page.setViewportSize({ width: first, height: 720 });
  await page.emulateMedia({ colorScheme: "light" });
  await expectNothingFound(page, axeOf(page).withTags(standards), `light, ${first} px wide`);
  await page.setViewportSize({ width: second, height: 720 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNothingFound(page, axeOf(page).withRules(["color-contrast"]), `dark, ${second} px wide`);
}
