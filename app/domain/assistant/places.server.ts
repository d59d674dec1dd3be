import { randomUUID } from "node:crypto";
import { limitRate, type Taken } from "#app/domain/rates/rates.server.ts";
import { visitorKey } from "#app/domain/rates/visitor.server.ts";
import { QuestionRefused } from "./refusal.ts";
import { holdStream, mostStreams, releaseStream, streamsReleased } from "./streams.server.ts";
import { busy, tooMany, twoAtOnce } from "./words.ts";

/** How many answers this process sends at once, to whomever. */
const mostAnswers = 200;
const laterSeconds = 5;

/** security.md, "Rates": 10 questions a minute. */
const takeQuestion = limitRate({ name: "chat", times: 10, seconds: 60 });

/** One answer under way. Its signal aborts when it is stopped, or the server. Whoever is done with it leaves. */
export type Place = { signal: AbortSignal; stop(): void; leave(): void };

type Open = { visitor: string | null; stop: AbortController };
const open = new Map<string, Open>();
let isStopping = false;

/**
 * Lets a question in within about a second, or throws QuestionRefused: over 10 a minute or 2 answers at once from one
 * network address (which is null where it is not known), or too many answers in this process. Whoever is let in must
 * leave.
 */
export async function takePlace(address: string | null): Promise<Place> {
  if (isStopping || open.size >= mostAnswers) throw new QuestionRefused("busy", busy, laterSeconds);
  const visitor = visitorKey(address);
  const id = randomUUID();
  const stop = new AbortController();
  const leave = () => {
    if (open.delete(id) && visitor !== null) releaseStream(id, visitor);
  };
  const place = { signal: stop.signal, stop: () => stop.abort(), leave };
  if (visitor === null) {
    open.set(id, { visitor, stop });
    return place;
  }
  const own = [...open.values()].filter((other) => other.visitor === visitor);
  if (own.length >= mostStreams) throw new QuestionRefused("too-many", twoAtOnce, laterSeconds);
  open.set(id, { visitor, stop });
  try {
    const [taken, isHeld] = await Promise.all([takeQuestion(visitor), holdStream(id, visitor)]);
    refuse(taken, isHeld);
    return place;
  } catch (error) {
    leave();
    throw error;
  }
}

function refuse(taken: Taken, isHeld: boolean): void {
  if (!taken.allowed) throw new QuestionRefused("too-many", tooMany, taken.retryAfter);
  if (!isHeld) throw new QuestionRefused("too-many", twoAtOnce, laterSeconds);
}

/** The server stops: ends every answer under way, and lets none begin. */
export async function endAnswers(): Promise<void> {
  isStopping = true;
  for (const { stop } of open.values()) stop.abort();
  await streamsReleased();
}
