import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { env } from "#app/env.server.ts";
import { pagePolicy, securityHeaderList } from "#app/headers.server.ts";
import type { Page } from "./page-cache.ts";

/**
 * The pages that show nothing of the database, and no setting but the public URL: they are rendered with the build
 * (prerender.ts), so that a process that has just started answers before it has loaded what renders the others.
 */
export const prerenderedAddresses = ["/", "/partners", "/contact", "/disclaimer", "/assistant", "/search"];

export const prerenderedFile = fileURLToPath(new URL("prerendered.json", import.meta.url));

/** The pages by their address, made for this public URL, with the year in their footer. */
export type Prerendered = { publicUrl: string; year: number; pages: Record<string, string> };

const all: Prerendered | null = existsSync(prerenderedFile)
  ? JSON.parse(readFileSync(prerenderedFile, "utf8"))
  : null;

/** The page of an address as the build rendered it; null where it did not, or in another year. */
export function prerendered(address: string): Page | null {
  return all && pageIn(all, address, new Date());
}

/** The page of an address for this site, at this time; null where it is not among them, or of another year. */
export function pageIn({ publicUrl, year, pages }: Prerendered, address: string, now: Date): Page | null {
  const page = pages[address];
  if (page === undefined || now.getFullYear() !== year) return null;
  const html = page.replaceAll(publicUrl, env.PUBLIC_URL);
  const own = [
    ["Content-Type", "text/html; charset=utf-8"],
    ["Content-Security-Policy", pagePolicy(html, false, null)],
  ] as const;
  return { headers: [...new Map([...securityHeaderList, ...own])], html };
}
