import { writeFileSync } from "node:fs";
import { env } from "#app/env.server.ts";
import { type Prerendered, prerenderedAddresses, prerenderedFile } from "./prerendered.ts";
import { handle } from "./request-handler.ts";

/** Renders the pages that are the same wherever the site runs, into the build (`npm run build`). */

const pages: Prerendered["pages"] = {};
for (const address of prerenderedAddresses) {
  const response = await handle(new Request(env.PUBLIC_URL + address));
  if (!response.ok) throw new Error(`${address} can't be rendered: ${response.status}.`);
  pages[address] = await response.text();
}
const prerendered: Prerendered = { publicUrl: env.PUBLIC_URL, year: new Date().getFullYear(), pages };
writeFileSync(prerenderedFile, JSON.stringify(prerendered));
