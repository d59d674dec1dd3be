import type { IncomingMessage } from "node:http";
import { publicPages } from "#app/content/public-pages.ts";
import { cookieNames } from "#app/cookie-names.server.ts";

/**
 * Only the pages of these addresses, letter by letter, are kept: whatever else somebody asks for is rendered for them
 * alone, and can neither fill the memory nor get in the place of a page.
 */
export const publicAddresses: ReadonlySet<string> = new Set([
  ...publicPages,
  "/search",
  ...["ohio", "texas", "federal"].map((tab) => `/policy?tab=${tab}`),
  ...["providers", "resources"].map((tab) => `/local?tab=${tab}`),
]);

const names = Object.values(cookieNames);

/** Has the visitor a cookie of the site, or one that looks like it? */
export function isKnownVisitor({ headers: { cookie } }: IncomingMessage): boolean {
  return cookie !== undefined && names.some((name) => cookie.includes(name));
}
