import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, type Encoding } from "./accepted-encoding.ts";
import type { Bodies } from "./compress.ts";

/** An answer that lies whole in memory, with the lists of headers as node writes them: sending it makes nothing. */
export type StoredResponse = {
  etag: string | null;
  /** For who has it already: status 304. */
  unchanged: string[];
  whole: Record<Encoding, { status: number; head: string[]; body: Buffer }>;
};

/** Makes an answer to be sent often, out of its headers, without those that `send` is to choose, and its bodies. */
export function storedResponse(
  headers: readonly (readonly [name: string, value: string])[],
  bodies: Bodies,
  status = 200,
): StoredResponse {
  // Weak: the same page in another encoding is other bytes.
  const hash = createHash("sha256").update(bodies.identity).digest("base64url");
  const etag = status === 200 ? `W/"${hash.slice(0, 27)}"` : null;
  const common = [...headers, ...(etag ? ([["ETag", etag]] as const) : [])];
  const whole = (encoding: Encoding) => {
    const body = bodies[encoding] ?? bodies.identity;
    const encoded = body === bodies.identity ? [] : ["Content-Encoding", encoding];
    return { status, head: [...common.flat(), ...encoded, "Content-Length", String(body.byteLength)], body };
  };
  return {
    etag,
    unchanged: common.filter(([name]) => !/^content-type$/i.test(name)).flat(),
    whole: { br: whole("br"), gzip: whole("gzip"), identity: whole("identity") },
  };
}

/** Answers GET and HEAD: 304 for who has it, else the encoding that was asked for. */
export function send(
  { etag, unchanged, whole }: StoredResponse,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const had = headers["if-none-match"];
  if (had !== undefined && etag !== null && isAmong(etag, had)) {
    response.writeHead(304, unchanged).end();
    return;
  }
  const { status, head, body } = whole[acceptedEncoding(headers["accept-encoding"])];
  response.writeHead(status, head).end(method === "HEAD" ? undefined : body);
}

/** RFC 9110 §13.1.2, by the weak comparison: "*", or a list of tags. */
function isAmong(etag: string, list: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return list.trim() === "*" || list.split(",").some((tag) => bare(tag) === bare(etag));
}
