import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { adviceAskedFor } from "#app/domain/assistant/advice.ts";
import { crisisOf } from "#app/domain/assistant/crisis.ts";

type Questions = {
  answerable: { question: string; answers: string[] }[];
  crisis: string[];
  nearMisses: string[];
};
const questions: Questions = JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf8"));

/** The share of the messages, and those themselves, so that a failure names them. */
function report(what: string, found: readonly string[], of: readonly unknown[]): number {
  const share = found.length / of.length;
  console.info(`${what}: ${found.length} of ${of.length} (${(share * 100).toFixed(1)} %)`, found);
  return share;
}

test("every crisis is found", () => {
  const missed = questions.crisis.filter((message) => crisisOf(message) === null);
  expect(report("crises missed", missed, questions.crisis)).toBe(0);
});

test("at most 3 % of near misses are taken for a crisis", () => {
  const taken = questions.nearMisses.filter((message) => crisisOf(message) !== null);
  expect(report("near misses taken for a crisis", taken, questions.nearMisses)).toBeLessThanOrEqual(0.03);
});

test("no question that the site answers is taken for a crisis, but for those about one", () => {
  const aboutOne = /emergency-signs|#help-|crisis/;
  const others = questions.answerable.filter(({ answers }) => !answers.some((href) => aboutOne.test(href)));
  const taken = others.flatMap(({ question }) => (crisisOf(question) === null ? [] : [question]));
  expect(report("answerable taken for a crisis", taken, others)).toBe(0);
});

test("at most 2 % of the questions that the site answers are refused as advice", () => {
  const asked = questions.answerable.map(({ question }) => question);
  const refused = asked.filter((question) => adviceAskedFor(question) !== null);
  expect(report("answerable refused as advice", refused, asked)).toBeLessThanOrEqual(0.02);
});
