import { atFirstUse } from "#app/at-first-use.ts";
import { stopWords } from "./stop-words.ts";
import { vocabulary } from "./vocabulary.ts";
import { type Word, wordsOf } from "./words.ts";

/**
 * A word, or a phrase of the vocabulary, and what stands for it in the index: the names of the vocabulary's groups, with
 * a sign that no word has ("~oarrs"), and the stems of its words.
 */
export type Unit = { words: readonly Word[]; groups: readonly string[]; stems: readonly string[] };

type Phrase = { stems: readonly string[]; groups: string[] };

/** The phrases of the vocabulary by their first stem, the longest first. */
const phrases = atFirstUse(phrasesByFirstStem);

/** What a text is about, in order, without stop words. */
export const unitsOf = (text: string): Unit[] => unitsIn(wordsOf(text));

/** The same for a text whose words are read already. */
export function unitsIn(words: readonly Word[]): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length; ) {
    const [word] = words.slice(at, at + 1);
    if (!word) break;
    const phrase = phrases()
      .get(word.stem)
      ?.find(({ stems }) => stems.every((stem, i) => words[at + i]?.stem === stem));
    const length = phrase?.stems.length ?? 1;
    const taken = words.slice(at, at + length);
    const stems = taken.filter(({ plain }) => !stopWords.has(plain)).map(({ stem }) => stem);
    const groups = phrase?.groups ?? [];
    if (groups.length + stems.length > 0) units.push({ words: taken, groups, stems });
    at += length;
  }
  return units;
}

/** All the terms of a text: what the index holds of it. */
export const termsOf = (text: string): string[] => unitsOf(text).flatMap(allTerms);

export const allTerms = ({ groups, stems }: Unit): readonly string[] => [...groups, ...stems];

/** How much a term of a question counts. The words of a phrase mean little alone: its groups stand for it. */
export const shareOf = ({ words, groups }: Unit, term: string): number =>
  words.length > 1 && groups.length > 0 && !groups.includes(term) ? 0.3 : 1;

function phrasesByFirstStem(): Map<string, Phrase[]> {
  const byFirst = new Map<string, Phrase[]>();
  for (const [name, words] of Object.entries(vocabulary)) {
    for (const text of words) {
      const stems = wordsOf(text).map(({ stem }) => stem);
      const [first] = stems;
      if (!first) continue;
      const list = byFirst.get(first) ?? [];
      byFirst.set(first, list);
      const known = list.find((phrase) => phrase.stems.join(" ") === stems.join(" "));
      if (!known) list.push({ stems, groups: [`~${name}`] });
      else if (!known.groups.includes(`~${name}`)) known.groups.push(`~${name}`);
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return byFirst;
}
