import type { IncomingMessage } from "node:http";

/** The methods that something on the site answers. */
export const methods = ["GET", "HEAD", "POST"];

/** security.md, "HTTP". */
export const mostHeaders = 100;

/** Is it one that asks how the process is? */
export function isProbe(path: string): boolean {
  return path === "/healthz" || path === "/readyz";
}

/** Probes ask by the machine's address, and the page of a refusal needs its styles under whatever name it was asked. */
function isForAnyHost(path: string): boolean {
  return isProbe(path) || path.startsWith("/assets/");
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * What a request is refused with before anything reads it: 400, 405 or 431; null for one that the site looks at. The
 * site answers at the host of its public URL alone; where that is this very machine, at each of its names, with the
 * same port. X-Forwarded-Host counts for nothing: anybody can send it.
 */
export function refusalOf(
  request: Pick<IncomingMessage, "method" | "url" | "rawHeaders">,
  publicUrl: string,
): 400 | 405 | 431 | null {
  if (!methods.includes(request.method ?? "")) return 405;
  const path = request.url?.split("?", 1)[0] ?? "";
  if (!isPlainPath(path)) return 400;
  if (request.rawHeaders.length / 2 > mostHeaders) return 431;
  const host = hostOf(request.rawHeaders);
  if (host === null) return 400;
  return isForAnyHost(path) || isOwnHost(host, new URL(publicUrl)) ? null : 400;
}

/** Could no part of the site, nor what it calls, read this path as another one? */
function isPlainPath(path: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//") || path.includes("\\")) return false;
  // An encoded slash or backslash; encoded control characters, NUL among them.
  if (/%(?:2f|5c|[01][\da-f]|7f)/i.test(path)) return false;
  try {
    return !decodeURIComponent(path)
      .split("/")
      .some((part) => part === "." || part === "..");
  } catch {
    return false;
  }
}

/** The value of the one Host header; null where there are several, or none, or it can't be a host. */
function hostOf(rawHeaders: readonly string[]): string | null {
  const hosts = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === "host" && index % 2);
  const [host] = hosts;
  if (host === undefined || hosts.length > 1) return null;
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host) && URL.canParse(`http://${host}`) ? host : null;
}

function isOwnHost(host: string, publicUrl: URL): boolean {
  const asked = new URL(`${publicUrl.protocol}//${host}`);
  if (asked.host === publicUrl.host) return true;
  return loopback.has(publicUrl.hostname) && loopback.has(asked.hostname) && asked.port === publicUrl.port;
}
