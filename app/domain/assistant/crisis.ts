import { readMessage } from "./screen/screen.ts";
import { isSpanish } from "./screen/spanish.ts";

/** What a message is in need of: `suicide` is self-harm too, `danger` is violence or a medical emergency. */
export type Crisis = { kind: "suicide" | "overdose" | "danger"; spanish: boolean };

const kinds = ["suicide", "overdose", "danger"] as const;

/** From how much a message is taken for a crisis, fitted to the question set (tests/assistant/questions.json). */
const leastCrisis = 0.1;

/**
 * Finds a crisis in a visitor's message without any model: the screen that comes before all else. A topic ("overdose
 * prevention"), a figure of speech ("the pain is killing me") and a denial ("I am not suicidal") are none.
 */
export function crisisOf(message: string): Crisis | null {
  const reading = readMessage(message);
  if (reading.crisis < leastCrisis) return null;
  const kind = kinds.reduce((best, one) => (reading[one] > reading[best] ? one : best));
  return { kind, spanish: isSpanish(message) };
}
