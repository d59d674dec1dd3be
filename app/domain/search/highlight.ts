import { meantBy } from "./spelling.ts";
import { stopWords } from "./stop-words.ts";
import { allTerms, shareOf, unitsOf } from "./terms.ts";
import { wordsOf } from "./words.ts";

/** A stretch of a text, and whether it is what somebody looked for. */
export type Stretch = { text: string; marked: boolean };

/**
 * A text in stretches that make the whole again, with the words marked that the query found in it: in any inflection,
 * by another word of the vocabulary, in spite of a typo. Pure; it brings the vocabulary along, so call it on the server.
 */
export function highlight(text: string, query: string): Stretch[] {
  const units = unitsOf(text);
  const asked = new Set(
    unitsOf(mended(query, text)).flatMap((unit) =>
      allTerms(unit).filter((term) => shareOf(unit, term) === 1),
    ),
  );
  const stretches: Stretch[] = [];
  let at = 0;
  for (const unit of units) {
    const [first] = unit.words;
    const last = unit.words.at(-1);
    if (!first || !last || !allTerms(unit).some((term) => asked.has(term))) continue;
    if (first.start > at) stretches.push({ text: text.slice(at, first.start), marked: false });
    stretches.push({ text: text.slice(first.start, last.end), marked: true });
    at = last.end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), marked: false });
  return stretches;
}

/** The query with typos mended by the words of the text. */
function mended(query: string, text: string): string {
  const words = wordsOf(text);
  const stems = new Set(words.map(({ stem }) => stem));
  const dictionary = new Map(words.map(({ plain }) => [plain, 1]));
  const meant = wordsOf(query).map(({ plain, stem }) => {
    if (stems.has(stem) || stopWords.has(plain)) return plain;
    // A word that the vocabulary knows is no typo.
    if (unitsOf(plain).some(({ groups }) => groups.length > 0)) return plain;
    return meantBy(plain, dictionary) ?? plain;
  });
  return meant.join(" ");
}
