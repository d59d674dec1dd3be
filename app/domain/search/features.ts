import { allTerms, unitsOf } from "./terms.ts";
import { wordsOf } from "./words.ts";

/** What tells of which matter a text is: its terms, and its words by twos. */
export function matterFeatures(text: string): string[] {
  const stems = stemsOf(text);
  return [...new Set([...unitsOf(text).flatMap(allTerms), ...pairs(stems, 1)])];
}

const piece = 4;

/**
 * What tells whether a text is for this site at all: more of how it is said, and pieces of words, by which a word that
 * nobody foresaw ("gabapentin") still resembles others.
 */
export function scopeFeatures(text: string): string[] {
  const pieces = wordsOf(text).flatMap(({ plain }) => {
    const bounded = `<${plain}>`;
    const count = Math.max(0, bounded.length - piece + 1);
    return Array.from({ length: count }, (_, at) => `*${bounded.slice(at, at + piece)}`);
  });
  return [...new Set([...matterFeatures(text), ...pairs(stemsOf(text), 2), ...pieces])];
}

const stemsOf = (text: string) => wordsOf(text).map(({ stem }) => stem);

/** Each word with the one that comes so many places after it. */
function pairs(stems: readonly string[], apart: number): string[] {
  return stems.slice(apart).map((stem, at) => `${stems[at]}${" ".repeat(apart)}${stem}`);
}
