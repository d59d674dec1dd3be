import { randomBytes } from "node:crypto";
import type { ModelCall } from "../support/model-server.ts";

/**
 * A question of the site "model" that the test itself answers in place of the language model: piece by piece, to the
 * end or not.
 */
export function heldQuestion(words = "What are my rights as a patient?") {
  // Without letters and digits, which the site would look up.
  const id = Array.from(randomBytes(16), (byte) => "=+^|"[byte % 4]).join("");
  const tell = async (what: string, said = ""): Promise<{ call: ModelCall; leftAt: number }> => {
    const response = await fetch(`${process.env.TEST_MODEL_SERVER}/calls/${encodeURIComponent(id)}/${what}`, {
      method: "POST",
      body: said,
    });
    if (!response.ok) throw new Error(`The model was not asked, or not left: ${await response.text()}`);
    return await response.json();
  };
  return {
    question: `${words} ${id}`,
    /** Waits until the model is asked; gives what it was sent. */
    arrives: async () => (await tell("look")).call,
    say: async (words: string) => void (await tell("say", words)),
    end: async () => void (await tell("end")),
    /** Cuts the connection, and those of later tries. */
    cut: async () => void (await tell("cut")),
    /** Waits until the site hangs up; gives when that was. */
    left: async () => (await tell("left")).leftAt,
  };
}

/** A passage that the site gave to the model. */
export type GivenPassage = { address: string; page: string; title: string; text: string };

/** What the site gave to the model as data: the last message. */
export function givenTo({ messages }: ModelCall): { passages: GivenPassage[]; question: string } {
  return JSON.parse(messages.at(-1)?.content ?? "null");
}
