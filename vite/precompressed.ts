import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { inEveryEncoding } from "../server/compress.ts";

const folder = "build/client";
/** Pictures and fonts are compressed in themselves. */
const compressible = /\.(?:css|js|svg|txt)$/;

/**
 * Puts a compressed file (.br, .gz) beside each that browsers get, where it is smaller. With the build of the server,
 * which is the last one: React Router writes a file for browsers there too.
 */
export const precompressed: Plugin = {
  name: "precompressed",
  applyToEnvironment: ({ name }) => name === "ssr",
  closeBundle: {
    sequential: true,
    order: "post",
    async handler() {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      await Promise.all(
        files.filter((file) => compressible.test(file)).map((file) => compressFile(join(folder, file))),
      );
    },
  },
};

async function compressFile(file: string): Promise<void> {
  const { br, gzip } = await inEveryEncoding(readFileSync(file), "best");
  if (br) writeFileSync(`${file}.br`, br);
  if (gzip) writeFileSync(`${file}.gz`, gzip);
}
