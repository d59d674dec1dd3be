import { randomUUID } from "node:crypto";
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { RouterContextProvider } from "react-router";
import { env } from "#app/env.server.ts";
import { addSecurityHeaders, pagePolicy } from "#app/headers.server.ts";
import { log } from "#app/log.server.ts";
import { refusalStatus } from "#app/middleware/refusal.server.ts";
import { withRequestId } from "#app/request-id.server.ts";
import type { NumberedResponse } from "./numbered-response.ts";
import { handle } from "./request-handler.ts";
import { isForApi, methods } from "./request-rules.ts";

const pages = new Map<number, Promise<Refusal>>();

type Refusal = { status: number; headers: Headers; body: string };

/** In the place of a request's id, in a page that is rendered for all of them. */
const anyId = randomUUID();

/** The site's own error page with the status: rendered once, as but for the request's id it is the same for everybody. */
function page(status: number): Promise<Refusal> {
  const kept = pages.get(status) ?? withRequestId(anyId, () => render(status));
  pages.set(status, kept);
  kept.catch(() => pages.delete(status));
  return kept;
}

async function render(status: number): Promise<Refusal> {
  const context = new RouterContextProvider();
  context.set(refusalStatus, status);
  const response = await handle(new Request(`${env.PUBLIC_URL}/refused`), context);
  const html = withoutScripts(await response.text());
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": pagePolicy(html, false, null),
  });
  return refusal(status, headers, html);
}

/** They would look for the page of the address that was refused, and put another one in this one's place. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, "");
}

function json(status: number): Refusal {
  const headers = new Headers({ "Content-Type": "application/json" });
  return refusal(status, headers, JSON.stringify({ message: STATUS_CODES[status] }));
}

function refusal(status: number, headers: Headers, body: string): Refusal {
  addSecurityHeaders(headers);
  headers.set("Cache-Control", "no-store");
  if (status === 503) headers.set("Retry-After", "5");
  return { status, headers, body };
}

/** What is sent of a refusal: its headers, as a list, and its body with the id of the request. */
function toSend({ status, headers, body }: Refusal, requestId: string, allowed: string) {
  const bytes = Buffer.from(body.replace(anyId, requestId));
  const allow = status === 405 ? ["Allow", allowed] : [];
  return { list: [...headers, allow, ["Content-Length", `${bytes.byteLength}`]].flat(), bytes };
}

/** Answers a request with an error's page, or with JSON where the API was asked; a 405 names the methods allowed. */
export async function refuse(
  request: IncomingMessage,
  response: NumberedResponse,
  status: number,
  allowed = methods.join(", "),
) {
  const answer = isForApi(request.url ?? "") ? json(status) : await page(status);
  const { list, bytes } = toSend(answer, response.requestId, allowed);
  response.writeHead(status, list);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** Answers with an error's page on a connection whose request could not be read, and closes it within a second. */
export async function refuseConnection(socket: Socket, status: number) {
  // Time to read the page. Who never closes their end would keep the connection for good.
  setTimeout(() => socket.destroy(), 1_000).unref();
  const requestId = randomUUID();
  log.info({ status, requestId }, "connection refused");
  const { list, bytes } = toSend(await page(status), requestId, methods.join(", "));
  if (!socket.writable) return;
  const more = ["X-Request-Id", requestId, "Connection", "close"];
  const lines = [...list, ...more].map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`));
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`);
  socket.end(bytes);
}
