import type { OpenAI } from "openai";
import { env } from "#app/env.server.ts";
import { OwnError } from "#app/own-error.ts";
import type { ModelMessage } from "./instructions.ts";

/** security.md, "Assistant". */
const mostTokens = 800;

/** Is there a model? env.server.ts holds that it is configured wholly or not at all. */
export const hasModel = env.OPENAI_MODEL !== undefined;

type Sdk = typeof import("openai");

let client: OpenAI | undefined;

/** The model's server, by the SDK that is loaded with the first question: it is large, and many sites have no model. */
function clientOf({ OpenAI }: Sdk): OpenAI {
  client ??= new OpenAI({
    baseURL: env.OPENAI_BASE_URL,
    // A local server needs none, but the SDK does.
    apiKey: env.OPENAI_API_KEY ?? "none",
    maxRetries: 0,
    // What it would log holds the conversation.
    logLevel: "off",
  });
  return client;
}

/** The model's server refused, broke off or sent what can't be read. It carries no word of the conversation. */
export class ModelFailed extends OwnError {
  override name = "ModelFailed";
  /** Can asking once more help? */
  readonly isPassing: boolean;
  /** The HTTP status of a refusal. */
  readonly status: number | undefined;

  constructor(reason: string, isPassing: boolean, status?: number) {
    super(reason);
    this.isPassing = isPassing;
    this.status = status;
  }
}

/** Known once a server has refused what every other one takes: OpenAI's newer models do. */
let wantsNewNames = false;

/**
 * The model's text as it comes. Ends early when the signal aborts; returns "length" where the limit of tokens cut it,
 * else "stop". Throws ModelFailed.
 */
export async function* modelText(
  messages: ModelMessage[],
  signal: AbortSignal,
): AsyncGenerator<string, "stop" | "length"> {
  if (!env.OPENAI_MODEL) throw new ModelFailed("No model is configured.", false);
  const limits = wantsNewNames
    ? { max_completion_tokens: mostTokens }
    : { max_tokens: mostTokens, temperature: 0.2 };
  let ending: string | null = null;
  const sdk = await import("openai");
  try {
    const stream = await clientOf(sdk).chat.completions.create(
      { model: env.OPENAI_MODEL, messages, stream: true, ...limits },
      { signal },
    );
    for await (const { choices } of stream) {
      const [choice] = choices ?? [];
      if (choice?.delta?.content) yield choice.delta.content;
      ending = choice?.finish_reason ?? ending;
    }
  } catch (error) {
    if (signal.aborted) return "stop";
    throw failureOf(error, sdk);
  }
  if (!ending && !signal.aborted) throw new ModelFailed("broke off", true);
  return ending === "length" ? "length" : "stop";
}

function failureOf(error: unknown, { APIError, BadRequestError }: Sdk): ModelFailed {
  if (
    !wantsNewNames &&
    error instanceof BadRequestError &&
    /^(max_tokens|temperature)$/.test(error.param ?? "")
  ) {
    wantsNewNames = true;
    return new ModelFailed(`does not take ${error.param}`, true);
  }
  const status = error instanceof APIError ? error.status : undefined;
  // The message of an error can quote the conversation: its kind and its status say enough.
  const reason = `${error instanceof Error ? error.constructor.name : "unknown"}${status ? `, status ${status}` : ""}`;
  return new ModelFailed(reason, status === undefined || status >= 500, status);
}
