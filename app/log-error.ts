import { OwnError } from "./own-error.ts";

/** What the log says of an error. */
export type LoggedError = {
  type: string;
  message?: string;
  code?: string;
  stack?: string[];
  cause?: LoggedError;
};

const mostCauses = 4;

/**
 * An error for the log, without what a visitor sent: drivers, parsers and checks quote it in their messages and keep it
 * in their properties. So of any error but the site's own only the kind, the code and the places in the source are
 * told, and the same of what caused it.
 */
export function loggedError(error: unknown, causes = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const logged: LoggedError = { type: plain(error.name) ?? "Error" };
  if (error instanceof OwnError) logged.message = error.message;
  const code = "code" in error ? plain(error.code) : undefined;
  if (code) logged.code = code;
  logged.stack = placesOf(error);
  if (error.cause !== undefined && causes < mostCauses) logged.cause = loggedError(error.cause, causes + 1);
  return logged;
}

/** A word as programs name things. */
function plain(word: unknown): string | undefined {
  return typeof word === "string" && /^[\w.$-]{1,60}$/.test(word) ? word : undefined;
}

/** The stack's lines below the message, whose own lines could look like them. */
function placesOf({ stack = "", message }: Error): string[] {
  const from = stack.indexOf(message);
  return stack
    .slice(from < 0 ? 0 : from + message.length)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^at [^@]{1,300}$/.test(line));
}
