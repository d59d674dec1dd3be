import { hasModel, ModelFailed, modelText } from "#app/domain/assistant/model.server.ts";
import { env } from "#app/env.server.ts";
import { type Finding, ok, problem } from "./finding.ts";

const name = "Model";
/** The assistant itself waits 8 seconds for the first word (README, The assistant and the search). */
const firstWordMilliseconds = 8_000;

const todos: Record<number, string> = {
  400: "Ask whether the model takes chat completions, and correct OPENAI_MODEL.",
  401: "It refuses the key: correct OPENAI_API_KEY.",
  403: "It refuses the key: correct OPENAI_API_KEY.",
  404: "It does not know the model or the address: correct OPENAI_MODEL and OPENAI_BASE_URL.",
  429: "Its quota is used up: look at your account there.",
};

/** Does the model answer as the assistant asks it? Asks for one word. */
export async function findModel(): Promise<Finding[]> {
  if (!hasModel) return [ok(name, "None is set: the assistant answers with passages of the site.")];
  try {
    const word = await firstWord().catch((error: unknown) => {
      // As the assistant does: the second try can be in other words (model.server.ts).
      if (error instanceof ModelFailed && error.isPassing) return firstWord();
      throw error;
    });
    if (word) return [ok(name, `${env.OPENAI_MODEL} answers.`)];
    return [
      problem(
        name,
        `${env.OPENAI_MODEL} said nothing within ${firstWordMilliseconds / 1000} seconds.`,
        "Choose a model that answers without thinking for long. Until then, answers are passages of the site.",
      ),
    ];
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    const todo = error.status === undefined ? "Correct OPENAI_BASE_URL." : todos[error.status];
    return [
      problem(name, `${env.OPENAI_MODEL} does not answer: ${error.message}.`, todo ?? "Ask whoever runs it."),
    ];
  }
}

/** Undefined where none came in time. */
async function firstWord(): Promise<string | undefined> {
  const enough = new AbortController();
  const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(firstWordMilliseconds)]);
  const question = [{ role: "user" as const, content: "Answer with the one word: ready" }];
  try {
    const { value, done } = await modelText(question, signal).next();
    return done ? undefined : value;
  } finally {
    enough.abort();
  }
}
