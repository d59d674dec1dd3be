import { stemmer } from "stemmer";

/** A word of a text: where it stands there, how it reads in plain small letters, and its stem. */
export type Word = { start: number; end: number; plain: string; stem: string };

/** Letters, marks and digits, with apostrophes inside: "doctor's" is one word, "follow-up" are two. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’ʼ`´][\p{L}\p{M}]+)*/gu;

/**
 * The words of a text in order. Case, accents, width, apostrophes and the possessive 's make no difference, nor, in
 * `stem`, does the English ending.
 */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), (match) => {
    const plain = plainWord(match[0]);
    return { start: match.index, end: match.index + match[0].length, plain, stem: stemOf(plain) };
  });
}

function plainWord(word: string): string {
  return word
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’ʼ`´]s$/u, "")
    .replaceAll(/['’ʼ`´]/gu, "");
}

/** The stemmer is for English words alone; it takes "us" and "OARRS" for plurals. */
function stemOf(plain: string): string {
  return plain.length > 3 && /^[a-z]+$/.test(plain) ? stemmer(plain) : plain;
}
