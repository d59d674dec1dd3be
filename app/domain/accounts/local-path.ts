import { ownPath } from "#app/formats/own-path.ts";

/** The page after a sign-in that was begun on none. */
export const home = "/admin";

/** Nobody asks for a longer one, and it must fit into a cookie. */
const longest = 2_000;

/**
 * The path and query of a page of this site, for a redirect after signing in; whatever could lead to another site, or
 * is no path, gives the admin area instead.
 */
export function localPath(value: unknown): string {
  if (typeof value !== "string" || value.length > longest) return home;
  return ownPath(value)?.replace(/#.*/, "") ?? home;
}
