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

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.pop();
    // Of headers that were set before a list is written, Node.js 20 would keep one Set-Cookie alone.
    if (Array.isArray(headers)) return this.#write(status, ...rest, headers.concat(header, this.requestId));
    this.setHeader(header, this.requestId);
    return this.#write(status, ...rest, headers);
  }

  /** Emits "head": from here on somebody has an answer. */
  #write(...head: unknown[]): this {
    this.emit("head");
    return super.writeHead(...(head as [status: number, headers?: OutgoingHttpHeaders]));
  }
}
