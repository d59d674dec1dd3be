import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";

/** Bodies of one answer, each in its encoding, where that makes it smaller. */
export type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

/** "fast" takes about a millisecond, for what is sent once; "best" a tenth of a second and more. */
export type Effort = "fast" | "best";

/** Below it compressing saves nothing: it all goes in one packet. */
const worthIt = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses, outside the main thread; null where that saves nothing. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer | null> {
  if (encoding === "identity" || body.byteLength < worthIt) return null;
  const small = await (encoding === "br"
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort === "best" ? 11 : 4 } })
    : gzipped(body, { level: effort === "best" ? 9 : 6 }));
  return small.byteLength < body.byteLength ? small : null;
}

/** The body in every encoding that makes it smaller. */
export async function inEveryEncoding(body: Buffer, effort: Effort): Promise<Bodies> {
  const [br, gz] = await Promise.all([compress(body, "br", effort), compress(body, "gzip", effort)]);
  return { identity: body, ...(br && { br }), ...(gz && { gzip: gz }) };
}
