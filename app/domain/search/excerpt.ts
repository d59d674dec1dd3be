import type { Passage } from "./passage.ts";
import { allTerms, unitsOf } from "./terms.ts";

type Sentence = { sentence: string; terms: ReadonlySet<string> };

const most = 300;
const sentences = new Intl.Segmenter("en-US", { granularity: "sentence" });

/** Reading a text takes longer than all the rest of a search: what was read is kept as long as its passage. */
const read = new WeakMap<Pick<Passage, "text">, readonly Sentence[]>();

/**
 * The part of a passage's text that fits best: the neighboring sentences, at most about 300 characters, that hold the
 * most telling of the terms. A single sentence that is longer is cut after a word.
 */
export function excerptOf(passage: Pick<Passage, "text">, weights: ReadonlyMap<string, number>): string {
  const parts = read.get(passage) ?? sentencesOf(passage.text).map(termsIn);
  read.set(passage, parts);
  let best = { excerpt: "", weight: -1 };
  for (let from = 0; from < parts.length; from++) {
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

function sentencesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    if (line.startsWith("- ")) return [line.replace(/^- /, "• ")];
    return Array.from(sentences.segment(line), ({ segment }) => segment.trim()).filter((part) => part);
  });
}

function termsIn(sentence: string): Sentence {
  // Who a statement applies to is not what it says.
  const isScope = /^(?:Applies to:|(?:Ohio|Texas|Federal) (?:law|rule|guidance)\.)/.test(sentence);
  return { sentence, terms: new Set(isScope ? [] : unitsOf(sentence).flatMap(allTerms)) };
}

function sumOf(terms: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  return [...terms].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
}

function shortened(text: string): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/, "")} …`;
}
