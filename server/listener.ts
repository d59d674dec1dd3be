import { createServer, IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import { atFirstUse } from "#app/at-first-use.ts";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { withRequestId } from "#app/request-id.server.ts";
import { compressAnswer } from "./compressed-answer.ts";
import { NumberedResponse } from "./numbered-response.ts";
import { type Gate, makeGate } from "./overload.ts";
import { publicAddresses } from "./public-addresses.ts";
import { publicPages } from "./public-pages.ts";
import { watchQueue } from "./queue.ts";
import { logRequest } from "./request-log.ts";
import { isAsset, isProbe, mostHeaders, refusalOf } from "./request-rules.ts";
import { sendStaticFile } from "./static-files.ts";

const seconds = 1000;

/** security.md, "HTTP". */
const limits = {
  headersTimeout: 10 * seconds,
  requestTimeout: 15 * seconds,
  // Node.js looks every 30 s otherwise, and both would last longer.
  connectionsCheckingInterval: 1 * seconds,
  maxHeaderSize: 16 * 1024,
  // Above how long Caddy (120 s) and nginx (60 s) keep an idle connection: the proxy is to close first.
  keepAliveTimeout: 125 * seconds,
  // A missing Host gets the site's own page.
  requireHostHeader: false,
};

/**
 * Loaded when it is first needed, and by start.ts once the server listens: a process that has just started answers with
 * files and prerendered pages long before. Asked for once: to import it again takes a hundredth of a page.
 */
const rendering = atFirstUse(() => import("./rendering.ts"));

/** The site behind node's own HTTP server, which does not listen yet. */
export function makeServer(): Server {
  const server = createServer({ ...limits, IncomingMessage, ServerResponse: NumberedResponse });
  const gate = makeGate(watchQueue(server));
  const answer = (request: IncomingMessage, response: NumberedResponse) => respond(request, response, gate);
  server.on("request", answer);
  // One more than are allowed: Node.js leaves out what is above, and would say nothing.
  server.maxHeadersCount = mostHeaders + 1;
  // An expectation that nobody knows is passed over: Node.js would answer it by itself, without the site's headers.
  server.on("checkExpectation", answer);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET") socket.destroy();
    else refuseConnection(socket, statusOf(error));
  });
  server.on("connect", (_, socket: Socket) => {
    socket.on("error", () => socket.destroy());
    refuseConnection(socket, 405);
  });
  return server;
}

function respond(request: IncomingMessage, response: NumberedResponse, gate: Gate): void {
  const refusal = refusalOf(request, env.PUBLIC_URL);
  if (!refusal && sendFromMemory(request, response)) return;
  logRequest(request, response);
  const answering = refusal
    ? refuse(request, response, refusal)
    : withRequestId(response.requestId, () => answerOf(request, response, gate));
  answering
    .catch((error: unknown) => {
      log.error({ err: error, requestId: response.requestId }, "A request failed.");
      if (response.headersSent) response.destroy();
      else return refuse(request, response, 500);
    })
    .catch(() => response.destroy());
}

/** At once, and without a line in the log: a file of the build, or a page as it was rendered before. */
function sendFromMemory(request: IncomingMessage, response: NumberedResponse): boolean {
  if (!isReading(request)) return false;
  return publicAddresses.has(request.url ?? "")
    ? publicPages.sendKept(request, response)
    : sendStaticFile(request, response);
}

function answerOf(request: IncomingMessage, response: NumberedResponse, gate: Gate): Promise<void> {
  const goOn = () => {
    if (!isProbe(request.url ?? "")) {
      const answered = gate.begin(request.method);
      if (!answered) return refuse(request, response, 503);
      // An answer that goes on, word by word, keeps nobody waiting.
      response.once("head", answered).once("close", answered);
    }
    compressAnswer(request, response);
    return rendering().then(({ application }) => application(request, response));
  };
  if (!isReading(request)) return goOn();
  if (isAsset(request.url ?? ""))
    return rendering().then(({ sendReleaseFile }) => sendReleaseFile(request, response));
  return publicPages.answer(request, response, goOn);
}

async function refuse(request: IncomingMessage, response: NumberedResponse, status: number): Promise<void> {
  const { refuse } = await rendering();
  await refuse(request, response, status);
}

async function refuseConnection(socket: Socket, status: number): Promise<void> {
  const { refuseConnection } = await rendering();
  await refuseConnection(socket, status);
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** What a request that could not be read is answered with. */
function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  return 400;
}
