import { z } from "zod";
import { plainText } from "#app/domain/plain-text.ts";
import { withoutInvisible } from "./invisible.ts";

/** security.md, "Assistant": 20 turns, 2,000 characters a message. */
export const mostCharacters = 2_000;
const mostEarlierMessages = 40;
/** Longer than any answer (most of 800 tokens, or three passages) gets. */
const mostAnswerCharacters = 8_000;

const words = (label: string, most: number) =>
  z
    .string({ error: "Please type a question" })
    .overwrite(withoutInvisible)
    .pipe(plainText(label, most, "Please type a question"));

const earlierMessage = z.discriminatedUnion(
  "role",
  [
    z.object({ role: z.literal("user"), content: words("An earlier message", mostCharacters) }),
    z.object({ role: z.literal("assistant"), content: words("An earlier answer", mostAnswerCharacters) }),
  ],
  { error: "The earlier messages may only come from a user or an assistant" },
);

/**
 * What POST /api/chat takes (specification §7). Fields that it does not name are left behind: nothing but these words
 * and the two roles can reach the model.
 */
export const chatInput = z.object({
  message: words("Your question", mostCharacters).refine((message) => message !== "", {
    error: "Please type a question",
  }),
  conversationHistory: z
    .array(earlierMessage, { error: "The earlier messages must be a list" })
    .max(mostEarlierMessages, `At most ${mostEarlierMessages} earlier messages can be sent`)
    .default([]),
});

export type ChatQuestion = z.output<typeof chatInput>;
export type ChatMessage = ChatQuestion["conversationHistory"][number];
