import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { securityHeaderList } from "#app/headers.server.ts";
import type { Bodies } from "./compress.ts";
import { isAsset } from "./request-rules.ts";
import { type StoredResponse, send, storedResponse } from "./stored-response.ts";

/** Where the build puts what browsers get, with a file beside each that is smaller when compressed. */
const clientFolder = fileURLToPath(new URL("../client", import.meta.url));

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The type of a file by its name. */
export function typeOf(name: string): string {
  return types[extname(name).toLowerCase()] ?? "application/octet-stream";
}

/** Makes the answer with a file of the build at this path. */
export function fileResponse(path: string, bodies: Bodies, type = typeOf(path)): StoredResponse {
  // Names under /assets/ carry a hash of their content: what is behind one never changes.
  const isForGood = isAsset(path);
  const headers = [
    ["Content-Type", type],
    ["Vary", "Accept-Encoding"],
    ["Cache-Control", `public, max-age=${isForGood ? "31536000, immutable" : "3600"}`],
  ] as const;
  return storedResponse([...headers, ...securityHeaderList], bodies);
}

/** Reads a folder of the build into memory: its answers by their path, as it stands in an address. */
function readFiles(folder: string): Map<string, StoredResponse> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length));
  const all = new Set(names);
  const read = (name: string) => readFileSync(folder + name);
  return new Map(
    names
      .filter((name) => !/\.(?:br|gz)$/.test(name))
      .map((name) => {
        const br = all.has(`${name}.br`) && { br: read(`${name}.br`) };
        const gzip = all.has(`${name}.gz`) && { gzip: read(`${name}.gz`) };
        return [encodeURI(name), fileResponse(name, { identity: read(name), ...br, ...gzip })];
      }),
  );
}

let files: ReadonlyMap<string, StoredResponse> | undefined;

/**
 * The files of this build, which are read when the first is asked for, or the process has the time: a page does not wait
 * for them.
 */
export function staticFiles(): ReadonlyMap<string, StoredResponse> {
  files ??= readFiles(clientFolder);
  return files;
}

/** Answers GET and HEAD with a file of the build, always the whole of it. False where the path names none. */
export function sendStaticFile(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = "" } = request;
  const end = url.indexOf("?");
  const file = staticFiles().get(end < 0 ? url : url.slice(0, end));
  if (!file) return false;
  send(file, request, response);
  return true;
}
