import { type MiddlewareFunction, redirectDocument } from "react-router";
import { home } from "#app/domain/accounts/local-path.ts";
import { readForm } from "#app/request-body.server.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import { administratorOf } from "./session.server.ts";

/**
 * The guard of the admin area: on the layout route of /admin it holds for every address below it, in every form, and
 * a loader, an action and a .data request come after it. Sends whoever is not signed in to the sign-in, with the page
 * they asked for; answers 503 while the database can't tell, with the fields of the form that was sent: its page gives
 * them back (app/ui/error-page.tsx).
 */
export const administratorsOnly: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  let administrator: unknown;
  try {
    administrator = await administratorOf(context);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const sent = request.method === "POST" ? [...(await readForm(request))] : [];
    throw Response.json({ sent }, { status: 503, statusText: "Service Unavailable" });
  }
  if (administrator) return next();
  const asked = url.pathname + url.search;
  throw redirectDocument(
    asked === home ? "/auth/login" : `/auth/login?${new URLSearchParams({ next: asked })}`,
  );
};

/** What a call is told that can't be checked because the database does not answer. */
export const unavailable = "The database does not answer right now. Please try again.";

const noStore = { "Cache-Control": "no-store" };

/** The answer to a call by somebody who is not signed in (specification §8). */
export function unauthorized(): Response {
  return Response.json({ message: "Unauthorized" }, { status: 401, headers: noStore });
}

/**
 * The same guard for a call of the API: 401 for whoever is not signed in. `open` names the method that everybody may
 * use.
 */
export function administratorsCall(open?: "POST"): MiddlewareFunction<Response> {
  return async ({ context, request }, next) => {
    if (request.method === open) return next();
    try {
      if (!(await administratorOf(context))) return unauthorized();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return Response.json({ message: unavailable }, { status: 503, headers: noStore });
    }
    return next();
  };
}
