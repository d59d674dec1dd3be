import { assistant } from "#app/content/assistant.ts";
import type { AnswerSource } from "#app/domain/assistant/events.ts";
import type { ChatMessage, ChatQuestion } from "#app/domain/assistant/input.ts";
import { waitOf } from "#app/domain/rates/wait.ts";
import { ask, TooManyQuestions } from "./ask.ts";
import { latestMessages } from "./history.ts";
import { createStore } from "./store.ts";

export type Message = ChatMessage & { id: number; sources?: AnswerSource[] };

export type Conversation = {
  messages: readonly Message[];
  /** What has come in of the reply that is pending, "" before its first words; null while none is pending. */
  reply: string | null;
  /** What is typed and not sent: it outlives the panel as well. */
  draft: string;
};

/** security.md, "HTTP": a chat body has at most 32 KB. */
const mostBytes = 32 * 1024;

/** What can't be shown (pasted, say) would make the server refuse the question, and all that carry it along. */
const unprintable = /[^\P{Cc}\n\t]|\p{Cs}/gu;

const beginning: Conversation = {
  messages: [{ id: 0, role: "assistant", content: assistant.greeting }],
  reply: null,
  draft: "",
};

/** The one conversation of this tab, nowhere but in its memory (specification §3, §4). */
export const conversation = createStore(beginning);

let pending: AbortController | null = null;

function change(changes: Partial<Conversation>): void {
  conversation.set({ ...conversation.get(), ...changes });
}

type Words = ChatMessage & { sources?: AnswerSource[] };

function withMessage(message: Words): readonly Message[] {
  const { messages } = conversation.get();
  return [...messages, { ...message, id: (messages.at(-1)?.id ?? 0) + 1 }];
}

export function write(draft: string): void {
  change({ draft });
}

/**
 * Asks a question and takes the answer in, event by event. Nothing happens where it is blank, or while a reply is
 * pending (specification §5). Where no answer comes, the assistant says so, and the question stands in the field again.
 */
export async function send(question: string): Promise<void> {
  const message = question.replaceAll(unprintable, "").trim();
  if (message === "" || pending) return;
  const request = new AbortController();
  pending = request;
  const asked = questionOf(message, conversation.get().messages);
  change({ messages: withMessage({ role: "user", content: message }), reply: "", draft: "" });
  const said = await takeIn(asked, request).catch(failureOf);
  if (pending !== request) return;
  pending = null;
  const draft = conversation.get().draft || (said.failed ? message : "");
  change({ messages: withMessage(said.message), reply: null, draft });
}

/** Ends the reply that is pending; nothing of it stays, and nothing is said about it (specification §8). */
export function stop(): void {
  pending?.abort();
  pending = null;
  change({ reply: null });
}

/** Back to the greeting alone (specification §4). */
export function clear(): void {
  stop();
  conversation.set({ ...beginning, draft: conversation.get().draft });
}

type Said = { message: Words; failed: boolean };

async function takeIn(question: ChatQuestion, request: AbortController): Promise<Said> {
  let content = "";
  let sources: AnswerSource[] = [];
  for await (const event of ask(question, request)) {
    if (pending !== request) break;
    if (event.type === "sources") sources = event.sources;
    if (event.type === "content") {
      content += event.text;
      change({ reply: content });
    }
  }
  if (content.trim() === "") throw new Error("The answer is empty");
  return { message: { role: "assistant", content, sources }, failed: false };
}

function failureOf(error: unknown): Said {
  const tooMany = error instanceof TooManyQuestions ? `\n\n${assistant.tooMany(whenAgain(error))}` : "";
  return { message: { role: "assistant", content: assistant.failure + tooMany }, failed: true };
}

const whenAgain = ({ retryAfter }: TooManyQuestions) =>
  retryAfter === null ? "in a few minutes" : waitOf(retryAfter);

/** What the call carries (specification §7): the question, and the conversation before it, as far as there is room. */
function questionOf(message: string, earlier: readonly ChatMessage[]): ChatQuestion {
  const size = (conversationHistory: ChatMessage[]) =>
    new TextEncoder().encode(JSON.stringify({ message, conversationHistory })).length;
  return { message, conversationHistory: latestMessages(earlier, (some) => size(some) <= mostBytes) };
}
