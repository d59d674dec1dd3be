import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { addSecurityHeaders } from "#app/middleware/security-headers.server.ts";

const everyResponse = new Headers();
addSecurityHeaders(everyResponse);

const files = sirv(fileURLToPath(new URL("../client", import.meta.url)), {
  etag: true,
  // Looked up at each request: a file that is gone since the start would end the process.
  dev: true,
  setHeaders(response, path) {
    response.setHeaders(everyResponse);
    // Names under /assets/ carry a hash of their content: what is behind one never changes.
    if (path.startsWith("/assets/"))
      response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    else response.setHeader("Cache-Control", "public, max-age=3600");
  },
});

/** Answers with a file of the build, where the path names one; else goes on. */
export function staticFiles(request: IncomingMessage, response: ServerResponse, goOn: () => void): void {
  // Always the whole file: sirv throws at a range that ends before it begins.
  delete request.headers.range;
  files(request, response, goOn);
}
