import { limitRate } from "#app/domain/rates/rates.server.ts";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { OwnError } from "#app/own-error.ts";
import { adviceAnswer, adviceAskedFor } from "./advice.ts";
import { type AnswerKind, countAnswer } from "./counts.server.ts";
import { crisisOf } from "./crisis.ts";
import { crisisAnswer } from "./crisis-answer.ts";
import type { AnswerSource, ChatEvent } from "./events.ts";
import type { ChatQuestion } from "./input.ts";
import type { Marker } from "./instructions.ts";
import { lookUp } from "./look-up.server.ts";
import { hasModel, ModelFailed } from "./model.server.ts";
import { passagesAnswer, sourcesOf } from "./passages-answer.ts";
import { type Deadlines, type Phrased, phrase } from "./phrasing.server.ts";
import { type Place, takePlace } from "./places.server.ts";
import { failed, notCovered, refused } from "./words.ts";

/** Who asks: their network address, null where it is not known; the signal aborts when they leave. */
export type Visit = { visitor: string | null; signal: AbortSignal };

/**
 * In milliseconds from the question on: when the model's first word must have come, and when an answer ends. Below the
 * 10 s and 60 s of security.md: a hundred who ask at the same moment wait two seconds for one another.
 */
const patience = { firstWord: 7_000, whole: 55_000 };

const mostSources = 3;

/** security.md: a limit on calls of the model over all instances. */
const takeCall = limitRate({ name: "assistant", times: env.ASSISTANT_DAILY_LIMIT, seconds: 24 * 60 * 60 });

/**
 * Answers a question from the site's own pages (specification §7 and design, decision 6). Resolves once the question
 * is taken, within about a second; throws QuestionRefused where it is not. A crisis is always answered, at once: before
 * any limit, and without the database. The events end with done or error, or with nothing where the visitor left.
 * Nothing of a question is stored or logged.
 */
export async function answer(
  question: ChatQuestion,
  { visitor, signal }: Visit,
  { firstWord, whole } = patience,
): Promise<AsyncGenerator<ChatEvent, void>> {
  const askedAt = performance.now();
  const crisis = crisisOf(question.message);
  if (crisis) return fixedAnswer("crisis", crisisAnswer(crisis));
  const place = await takePlace(visitor);
  signal.addEventListener("abort", place.stop, { once: true });
  if (signal.aborted) place.stop();
  return atPlace(
    place,
    signal,
    openAnswer(question, place.signal, { firstWordBy: askedAt + firstWord, endBy: askedAt + whole }),
  );
}

/** The same answer in one piece, for the page without scripts. Throws QuestionRefused, and OwnError where it fails. */
export async function completeAnswer(
  question: ChatQuestion,
  visit: Visit,
): Promise<{ text: string; sources: AnswerSource[] }> {
  let text = "";
  let sources: AnswerSource[] = [];
  for await (const event of await answer(question, visit)) {
    if (event.type === "content") text += event.text;
    if (event.type === "sources") sources = event.sources;
    if (event.type === "error") throw new OwnError("The answer broke off");
  }
  return { text, sources };
}

/** Gives the place back when the answer is over, whatever ends it; the server's stop ends it with an error event. */
async function* atPlace(
  place: Place,
  left: AbortSignal,
  events: AsyncGenerator<ChatEvent, void>,
): AsyncGenerator<ChatEvent, void> {
  try {
    for await (const event of events) {
      if (place.signal.aborted) break;
      yield event;
    }
    if (place.signal.aborted && !left.aborted) yield { type: "error", message: failed };
  } catch (error) {
    if (left.aborted) return;
    if (!place.signal.aborted) {
      log.error({ err: error }, "The assistant failed.");
      countAnswer("failed");
    }
    yield { type: "error", message: failed };
  } finally {
    left.removeEventListener("abort", place.stop);
    place.leave();
  }
}

async function* openAnswer(
  question: ChatQuestion,
  signal: AbortSignal,
  deadlines: Deadlines,
): AsyncGenerator<ChatEvent, void> {
  const advice = adviceAskedFor(question.message);
  if (advice) return yield* fixedAnswer("refused", adviceAnswer(advice));
  const { covered, passages } = await lookUp(question);
  if (!covered) return yield* fixedAnswer("not-covered", notCovered);
  const phrased = await phraseWithModel(question, passages, signal, deadlines);
  if (phrased === "NOT_COVERED") return yield* fixedAnswer("not-covered", notCovered);
  if (phrased === "REFUSED") return yield* fixedAnswer("refused", refused);
  if (phrased === null) {
    const { text, sources } = passagesAnswer(passages);
    return yield* fixedAnswer("passages", text, sources);
  }
  for await (const text of phrased.words) yield { type: "content", text };
  if (signal.aborted) return;
  const linked = passages.filter(({ href }) => phrased.linked.has(href));
  yield* ending("answered", sourcesOf(linked.length > 0 ? linked : passages.slice(0, mostSources)));
}

/** Null where there is no model, where it has answered enough for today, and where it fails before its first word. */
async function phraseWithModel(...asked: Parameters<typeof phrase>): Promise<Phrased | Marker | null> {
  const [, , signal] = asked;
  if (!hasModel || !(await takeCall("all")).allowed || signal.aborted) return null;
  try {
    return await phrase(...asked);
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    if (!signal.aborted) log.error({ err: error }, "The assistant's model failed.");
    return null;
  }
}

async function* fixedAnswer(
  kind: AnswerKind,
  text: string,
  sources: AnswerSource[] = [],
): AsyncGenerator<ChatEvent, void> {
  yield { type: "content", text };
  yield* ending(kind, sources);
}

async function* ending(kind: AnswerKind, sources: AnswerSource[]): AsyncGenerator<ChatEvent, void> {
  countAnswer(kind);
  if (sources.length > 0) yield { type: "sources", sources };
  yield { type: "done" };
}
