import { data } from "react-router";
import { home } from "#app/domain/accounts/local-path.ts";
import { SignInError } from "#app/domain/accounts/problem.ts";
import { TooMany } from "#app/domain/rates/too-many.ts";
import { log } from "#app/log.server.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import { type Shown, words } from "./problem-page.tsx";

/**
 * What a page shows of a failed sign-in, with its status and headers; `next` is where trying again leads in the end.
 * Throws the error again if it is about something else.
 */
export function problemData(error: unknown, next: string, headers = new Headers()) {
  const problem = problemOf(error);
  // A cause is a fault of the provider or of the settings; the rest is what visitors do.
  if (error instanceof Error && error.cause) log.error({ err: error }, "Sign-in failed.");
  if (error instanceof TooMany) headers.set("Retry-After", `${error.retryAfter}`);
  const retry = next === home ? "/auth/login" : `/auth/login?${new URLSearchParams({ next })}`;
  return data({ problem, retry }, { status: words[problem].status, headers });
}

function problemOf(error: unknown): Shown {
  if (error instanceof TooMany) return "too-many";
  if (error instanceof SignInError) return error.problem;
  if (error instanceof DatabaseUnavailable) return "no-database";
  throw error;
}
