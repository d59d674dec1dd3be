import { expect, test } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP;Q=1", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["identity;q=1, br;q=0.5", "identity"],
  ["br;q=none, gzip;q=-1, deflate;q=2", "identity"],
  ["brotli, x-gzip, ;;;,,", "identity"],
])("Accept-Encoding %j is answered with %s", (header, encoding) => {
  // Twice: the second time it is remembered.
  expect([acceptedEncoding(header), acceptedEncoding(header)]).toEqual([encoding, encoding]);
});
