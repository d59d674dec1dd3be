import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { formTarget, pagePolicy } from "./middleware/security-headers.server.ts";

/** A rendering that takes longer hangs on something that will not come. */
const renderMilliseconds = 10_000;

/**
 * Renders a page to its last byte before it answers: complete without scripts, with the hashes of its inline
 * scripts in its policy, and the same bytes for everybody (design, decision 2).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const html = await render(<ServerRouter context={entryContext} url={request.url} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", pagePolicy(html, import.meta.env.DEV, context.get(formTarget)));
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

function render(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
    });
    setTimeout(abort, renderMilliseconds).unref();
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // An address or a method that does not exist is the visitor's mistake, not a fault of the site.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error(`${request.method} ${new URL(request.url).pathname}:`, error);
};
