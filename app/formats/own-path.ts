/**
 * The address of a file of this site: path, query and anchor, in letters that a header may carry; null for whatever
 * leads, or could lead a browser, to another site, or is no path.
 */
export function ownPath(address: string): string | null {
  const base = "http://site.invalid";
  if (!address.startsWith("/") || !URL.canParse(address, base)) return null;
  const { origin, pathname, search, hash } = new URL(address, base);
  // A browser takes a path that begins with two slashes for another site; "/.//evil" becomes one.
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : null;
}
