import type { RouterContextProvider } from "react-router";
import { administratorOf } from "#app/middleware/session.server.ts";
import { jsonAnswer } from "./json-answer.server.ts";

/** A list as JSON (specification §7): everything for an administrator, what is published for everybody else. */
export function jsonList(
  context: Readonly<RouterContextProvider>,
  read: { published: () => Promise<unknown[]>; everything: () => Promise<unknown[]> },
): Promise<Response> {
  return jsonAnswer("The list is not available right now. Please try again.", async () => {
    const rows = (await administratorOf(context)) ? await read.everything() : await read.published();
    return Response.json(rows, { headers: { "Cache-Control": "no-cache" } });
  });
}
