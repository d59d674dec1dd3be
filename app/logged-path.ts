const mostParts = 8;

/**
 * The path of an address as the log may show it: without the query, where people's words are. A part that no page of
 * ours is named like, or that is very long, can be anything: it reads "…".
 */
export function loggedPath(url: string): string {
  const [path = ""] = url.split("?", 1);
  const [, ...parts] = path.split("/");
  const shown = parts.slice(0, mostParts).map((part) => (/^[\w.~-]{0,64}$/.test(part) ? part : "…"));
  return `/${shown.join("/")}${parts.length > mostParts ? "/…" : ""}`;
}
