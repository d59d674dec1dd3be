import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";

/** Bodies of one answer, each in its encoding, where that makes it smaller. */
export type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

/** "fast" takes a fifth of a millisecond, for what is sent once; "best" a tenth of a second and more. */
export type Effort = "fast" | "best";

/** Below it compressing what is sent once costs more than it saves: it all goes in one packet. */
const worthIt = 1024;

const brotli = (quality: number, window: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window },
});

/** To hand a body to another thread takes longer than to compress it so. */
const fast = {
  br: (body: Buffer) => brotliCompressSync(body, brotli(3, 16)),
  gzip: (body: Buffer) => gzipSync(body, { level: 3 }),
};

const [brotliApart, gzipApart] = [promisify(brotliCompress), promisify(gzip)];

/** Outside the main thread. */
const best = {
  br: (body: Buffer) => brotliApart(body, brotli(11, 22)),
  gzip: (body: Buffer) => gzipApart(body, { level: 9 }),
};

/** Compresses; null where that saves nothing. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer | null> {
  if (encoding === "identity" || (effort === "fast" && body.byteLength < worthIt)) return null;
  const small = await (effort === "best" ? best : fast)[encoding](body);
  return small.byteLength < body.byteLength ? small : null;
}

/** The body in every encoding that makes it smaller. */
export async function inEveryEncoding(body: Buffer, effort: Effort): Promise<Bodies> {
  const [br, gz] = await Promise.all([compress(body, "br", effort), compress(body, "gzip", effort)]);
  return { identity: body, ...(br && { br }), ...(gz && { gzip: gz }) };
}
