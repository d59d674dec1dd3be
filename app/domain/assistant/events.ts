/** A passage that an answer stands on. */
export type AnswerSource = { title: string; href: string };

/**
 * What an answer consists of, in the order it is sent (specification §7; `sources` is ours, and who does not know it
 * ignores it): content, as often as there are words; sources, where there are any; then done, or instead error.
 */
export type ChatEvent =
  | { type: "content"; text: string }
  | { type: "sources"; sources: AnswerSource[] }
  | { type: "done" }
  | { type: "error"; message: string };
