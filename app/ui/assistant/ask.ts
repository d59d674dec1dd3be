import { createParser } from "eventsource-parser";
import type { AnswerSource, ChatEvent } from "#app/domain/assistant/events.ts";
import type { ChatQuestion } from "#app/domain/assistant/input.ts";

/** The server is heard from every 15 s while an answer is on its way: after this long, it is gone. */
const silenceMilliseconds = 70_000;

/** The server takes no further question now; `retryAfter` says in how many seconds it will, where it is known. */
export class TooManyQuestions extends Error {
  override name = "TooManyQuestions";
  readonly retryAfter: number | null;

  constructor(retryAfter: number | null) {
    super("Too many questions");
    this.retryAfter = retryAfter;
  }
}

/**
 * Asks POST /api/chat (specification §7) and gives what the answer consists of, as it comes in, up to its end. Throws
 * where the answer is no success, has no body, ends or falls silent before it is done, or says that it failed
 * (specification §8). `request` ends it from outside.
 */
export async function* ask(question: ChatQuestion, request: AbortController): AsyncGenerator<ChatEvent> {
  const silence = startClock(() => request.abort());
  try {
    const response = await fetch("/api/chat", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      credentials: "include",
      body: JSON.stringify(question),
      signal: request.signal,
    });
    if (response.status === 429) throw new TooManyQuestions(seconds(response.headers.get("Retry-After")));
    if (!response.ok || !response.body) throw new Error(`${response.status}: no answer`);
    for await (const event of events(response.body, silence.restart)) {
      if (event.type === "error") throw new Error("The answer failed");
      if (event.type === "done") return;
      yield event;
    }
    throw new Error("The answer broke off");
  } finally {
    silence.stop();
    // Nothing more is wanted, and nobody else reads it.
    request.abort();
  }
}

function startClock(ring: () => void) {
  let timer = setTimeout(ring, silenceMilliseconds);
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(ring, silenceMilliseconds);
  };
  return { stop, restart };
}

async function* events(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<ChatEvent> {
  const found: ChatEvent[] = [];
  const parser = createParser({
    onEvent: ({ data }) => {
      const event = readEvent(data);
      if (event) found.push(event);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    heard();
    parser.feed(decoder.decode(chunk.value, { stream: true }));
    yield* found.splice(0);
  }
}

/** An event by its `type`; null for one that this version of the site does not know. Throws where it is no JSON. */
function readEvent(data: string): ChatEvent | null {
  const event = JSON.parse(data);
  if (event?.type === "content" && typeof event.text === "string") return event;
  if (event?.type === "sources" && Array.isArray(event.sources) && event.sources.every(isSource))
    return event;
  return event?.type === "done" || event?.type === "error" ? event : null;
}

function isSource(source: Partial<AnswerSource> | null): boolean {
  return typeof source?.title === "string" && typeof source.href === "string";
}

function seconds(retryAfter: string | null): number | null {
  return retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
}
