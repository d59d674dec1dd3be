import type { Found } from "#app/domain/search/passage.ts";
import type { ChatQuestion } from "./input.ts";
import { type Marker, markerOf, messagesFor, withoutReasoning } from "./instructions.ts";
import { AnswerFilter } from "./links.ts";
import { ModelFailed, modelText } from "./model.server.ts";
import { cutShort } from "./words.ts";

/** Over what 800 tokens come to: a server that does not count them is stopped here. */
const mostCharacters = 6_000;

/** How long one waits for a model: points in time of performance.now(). */
export type Deadlines = { firstWordBy: number; endBy: number };

export type Phrased = {
  /** The answer in the small Markdown of answers, as it comes. Throws ModelFailed. */
  words: AsyncGenerator<string, void>;
  /** The passages that it links to so far. */
  linked: ReadonlySet<string>;
};

/**
 * Lets the model phrase an answer from the passages. Resolves with its first words, or with the marker it began with;
 * asks once more where a passing failure came before them. Throws ModelFailed, at the latest at `firstWordBy`; at
 * `endBy` an answer ends as it is.
 */
export async function phrase(
  question: ChatQuestion,
  passages: readonly Found[],
  signal: AbortSignal,
  deadlines: Deadlines,
): Promise<Phrased | Marker> {
  try {
    return await attempt(question, passages, signal, deadlines);
  } catch (error) {
    const canHelp =
      error instanceof ModelFailed && error.isPassing && performance.now() < deadlines.firstWordBy;
    if (!canHelp || signal.aborted) throw error;
    return attempt(question, passages, signal, deadlines);
  }
}

async function attempt(
  question: ChatQuestion,
  passages: readonly Found[],
  signal: AbortSignal,
  { firstWordBy, endBy }: Deadlines,
): Promise<Phrased | Marker> {
  const call = new AbortController();
  let isLate = false;
  const abort = () => call.abort();
  const giveUp = () => {
    isLate = true;
    abort();
  };
  signal.addEventListener("abort", abort, { once: true });
  let timer = setTimeout(giveUp, firstWordBy - performance.now());
  const hangUp = () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
    abort();
  };
  const filter = new AnswerFilter({
    addresses: new Set(passages.map(({ href }) => href)),
    words: passages.map(({ text }) => text).join("\n"),
  });
  const words = cleanText(messagesFor(question, passages), filter, call.signal, hangUp);
  try {
    const first = await words.next();
    if (first.done) throw new ModelFailed(isLate ? "said nothing in time" : "said nothing", !isLate);
    if (typeof first.value === "object") {
      await words.return();
      return first.value.marker;
    }
    clearTimeout(timer);
    timer = setTimeout(giveUp, endBy - performance.now());
    return { words: startingWith(first.value, words), linked: filter.linked };
  } catch (error) {
    hangUp();
    throw error;
  }
}

/** The model's text through the filter; or, first and alone, the marker. Hangs up when it is over or left. */
async function* cleanText(
  messages: Parameters<typeof modelText>[0],
  filter: AnswerFilter,
  signal: AbortSignal,
  hangUp: () => void,
): AsyncGenerator<string | { marker: Marker }, void> {
  const text = modelText(messages, signal);
  let opening = "";
  let isOpened = false;
  let hasSpoken = false;
  let left = mostCharacters;
  try {
    let next = await text.next();
    for (; !next.done && left > 0; next = await text.next()) {
      let piece = next.value.slice(0, left);
      left -= piece.length;
      if (!isOpened) {
        opening = withoutReasoning(opening + piece);
        const marker = markerOf(opening);
        if (marker === "undecided") continue;
        if (marker) return yield { marker };
        isOpened = true;
        piece = opening;
      }
      const clean = filter.push(piece);
      if (!clean) continue;
      hasSpoken = true;
      yield clean;
    }
    const isCut = !next.done || next.value === "length" || signal.aborted;
    // Of an answer that is cut, what was held back may be half of a word or of a link.
    const rest = isCut ? "" : filter.push(isOpened ? "" : opening) + filter.end();
    if (rest) yield rest;
    if (isCut && hasSpoken) yield `\n\n${cutShort}`;
  } finally {
    hangUp();
    await text.return("stop");
  }
}

async function* startingWith(
  first: string,
  others: AsyncGenerator<string | { marker: Marker }, void>,
): AsyncGenerator<string, void> {
  try {
    yield first;
    for await (const piece of others) if (typeof piece === "string") yield piece;
  } finally {
    await others.return();
  }
}
