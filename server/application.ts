import type { IncomingMessage } from "node:http";
import * as build from "virtual:react-router/server-build";
import { createRequestListener } from "@react-router/node";
import { securityHeaderList } from "#app/headers.server.ts";
import { withClientAddress } from "#app/middleware/client-address.server.ts";
import type { NumberedResponse } from "./numbered-response.ts";
import { refuse } from "./refusal-pages.ts";
import { isProbe } from "./request-rules.ts";

/** Above what any form or call may send (app/request-body.server.ts), which answers with 413 below it. */
const readBytes = 128 * 1024;

/** Tells the page cache until when it may keep a page, and nobody else anything. */
const forPageCache = "x-fresh-until";

const listener = createRequestListener({
  build,
  getLoadContext: (request, client) => withClientAddress(request, client.address),
});

/** Answers with what the routes say. Throws what goes wrong outside them: an answer may have begun then. */
export async function application(request: IncomingMessage, response: NumberedResponse): Promise<void> {
  stopReadingAt(readBytes, request);
  watchHead(request, response);
  // Its type hides that it gives a promise, whose failure nobody else would take.
  await (listener(request, response) as unknown as Promise<void>);
}

/**
 * Some answers are React Router's own and pass no middleware: they get the headers of every response. The request
 * listener writes its headers as one list, and of headers that were set before, Node.js 20 would then keep one
 * Set-Cookie alone: they are added to the list. An error without a page gets the site's.
 */
function watchHead(request: IncomingMessage, response: NumberedResponse) {
  const { writeHead, write, end } = response;
  const watched = (status: number, list: string[]) => {
    const given = new Map(pairs(list));
    if (isBareError(request, status, given)) {
      // What the listener goes on to write gives way to the page.
      Object.assign(response, { writeHead, write: () => true });
      response.end = () => {
        Object.assign(response, { write, end });
        refuse(request, response, status, otherMethods(request));
        return response;
      };
      return response;
    }
    const own = pairs(list).filter(([name]) => name !== forPageCache);
    const missing = securityHeaderList.filter(([name]) => !given.has(name.toLowerCase()));
    return writeHead.call(response, status, [...own, ...missing].flat());
  };
  response.writeHead = watched as typeof response.writeHead;
}

/** An address that does not answer this method answers the others. */
function otherMethods({ method }: IncomingMessage): string {
  return method === "POST" ? "GET, HEAD" : "POST";
}

/** The headers of a list as node takes it, with their names in lower case. */
function pairs(list: readonly string[]): [name: string, value: string][] {
  return list.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), list[index + 1] ?? ""]] : [],
  );
}

/** A line of text, or nothing, or a 405 that names no method: what React Router makes of an error outside the pages. */
function isBareError(request: IncomingMessage, status: number, given: Map<string, string>): boolean {
  if (status === 405 && !given.has("allow")) return true;
  if (status < 400 || isProbe(request.url ?? "")) return false;
  return given.get("content-type")?.startsWith("text/plain") ?? true;
}

/** The request listener keeps every byte that arrives until it is read: what is too much is thrown away. */
function stopReadingAt(most: number, request: IncomingMessage) {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > most) request.removeAllListeners("data").resume();
  });
}
