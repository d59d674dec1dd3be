import type { Found } from "#app/domain/search/passage.ts";
import type { AnswerSource } from "./events.ts";
import { askFurther, fromOurPages } from "./words.ts";

const mostShown = 3;

/** The answer without a model: the best passages themselves, shortened, and no word that is not on our pages. */
export function passagesAnswer(passages: readonly Found[]): { text: string; sources: AnswerSource[] } {
  const shown = passages.slice(0, mostShown);
  const paragraphs = shown.flatMap(({ title, href, excerpt }) => [
    `[${asText(title)}](${href})`,
    asText(excerpt),
  ]);
  return {
    text: [fromOurPages, ...paragraphs, askFurther].join("\n\n"),
    sources: sourcesOf(shown),
  };
}

export function sourcesOf(passages: readonly Found[]): AnswerSource[] {
  return passages.map(({ title, href }) => ({ title, href }));
}

/** On one line, and without the brackets that make a link. */
function asText(words: string): string {
  return words.replaceAll(/[[\]]/g, "").replaceAll(/\s+/g, " ").trim();
}
