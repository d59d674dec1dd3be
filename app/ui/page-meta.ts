import type { MetaDescriptor } from "react-router";

const site = "Huron County Medical Society";

/**
 * A page's title, description and the card that shared links show. `matches` are the route's, whose first is
 * the root with the public address of the site: an address of the request's own can be a proxy's.
 */
export function pageMeta(
  { title, description }: { title: string; description: string },
  matches: readonly ({ id: string; pathname: string; loaderData?: unknown } | undefined)[],
): MetaDescriptor[] {
  const root = matches[0]?.loaderData as { publicUrl: string } | undefined;
  const pathname = matches.at(-1)?.pathname ?? "/";
  const fullTitle = `${title} · ${site}`;
  const meta: MetaDescriptor[] = [
    { title: fullTitle },
    { name: "description", content: description },
    { property: "og:site_name", content: site },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
  ];
  if (root) {
    const canonical = new URL(pathname, root.publicUrl).href;
    meta.push(
      { tagName: "link", rel: "canonical", href: canonical },
      { property: "og:url", content: canonical },
      { property: "og:image", content: new URL("/social.png", root.publicUrl).href },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { name: "twitter:card", content: "summary_large_image" },
    );
  }
  return meta;
}
