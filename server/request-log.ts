import type { IncomingMessage } from "node:http";
import { log } from "#app/log.server.ts";
import { loggedPath } from "#app/logged-path.ts";
import type { NumberedResponse } from "./numbered-response.ts";
import { isProbe } from "./request-rules.ts";

/** Writes a line to the log when the answer has ended. Nothing in it tells who asked, or what somebody wrote. */
export function logRequest(request: IncomingMessage, response: NumberedResponse): void {
  const { method, url = "" } = request;
  const startedAt = performance.now();
  response.once("close", () => {
    const entry = {
      method,
      path: loggedPath(url),
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAt),
      requestId: response.requestId,
      // The visitor left before the end.
      ...(!response.writableFinished && { left: true }),
    };
    if (isProbe(entry.path)) log.debug(entry, "request");
    else if (entry.status >= 500) log.warn(entry, "request");
    else log.info(entry, "request");
  });
}
