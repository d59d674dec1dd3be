import type { ChatMessage } from "#app/domain/assistant/input.ts";

/** security.md, "Assistant": 20 turns, each a question and its answer. */
const mostMessages = 40;

/**
 * The latest of the earlier messages that can be sent along: at most 20 turns, and as many as `fits` says there is
 * room for. Only role and content go, whatever else a message carries.
 */
export function latestMessages(
  messages: readonly ChatMessage[],
  fits: (messages: ChatMessage[]) => boolean,
): ChatMessage[] {
  const latest = messages.slice(-mostMessages).map(({ role, content }) => ({ role, content }) as ChatMessage);
  while (latest.length > 0 && !fits(latest)) latest.shift();
  return latest;
}
