import type { IncomingMessage } from "node:http";
import { findReleaseFile, releaseFileNames, storeReleaseFiles } from "#app/domain/release-files.server.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import { inEveryEncoding } from "./compress.ts";
import type { NumberedResponse } from "./numbered-response.ts";
import { refuse } from "./refusal-pages.ts";
import { isAsset } from "./request-rules.ts";
import { fileResponse, staticFiles, typeOf } from "./static-files.ts";
import { type StoredResponse, send } from "./stored-response.ts";

/**
 * Files of earlier releases, and of a later one while instances of both run: a page that was open during a deployment
 * goes on asking for its own.
 */

const folder = "/assets/";

/** How often the names may be read: whatever anybody asks for, no name goes to the database that is not stored. */
const readEvery = 1_000;
/** A release has some hundred. */
const mostKept = 200;

let names: ReadonlySet<string> = new Set();
let readAt = Number.NEGATIVE_INFINITY;
let reading: Promise<void> | undefined;
const kept = new Map<string, Promise<StoredResponse | null>>();

/** Answers GET and HEAD with a file of another release; 404 where there is none, or the database is away. */
export async function sendReleaseFile(request: IncomingMessage, response: NumberedResponse): Promise<void> {
  const [path = ""] = (request.url ?? "").split("?", 1);
  const name = path.slice(folder.length);
  try {
    if (!names.has(name)) await readNames();
    const file = names.has(name) ? await read(name) : null;
    if (file) return send(file, request, response);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
  }
  await refuse(request, response, 404);
}

/** Once a second at most, and once for all who wait. */
async function readNames(): Promise<void> {
  if (performance.now() - readAt < readEvery) return;
  reading ??= releaseFileNames()
    .then((all) => {
      names = new Set(all);
    })
    .finally(() => {
      readAt = performance.now();
      reading = undefined;
    });
  await reading;
}

function read(name: string): Promise<StoredResponse | null> {
  const had = kept.get(name);
  if (had) return had;
  const reading = responseOf(name);
  kept.set(name, reading);
  reading.catch(() => kept.delete(name));
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return reading;
}

async function responseOf(name: string): Promise<StoredResponse | null> {
  const file = await findReleaseFile(name);
  if (!file) return null;
  const bodies = await inEveryEncoding(Buffer.from(file.body), "fast");
  return fileResponse(folder + name, bodies, file.contentType);
}

/** Stores the files of this release for the next one. Throws DatabaseUnavailable. */
export async function storeRelease(): Promise<void> {
  const own = Array.from(staticFiles()).filter(([path]) => isAsset(path));
  await storeReleaseFiles(
    own.map(([path, { whole }]) => ({
      name: path.slice(folder.length),
      contentType: typeOf(path),
      body: whole.identity.body,
    })),
  );
}
