import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { type Administrator, findAdministrator } from "#app/domain/accounts/sessions.server.ts";
import { withinDeadline } from "#db/deadline.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import { sessionCookie } from "./cookies.server.ts";

/**
 * How long looking up who is signed in may take: a page that says why not must be there within 3 s, of which a machine
 * with much to do needs most of one.
 */
const lookMilliseconds = 2_000;

const lookUp = createContext<() => Promise<Administrator | null>>(async () => null);

/**
 * Lets every route ask who is signed in. Without a session cookie there is nothing to look up, and nothing is sent;
 * with one, the answer is for this person alone and is kept by nobody.
 */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const id: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
  if (id === null) return next();
  let found: Promise<Administrator | null> | undefined;
  context.set(lookUp, () => {
    found ??= withinDeadline(lookMilliseconds, findAdministrator(id, new Date()));
    return found;
  });
  const response = await next();
  response.headers.set("Cache-Control", "no-store");
  return response;
};

/** Who is signed in, looked up once a request; null for everybody else. Throws DatabaseUnavailable. */
export function administratorOf(context: Readonly<RouterContextProvider>): Promise<Administrator | null> {
  return context.get(lookUp)();
}

/** Is anybody signed in? While the database does not answer, nobody is: public pages go on without it. */
export async function isSignedIn(context: Readonly<RouterContextProvider>): Promise<boolean> {
  try {
    return (await administratorOf(context)) !== null;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return false;
    throw error;
  }
}
