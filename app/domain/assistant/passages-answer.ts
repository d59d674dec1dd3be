import type { Found } from "#app/domain/search/passage.ts";
import type { AnswerSource } from "./events.ts";
import { askFurther, fromOurPages } from "./words.ts";

const mostShown = 3;

/** The answer without a model: the best passages themselves, shortened, and no word that is not on our pages. */
export function passagesAnswer(passages: readonly Found[]): { text: string; sources: AnswerSource[] } {
  const shown = passages.slice(0, mostShown);
  const paragraphs = shown.flatMap((passage) => {
    const { title, href } = sourceOf(passage);
    return [`[${title}](${href})`, withList(asText(passage.excerpt))];
  });
  return {
    text: [fromOurPages, ...paragraphs, askFurther].join("\n\n"),
    sources: sourcesOf(shown),
  };
}

export function sourcesOf(passages: readonly Found[]): AnswerSource[] {
  return passages.map(sourceOf);
}

/** Named with its page: Ohio and Texas have sections of the same title. */
function sourceOf({ title, page, href }: Found): AnswerSource {
  return { title: `${asText(title)} (${asText(page)})`, href };
}

/** The items of an excerpt, which stand in one line there, as the list that they are on the page. */
function withList(excerpt: string): string {
  return excerpt.replaceAll(/(?:^| )• /g, "\n- ").trim();
}

/** On one line, and without the brackets that make a link. */
function asText(words: string): string {
  return words.replaceAll(/[[\]]/g, "").replaceAll(/\s+/g, " ").trim();
}
