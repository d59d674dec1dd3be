import { allTerms, unitsIn } from "./terms.ts";
import { type Word, wordsOf } from "./words.ts";

/** What tells of which matter a text is: its terms, and its words by twos. */
export const matterFeatures = (text: string): string[] => [...new Set(matterOf(wordsOf(text)))];

const matterOf = (words: readonly Word[]) => [...unitsIn(words).flatMap(allTerms), ...pairs(words, 1)];

const piece = 4;

/**
 * What tells whether a text is for this site at all: more of how it is said, and pieces of words, by which a word that
 * nobody foresaw ("gabapentin") still resembles others.
 */
export function scopeFeatures(text: string): string[] {
  const words = wordsOf(text);
  const pieces = words.flatMap(({ plain }) => {
    const bounded = `<${plain}>`;
    const count = Math.max(0, bounded.length - piece + 1);
    return Array.from({ length: count }, (_, at) => `*${bounded.slice(at, at + piece)}`);
  });
  return [...new Set([...matterOf(words), ...pairs(words, 2), ...pieces])];
}

/** Each word with the one that comes so many places after it. */
function pairs(words: readonly Word[], apart: number): string[] {
  return words.slice(apart).map(({ stem }, at) => `${words[at]?.stem}${" ".repeat(apart)}${stem}`);
}
