import type { IncomingMessage } from "node:http";

/** The methods that the pages answer. */
export const methods = ["GET", "HEAD", "POST"];

/** Those that the API answers as well, by itself: it says first whether somebody may ask at all. */
const apiMethods = ["PUT", "PATCH", "DELETE", "OPTIONS"];

/** security.md, "HTTP". */
export const mostHeaders = 100;

/** Does the API answer it? In every way that React Router reads the path. */
export function isForApi(url: string): boolean {
  return /^\/api\//i.test(decoded(url) ?? url);
}

/** Is it one that asks how the process is? */
export function isProbe(path: string): boolean {
  return path === "/healthz" || path === "/readyz";
}

/** Does it ask for a file with a hash in its name? */
export function isAsset(path: string): boolean {
  return path.startsWith("/assets/");
}

/** Probes ask by the machine's address, and the page of a refusal needs its styles under whatever name it was asked. */
function isForAnyHost(path: string): boolean {
  return isProbe(path) || isAsset(path);
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * What a request is refused with before anything reads it: 400, 404, 405 or 431; null for one that the site looks at. The
 * site answers at the host of its public URL alone; where that is this very machine, at each of its names, with the
 * same port. X-Forwarded-Host counts for nothing: anybody can send it.
 */
export function refusalOf(
  request: Pick<IncomingMessage, "method" | "url" | "rawHeaders">,
  publicUrl: string,
): 400 | 404 | 405 | 431 | null {
  const { method = "", url = "" } = request;
  const isKnown = methods.includes(method) || (apiMethods.includes(method) && isForApi(url));
  if (!isKnown) return 405;
  const query = url.indexOf("?");
  const path = query < 0 ? url : url.slice(0, query);
  const isUsual = usualPath.test(path);
  if (!isUsual && !isPlainPath(path)) return 400;
  if (request.rawHeaders.length / 2 > mostHeaders) return 431;
  const host = oneHost(request.rawHeaders);
  if (host === null) return 400;
  if (host !== usual.host || publicUrl !== usual.publicUrl) {
    if (!isHost(host)) return 400;
    if (isOwnHost(host, new URL(publicUrl))) usual = { host, publicUrl };
    else if (!isForAnyHost(path)) return 400;
  }
  return !isUsual && hasControlCharacter(path) ? 404 : null;
}

/** Letters, digits, - and _ between slashes, dots inside a part: there is nothing in it to read in two ways. */
const usualPath = /^(?:\/[\w-][\w.-]*)+\/?$|^\/$/;

/** The host that the site was last found to answer at. Nearly every request has the same, and parsing it takes long. */
let usual = { host: "", publicUrl: "" };

/** Could no part of the site, nor what it calls, read this path as another one? */
function isPlainPath(path: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//") || path.includes("\\")) return false;
  // An encoded slash or backslash.
  if (/%(?:2f|5c)/i.test(path)) return false;
  const parts = decoded(path)?.split("/");
  return parts !== undefined && !parts.includes(".") && !parts.includes("..");
}

/** Encoded, NUL among them: nothing on the site has such a name. */
function hasControlCharacter(path: string): boolean {
  return /%(?:[01][\da-f]|7f)/i.test(path);
}

function decoded(url: string): string | null {
  try {
    return decodeURIComponent(url);
  } catch {
    return null;
  }
}

/** The value of the one Host header; null where there are several, or none. */
function oneHost(rawHeaders: readonly string[]): string | null {
  let host: string | null = null;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== null) return null;
    host = rawHeaders[index + 1] ?? "";
  }
  return host;
}

function isHost(host: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host) && URL.canParse(`http://${host}`);
}

function isOwnHost(host: string, publicUrl: URL): boolean {
  const asked = new URL(`${publicUrl.protocol}//${host}`);
  if (asked.host === publicUrl.host) return true;
  return loopback.has(publicUrl.hostname) && loopback.has(asked.hostname) && asked.port === publicUrl.port;
}
