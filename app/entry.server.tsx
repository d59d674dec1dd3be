import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pagePolicy } from "./headers.server.ts";
import { log } from "./log.server.ts";
import { loggedPath } from "./logged-path.ts";
import { formTarget } from "./middleware/security-headers.server.ts";
import { requestId } from "./request-id.server.ts";
import { RequestNumber } from "./ui/error-page.tsx";

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
  const html = await render(
    <RequestNumber value={requestId() ?? ""}>
      <ServerRouter context={entryContext} url={request.url} />
    </RequestNumber>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", pagePolicy(html, import.meta.env.DEV, context.get(formTarget)));
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

function render(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        // Else it would hold the page, and all that it was made from, until its time is over.
        clearTimeout(timer);
        pipe(collect(resolve)).once("error", reject);
      },
      onShellError: reject,
    });
    const timer = setTimeout(abort, renderMilliseconds).unref();
  });
}

/** Takes the whole of a text. A stream that can be read as well would take twice as long. */
function collect(done: (text: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk, _, taken) {
      chunks.push(chunk);
      taken();
    },
    final(ended) {
      done(Buffer.concat(chunks).toString());
      ended();
    },
  });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  // What a route answers on purpose, or an address that does not exist: the line of the request has its status.
  if (isRouteErrorResponse(error)) return;
  const path = loggedPath(new URL(request.url).pathname);
  log.error({ err: error, method: request.method, path }, "A request failed.");
};
