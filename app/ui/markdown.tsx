import type { SafeHtml } from "#app/formats/markdown.server.ts";

/** A text that the staff wrote in Markdown, made safe on the server. */
export function Markdown({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type SafeHtml says who made it
  return <div className="markdown max-w-[68ch]" dangerouslySetInnerHTML={{ __html: html }} />;
}
