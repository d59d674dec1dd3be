import { atFirstUse } from "#app/at-first-use.ts";
import type { Passage } from "./passage.ts";
import { allTerms, unitsOf } from "./terms.ts";

type Sentence = { sentence: string; terms: ReadonlySet<string>; canBegin: boolean };

const most = 300;
const sentences = atFirstUse(() => new Intl.Segmenter("en-US", { granularity: "sentence" }));

/** Who a statement applies to is not what it says. */
const scope = /^(?:Applies to:|(?:Ohio|Texas|Federal) (?:law|rule|guidance)\.)/;
/** What leans on the sentence before it: alone, nobody knows who "it" is. */
const leaning =
  /^(?:it|its|they|their|them|this|that|these|those|he|she|his|her|or|and|but|so|such|then|also|both|one|other|others|exceptions?|there|for that|if so)\b/i;

/** Reading a text takes longer than all the rest of a search: what was read is kept as long as its passage. */
const read = new WeakMap<Pick<Passage, "text">, readonly Sentence[]>();

/**
 * The part of a passage's text that fits best: the neighboring sentences, at most about 300 characters, that hold the
 * most telling of the terms, from a sentence on that can be understood without the one before. A single sentence that
 * is longer is cut after a word.
 */
export function excerptOf(passage: Pick<Passage, "text">, weights: ReadonlyMap<string, number>): string {
  const parts = read.get(passage) ?? sentencesOf(passage.text);
  read.set(passage, parts);
  let best = { excerpt: "", weight: -1 };
  for (let from = 0; from < parts.length; from++) {
    if (!parts[from]?.canBegin) continue;
    const taken: Sentence[] = [];
    let length = 0;
    for (const part of parts.slice(from)) {
      length += part.sentence.length + 1;
      if (taken.length > 0 && length > most) break;
      taken.push(part);
    }
    // The later words of an excerpt are read less: what it begins with decides between equals.
    const terms = new Set(taken.flatMap(({ terms }) => [...terms]));
    const weight = sumOf(terms, weights) + sumOf(taken[0]?.terms ?? new Set(), weights) / 2;
    if (weight > best.weight) best = { excerpt: taken.map(({ sentence }) => sentence).join(" "), weight };
  }
  return shortened(best.excerpt);
}

function sentencesOf(text: string): Sentence[] {
  return text.split("\n").flatMap((line) => {
    const parts = line.startsWith("- ")
      ? [line.replace(/^- /, "• ")]
      : Array.from(sentences().segment(line), ({ segment }) => segment.trim()).filter((part) => part);
    return parts.map((sentence, at) => ({
      sentence,
      terms: new Set(scope.test(sentence) ? [] : unitsOf(sentence).flatMap(allTerms)),
      canBegin: !scope.test(sentence) && (at === 0 || !leaning.test(sentence)),
    }));
  });
}

function sumOf(terms: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  return [...terms].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
}

function shortened(text: string): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/, "")} …`;
}
