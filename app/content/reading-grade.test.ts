import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { describe, expect, test } from "vitest";
import * as assistant from "./assistant.ts";
import * as assistantPage from "./assistant-page.ts";
import * as crisis from "./crisis.ts";
import * as crisisLines from "./crisis-lines.ts";
import * as home from "./home.ts";
import * as patientsPage from "./patients/page.ts";
import * as problems from "./patients/problems.ts";
import * as rights from "./patients/rights.ts";
import * as visit from "./patients/visit.ts";
import * as privacy from "./privacy.ts";
import * as search from "./search.ts";

const highestGrade = 8;

/**
 * What is not prose: identifiers, addresses, citations and phone numbers; and headings, names and button
 * labels, which would each count as a short sentence and make the rest look easier than it is.
 */
const notProse = new Set([
  "id",
  "kind",
  "title",
  "otherTitle",
  "label",
  "name",
  "href",
  "phone",
  "standing",
  "source",
  "sources",
  "checked",
]);

/** Every string below `content` that a visitor reads as a sentence; a field nobody listed above counts. */
function prose(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (Array.isArray(content)) return content.flatMap(prose);
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) => (notProse.has(field) ? [] : prose(value)));
}

/** The sentences of a text. A list item is one even without a full stop. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => words(sentence).length > 0);
}

/** The words of a sentence, without its blanks to fill in and its phone numbers (three digits or more). */
function words(sentence: string): string[] {
  return (sentence.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []).filter((word) => !/\d.*\d.*\d/.test(word));
}

/** The Flesch–Kincaid grade of a list of sentences: the school year in which most can read them. */
function grade(list: readonly string[]): number {
  const spoken = list.flatMap(words);
  return fleschKincaid({
    sentence: list.length,
    word: spoken.length,
    // The package finds no syllable in a number; we say at least one.
    syllable: spoken.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

function report(list: readonly string[]): string {
  const hardest = [...list].sort((a, b) => grade([b]) - grade([a])).slice(0, 5);
  return [
    `Reading grade ${grade(list).toFixed(1)}, above ${highestGrade}. The hardest sentences:`,
    ...hardest.map((sentence) => `  ${grade([sentence]).toFixed(1)}  ${sentence}`),
  ].join("\n");
}

const files = {
  "patients/rights.ts": rights,
  "patients/visit.ts": visit,
  "patients/problems.ts": problems,
  "patients/page.ts": patientsPage,
  "home.ts": home,
  "crisis.ts": crisis,
  "crisis-lines.ts": crisisLines,
  "privacy.ts": privacy,
  "search.ts": search,
  "assistant.ts": assistant,
  "assistant-page.ts": assistantPage,
};
const sections = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported).map(([section, content]) => ({
    name: `${file}: ${section}`,
    sentences: prose(content).flatMap(sentences),
  })),
);
const readable = sections.filter((section) => section.sentences.length > 0);
const whole = [...new Set(sections.flatMap((section) => section.sentences))];

describe("reading grade of the pages for patients", () => {
  test.each(readable)("$name is at grade 8 or lower", ({ sentences }) => {
    expect(grade(sentences), report(sentences)).toBeLessThanOrEqual(highestGrade);
  });

  test("the whole is at grade 8 or lower", () => {
    expect(grade(whole), report(whole)).toBeLessThanOrEqual(highestGrade);
  });

  test("every kind of text is measured, and no citation is", () => {
    const text = whole.join("\n");
    for (const sentence of [
      patientsPage.hero.lead,
      rights.rights.topics[0]?.statements[0]?.text,
      visit.checklists[0].items[0],
      visit.talking.followUp.plan[0].hint,
      problems.problems.cards[2].contacts[0]?.note,
      home.mission.text,
      crisis.lifeline.when,
    ]) {
      expect(sentence && sentences(sentence).every((part) => text.includes(part)), sentence).toBe(true);
    }
    expect(text).not.toMatch(/CFR|U\.S\.C\.|https:/);
  });

  test("a text for lawyers does not pass", () => {
    const legal =
      "Notwithstanding any provision to the contrary, a prescriber initiating pharmacological treatment of subacute or chronic pain shall contemporaneously document consideration of nonpharmacological alternatives.";
    expect(grade(sentences(legal))).toBeGreaterThan(highestGrade);
  });
});
