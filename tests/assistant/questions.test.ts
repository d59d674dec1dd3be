import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { indexOf } from "#app/domain/search/index.ts";
import { sitePassages } from "#app/domain/search/site-passages.ts";

const { answerable, uncovered } = z
  .object({
    answerable: z.array(z.object({ question: z.string(), answers: z.array(z.string()).min(1) })).min(120),
    uncovered: z.array(z.string()).min(40),
  })
  .parse(JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf8")));

const passages = sitePassages({ today: "2026-11-20", usesModel: false });
const index = await indexOf(passages);

const percent = (part: number, of: number) => (100 * part) / of;

test("every answer of the question set is a section of the site, and every section answers a question", () => {
  const hrefs = new Set(passages.map(({ href }) => href));
  const answers = new Set(answerable.flatMap(({ answers }) => answers));
  expect([...answers].filter((href) => !hrefs.has(href))).toEqual([]);
  expect([...hrefs].filter((href) => !answers.has(href))).toEqual([]);
});

test("the right section comes first, or among the first three, and what the site doesn't cover is recognized", () => {
  const asked = answerable.map(({ question, answers }) => {
    const { covered, ranked } = index.find(question);
    const hrefs = ranked.slice(0, 3).map(({ passage }) => passage.href);
    // A section that is found and not believed in is no answer.
    return {
      question,
      covered,
      hrefs,
      place: covered ? hrefs.findIndex((href) => answers.includes(href)) : -1,
    };
  });
  const first = percent(asked.filter(({ place }) => place === 0).length, asked.length);
  const firstThree = percent(asked.filter(({ place }) => place >= 0).length, asked.length);
  const wronglyCovered = uncovered.filter((question) => index.find(question).covered);
  const notCovered = 100 - percent(wronglyCovered.length, uncovered.length);

  const misses = asked
    .filter(({ place }) => place !== 0)
    .map(
      ({ question, covered, hrefs, place }) =>
        `  ${place > 0 ? "later" : covered ? "wrong" : "not covered"}: ${question} → ${hrefs.join(" ")}`,
    );
  console.info(
    [
      `${asked.length} questions: right section first ${first.toFixed(1)} %, in the first three ${firstThree.toFixed(1)} %`,
      ...misses,
      `${uncovered.length} questions that the site doesn't cover: recognized ${notCovered.toFixed(1)} %`,
      ...wronglyCovered.map((question) => `  taken for covered: ${question}`),
    ].join("\n"),
  );
  expect(first).toBeGreaterThanOrEqual(85);
  expect(firstThree).toBeGreaterThanOrEqual(95);
  expect(notCovered).toBeGreaterThanOrEqual(85);
});
