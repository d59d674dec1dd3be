import { isDanger } from "./crisis-danger.ts";
import { isOverdose } from "./crisis-overdose.ts";
import { inSpanish, spanishCrisis } from "./crisis-spanish.ts";
import { isSuicidal } from "./crisis-suicide.ts";
import { plainWords } from "./crisis-text.ts";

export { crisisAnswer } from "./crisis-answer.ts";

/** What a message is in need of: `suicide` is self-harm too, `danger` is violence or a medical emergency. */
export type Crisis = { kind: "suicide" | "overdose" | "danger"; spanish: boolean };

/**
 * Finds a crisis in a visitor's message without any model: the screen that comes before all else.
 * A message of several kinds is of the one that needs 911 first. It is linear in the message's length.
 * @returns null where the message tells of none; a topic ("overdose prevention"), a figure of speech
 *   ("the pain is killing me") and a denial ("I am not suicidal") are none
 */
export function crisisOf(message: string): Crisis | null {
  const text = plainWords(message);
  const spanish = inSpanish(text);
  if (isOverdose(text)) return { kind: "overdose", spanish };
  if (isDanger(text)) return { kind: "danger", spanish };
  if (isSuicidal(text)) return { kind: "suicide", spanish };
  const kind = spanishCrisis(text);
  return kind === null ? null : { kind, spanish: true };
}
