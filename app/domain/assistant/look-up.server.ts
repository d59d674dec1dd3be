import type { Found } from "#app/domain/search/passage.ts";
import { findPassages } from "#app/domain/search/search.server.ts";
import type { ChatQuestion } from "./input.ts";

/** How a question that goes on with the one before begins, or points back to it. */
const goesOn =
  /^(?:and|but|or|also|what about|how about|same|y|o|pero|tambi[eé]n)\b|\b(?:that|it|this|those|they)\b/i;
const mostWordsGoingOn = 8;
const mostWordsAlone = 3;
const states = /\b(?:ohio|texas)\b/gi;

/**
 * The passages for a question, best first. A short one that goes on with the last question ("and in Texas?") is looked
 * up together with it, and alone where that finds nothing; a very short one the other way round. A state that it names
 * stands in place of the one before.
 */
export async function lookUp({
  message,
  conversationHistory,
}: ChatQuestion): Promise<{ covered: boolean; passages: Found[] }> {
  const before = conversationHistory.findLast(({ role }) => role === "user")?.content;
  const topic = message.search(states) >= 0 ? before?.replaceAll(states, "") : before;
  const together = `${topic} ${message}`;
  const words = message.split(/\s+/).length;
  if (before && words <= mostWordsGoingOn && goesOn.test(message)) return firstCovered(together, message);
  if (before && words <= mostWordsAlone) return firstCovered(message, together);
  return findPassages(message);
}

async function firstCovered(first: string, second: string): ReturnType<typeof findPassages> {
  const found = await findPassages(first);
  return found.covered ? found : findPassages(second);
}
