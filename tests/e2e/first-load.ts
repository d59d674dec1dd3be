import type { APIRequestContext } from "@playwright/test";

/** The bytes that a browser is sent of a file. */
const sizes = new Map<string, number>();

async function sizeOf(request: APIRequestContext, path: string): Promise<number> {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const response = await request.get(path, { headers: { "Accept-Encoding": "gzip, deflate, br" } });
  const size = Number(response.headers()["content-length"]);
  sizes.set(path, size);
  return size;
}

const named = /["'](\/assets\/[^"']+)["']/g;
const staticImports = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;

/** The paths under /assets/ that a page loads by itself: what its HTML names, and what those scripts import. */
export async function firstLoad(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  // Of the manifest in the page, only what is preloaded or imported is loaded.
  const tags = html.match(/<link [^>]*>|\bimport\s*(?:\* as \w+ from\s*)?\(?["'][^"']+["']/g) ?? [];
  const found = new Set(tags.flatMap((tag) => Array.from(tag.matchAll(named), ([, file = ""]) => file)));
  for (const file of found) {
    if (!file.endsWith(".js")) continue;
    const code = await (await request.get(file)).text();
    for (const [, imported] of code.matchAll(staticImports)) found.add(`/assets/${imported}`);
  }
  return [...found];
}

/** The bytes of these files, by the ends of their names. */
export async function bytesOf(request: APIRequestContext, files: readonly string[]) {
  const bytes = { js: 0, css: 0, woff2: 0 };
  for (const file of files) {
    const end = file.split(".").at(-1);
    if (end === "js" || end === "css" || end === "woff2") bytes[end] += await sizeOf(request, file);
  }
  return bytes;
}
