import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { compress } from "./compress.ts";
import { isKnownVisitor, publicAddresses } from "./public-addresses.ts";

const compressible = /^(?:text\/(?!event-stream)|image\/svg|application\/(?:json|xml))/;

/**
 * Compresses what the application goes on to answer, where the browser asks for it. The length of a compressed body
 * that repeats what somebody asked for tells of a secret beside it (BREACH), so what may hold one goes as it is.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  if (encoding === "identity" || mayHoldSecret(request)) return;
  const { writeHead, write, end } = response;

  response.writeHead = ((status: number, list: string[]) => {
    const headers = pairs(list);
    const isEmpty = request.method === "HEAD" || status === 204 || status === 304;
    if (isEmpty || !isCompressible(new Headers(headers))) {
      Object.assign(response, { writeHead, write, end });
      return response.writeHead(status, list);
    }
    const chunks: Buffer[] = [];
    const keep = (chunk: unknown) => {
      if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      return true;
    };
    const finish = async () => {
      const body = Buffer.concat(chunks);
      const small = await compress(body, encoding, "fast");
      const kept = headers.filter(([name]) => name.toLowerCase() !== "content-length");
      const encoded = small ? ["Content-Encoding", encoding] : [];
      const length = ["Content-Length", String((small ?? body).byteLength)];
      Object.assign(response, { writeHead, write, end });
      response.writeHead(status, [...kept.flat(), "Vary", "Accept-Encoding", ...encoded, ...length]);
      response.end(small ?? body);
    };
    response.write = keep;
    response.end = ((chunk?: unknown) => {
      keep(chunk);
      finish().catch(() => response.destroy());
      return response;
    }) as typeof end;
    return response;
  }) as typeof writeHead;
}

/** Is it for somebody whom the site knows, and no public page? There is a secret of somebody's in nothing else. */
function mayHoldSecret(request: IncomingMessage): boolean {
  return isKnownVisitor(request) && !publicAddresses.has(request.url ?? "");
}

function isCompressible(headers: Headers): boolean {
  return (
    compressible.test(headers.get("Content-Type") ?? "") &&
    !headers.has("Content-Encoding") &&
    !headers.get("Cache-Control")?.includes("no-transform")
  );
}

function pairs(list: readonly string[]): [name: string, value: string][] {
  return list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? ""]] : []));
}
