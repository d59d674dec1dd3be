import { env } from "#app/env.server.ts";

/** For search engines (RFC 9309): all pages, neither calls nor downloads, and where the list of pages is. */
export function loader() {
  const sitemap = new URL("/sitemap.xml", env.PUBLIC_URL).href;
  const lines = [
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    "Disallow: /guides/",
    "",
    `Sitemap: ${sitemap}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
