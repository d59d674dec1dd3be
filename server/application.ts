import type { IncomingMessage, ServerResponse } from "node:http";
import * as build from "virtual:react-router/server-build";
import { createRequestListener } from "@react-router/node";
import { withClientAddress } from "#app/middleware/client-address.server.ts";
import { addSecurityHeaders } from "#app/middleware/security-headers.server.ts";

/** Above what any form or call may send (app/request-body.server.ts), which answers with 413 below it. */
const readBytes = 128 * 1024;

const everyResponse = new Headers();
addSecurityHeaders(everyResponse);

const listener = createRequestListener({
  build,
  getLoadContext: (request, client) => withClientAddress(request, client.address),
});

/** Answers with what the routes say. Throws what goes wrong outside them: an answer may have begun then. */
export async function application(request: IncomingMessage, response: ServerResponse): Promise<void> {
  stopReadingAt(readBytes, request);
  addMissingHeaders(response);
  // Its type hides that it gives a promise, whose failure nobody else would take.
  await (listener(request, response) as unknown as Promise<void>);
}

/**
 * Some answers are React Router's own and pass no middleware. The request listener writes its headers as one list, and
 * of headers that were set before, Node.js 20 would then keep one Set-Cookie alone: they are added to the list.
 */
function addMissingHeaders(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response);
  const withMissing = (status: number, list: string[]) => {
    const names = new Set(list.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
    const missing = [...everyResponse].filter(([name]) => !names.has(name));
    return writeHead(status, [...list, ...missing.flat()]);
  };
  response.writeHead = withMissing as typeof response.writeHead;
}

/** The request listener keeps every byte that arrives until it is read: what is too much is thrown away. */
function stopReadingAt(most: number, request: IncomingMessage) {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > most) request.removeAllListeners("data").resume();
  });
}
