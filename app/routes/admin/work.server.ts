import { createContext, type RouterContextProvider } from "react-router";
import { administratorOf } from "#app/middleware/session.server.ts";
import { DatabaseUnavailable } from "#db/errors.ts";

/** The e-mail address of whoever is signed in, for the audit log. The guard lets nobody else come here. */
export async function actorOf(context: Readonly<RouterContextProvider>): Promise<string> {
  const administrator = await administratorOf(context);
  if (!administrator) throw new Response(null, { status: 401, statusText: "Unauthorized" });
  return administrator.email;
}

/** Whether the database left the form of this request without an answer: its page does not wait for it once more. */
export const isUnanswered = createContext(false);

/** What the work gives; throws a 503 response, and with it a page that says so, while the database does not answer. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  }
}

/** A page of the admin area that does not exist, or no longer. */
export function notFound(): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found" });
}
