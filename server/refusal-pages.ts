import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { env } from "#app/env.server.ts";
import { refusalStatus } from "#app/middleware/refusal.server.ts";
import { addSecurityHeaders, pagePolicy } from "#app/middleware/security-headers.server.ts";
import { isForApi, methods } from "./request-rules.ts";

const handle = createRequestHandler(build);
const pages = new Map<number, Promise<Refusal>>();

type Refusal = { status: number; headers: Headers; body: Buffer };

/** The site's own error page with the status: rendered once, as it is the same for everybody. */
function page(status: number): Promise<Refusal> {
  const kept = pages.get(status) ?? render(status);
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
  return refusal(status, headers, Buffer.from(html));
}

/** They would look for the page of the address that was refused, and put another one in this one's place. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, "");
}

function json(status: number): Refusal {
  const headers = new Headers({ "Content-Type": "application/json" });
  return refusal(status, headers, Buffer.from(JSON.stringify({ message: STATUS_CODES[status] })));
}

function refusal(status: number, headers: Headers, body: Buffer): Refusal {
  addSecurityHeaders(headers);
  headers.set("Cache-Control", "no-store");
  headers.set("Content-Length", String(body.byteLength));
  return { status, headers, body };
}

/** Answers a request with an error's page, or with JSON where the API was asked; a 405 names the methods allowed. */
export async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  allowed = methods.join(", "),
) {
  const { headers, body } = isForApi(request.url ?? "") ? json(status) : await page(status);
  const allow = status === 405 ? ["Allow", allowed] : [];
  response.writeHead(status, [...headers, allow].flat());
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Answers with an error's page on a connection whose request could not be read, and closes it within a second. */
export async function refuseConnection(socket: Socket, status: number) {
  // Time to read the page. Who never closes their end would keep the connection for good.
  setTimeout(() => socket.destroy(), 1_000).unref();
  const { headers, body } = await page(status);
  if (!socket.writable) return;
  const allow = status === 405 ? [["Allow", methods.join(", ")]] : [];
  const lines = [...headers, ...allow, ["Connection", "close"]].map(([name, value]) => `${name}: ${value}`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n`);
  socket.end(body);
}
