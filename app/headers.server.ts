import { createHash } from "node:crypto";
import { env } from "./env.server.ts";

/**
 * The headers of security.md, "Settings", for a response that is no page: a page brings its own
 * Content-Security-Policy, everything else gets one that allows nothing.
 */
export const securityHeaderList: readonly (readonly [name: string, value: string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
  ...(env.PUBLIC_URL.startsWith("https:")
    ? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] as const]
    : []),
];

/** Adds those of them that a response does not carry yet. */
export function addSecurityHeaders(headers: Headers): void {
  for (const [name, value] of securityHeaderList) {
    if (!headers.has(name)) headers.set(name, value);
  }
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a rendered page: its inline scripts are allowed by their hashes, so that the
 * same bytes can be sent to everybody (design, decision 2). Vite's development server needs its web socket
 * and the styles it writes into the page.
 */
export function pagePolicy(html: string, development: boolean, target: string | null): string {
  const hashes = Array.from(html.matchAll(inlineScript), ([, script = ""]) => {
    return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  });
  const scripts = ["'self'", ...new Set(hashes)].join(" ");
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    target ? `form-action 'self' ${target}` : "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
