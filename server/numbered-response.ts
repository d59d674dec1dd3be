import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { env } from "#app/env.server.ts";
import { idFor } from "#app/request-id.server.ts";

const header = "X-Request-Id";

/**
 * A response that knows the id of its request, and names it in its head, whoever writes that: a page, a file, or what
 * is kept from another request.
 */
export class NumberedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  readonly requestId = idFor(this.req.headers["x-request-id"], env.TRUSTED_PROXIES);

  /** Emits "head": from here on somebody has an answer. */
  override writeHead(status: number, reason?: unknown, headers?: unknown): this {
    this.emit("head");
    const list = headers ?? reason;
    if (!Array.isArray(list)) {
      this.setHeader(header, this.requestId);
      return super.writeHead(status, reason as string, headers as OutgoingHttpHeaders);
    }
    // Of headers that were set before a list is written, Node.js 20 would keep one Set-Cookie alone. It has read the
    // list when it returns: to copy it took a twentieth of an answer from memory.
    list.push(header, this.requestId);
    try {
      return super.writeHead(status, reason as string, headers as OutgoingHttpHeaders);
    } finally {
      list.length -= 2;
    }
  }
}
