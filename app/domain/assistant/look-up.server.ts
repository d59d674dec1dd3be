import { type Found, findPassages } from "#app/domain/search/search.server.ts";
import type { ChatQuestion } from "./input.ts";

/** How a question that goes on with the one before begins, or points back to it. */
const goesOn =
  /^(?:and|but|or|also|what about|how about|same|y|o|pero|tambi[eé]n)\b|\b(?:that|it|this|those|they)\b/i;
const mostWordsGoingOn = 8;
const mostWordsAlone = 3;

/**
 * The passages for a question, best first. A short one that goes on with the last question ("and in Texas?") is
 * looked up together with it; so is a very short one for which the site has nothing.
 */
export async function lookUp({
  message,
  conversationHistory,
}: ChatQuestion): Promise<{ covered: boolean; passages: Found[] }> {
  const before = conversationHistory.findLast(({ role }) => role === "user")?.content;
  const words = message.split(/\s+/).length;
  const together = () => findPassages(`${before} ${message}`);
  if (before && words <= mostWordsGoingOn && goesOn.test(message)) return together();
  const alone = await findPassages(message);
  return !alone.covered && before && words <= mostWordsAlone ? together() : alone;
}
