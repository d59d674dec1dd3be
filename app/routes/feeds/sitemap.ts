import { publicPages } from "#app/content/public-pages.ts";
import { env } from "#app/env.server.ts";

/**
 * The list of pages for search engines (sitemaps.org), each at its public address. The search page is for visitors alone: it
 * has no words of its own.
 */
export function loader() {
  const pages = publicPages.map((path) => `<url><loc>${new URL(path, env.PUBLIC_URL).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
