import { everydayQuestions } from "./everyday-questions.ts";
import type { Passage } from "./passage.ts";
import { termsOf } from "./terms.ts";

type Weigh = (term: string) => number;
type Question = { href: string; terms: ReadonlySet<string>; length: number };

/**
 * Compares a question with each single everyday question and title: the index adds up what all of a section's questions
 * hold, and can't see that one of them is the very question. The answer tells, by address, how close the closest is,
 * from 0 to 1 (the cosine).
 */
export function everydayMatch(passages: readonly Passage[], weigh: Weigh) {
  const questions = passages.flatMap(({ href, title }) =>
    [title, ...(everydayQuestions[href] ?? [])].map((text) => questionOf(href, text, weigh)),
  );
  return (asked: readonly string[]): ReadonlyMap<string, number> => {
    const length = lengthOf(asked, weigh);
    const closest = new Map<string, number>();
    for (const question of questions) {
      const shared = lengthOf(
        asked.filter((term) => question.terms.has(term)),
        weigh,
      );
      if (shared === 0) continue;
      const cosine = shared ** 2 / (question.length * length);
      if (cosine > (closest.get(question.href) ?? 0)) closest.set(question.href, cosine);
    }
    return closest;
  };
}

function questionOf(href: string, text: string, weigh: Weigh): Question {
  const terms = new Set(termsOf(text));
  return { href, terms, length: lengthOf([...terms], weigh) };
}

const lengthOf = (terms: readonly string[], weigh: Weigh) => Math.hypot(...terms.map(weigh));
