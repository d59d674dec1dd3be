import { micromark } from "micromark";

declare const safe: unique symbol;
/** HTML that `markdown` made: nothing else may be put into a page as it is. */
export type SafeHtml = string & { readonly [safe]: true };

/**
 * What people write by chance, what would load from elsewhere, or what only code needs, is text here: HTML, images,
 * code, an underline that makes a heading, an address that is defined in another place.
 */
const plainSyntax = {
  disable: {
    null: [
      ...["htmlFlow", "htmlText", "labelStartImage", "setextUnderline", "definition"],
      ...["codeFenced", "codeIndented", "codeText"],
    ],
  },
};

/** Markdown's time grows with the square of its signs in a block: what has more of them is shown as it was typed. */
const mostSigns = 300;
/** How much of a text is read as Markdown, in characters; a sign, and a block, count as many as they cost. */
const mostWork = 60_000;
const workOfSign = 20;
const workOfBlock = 200;

/**
 * Markdown as safe HTML. Every line break starts a paragraph (specification §2, "News & Events"), while the lines of
 * a list, and those of a quotation, stay together. Headings go below the one that they stand `under`, and leave out no level. Markup is shown
 * as text; a link leads to http, https, mail, a phone or a page of this site, else only its words are shown. A text
 * that is too much to read as Markdown goes on as plain paragraphs, so that 100 KB take no longer than 200 ms.
 */
export function markdown(text: string, { under = 3 }: { under?: 3 | 4 } = {}): SafeHtml {
  let work = 0;
  const html = blocks(text).map((block) => {
    const signs = signsIn(block);
    if (signs === 0 || signs > mostSigns) return paragraphs(block);
    work += workOfBlock + block.length + signs * workOfSign;
    if (work > mostWork) return paragraphs(block);
    // Every address passes `link`, whose list is shorter than micromark's.
    return withLinks(micromark(block, { extensions: [plainSyntax], allowDangerousProtocol: true }));
  });
  return withHeadings(html.join("\n"), under) as SafeHtml;
}

const lineKinds = [
  { kind: "quote", start: /^ {0,3}>/ },
  { kind: "list", start: /^\s*(?:[-+*]|\d{1,9}[.)])\s/ },
] as const;

/** A line that is indented below an item of a list belongs to it. */
const indented = /^(?: {2}|\t)/;

/** The parts of a text that are read on their own: a line, or the neighboring lines of a list or a quotation. */
function blocks(text: string): string[] {
  const found: { kind: string; lines: string[] }[] = [];
  let open: { kind: string; lines: string[] } | undefined;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === "") {
      if (open?.kind !== "list") open = undefined;
      continue;
    }
    const kind = lineKinds.find(({ start }) => start.test(line))?.kind ?? "line";
    if (open && kind === open.kind && kind !== "line") open.lines.push(line);
    else if (open?.kind === "list" && indented.test(line)) open.lines.push("", line);
    else {
      open = { kind, lines: [line] };
      found.push(open);
    }
  }
  // A quotation's lines are paragraphs as well: an empty line of the quotation goes between them.
  return found.map(({ kind, lines }) => lines.join(kind === "quote" ? "\n>\n" : "\n"));
}

/** Everything that Markdown could take for a sign of its own: inside a line, and at the start of one. */
function signsIn(block: string): number {
  const inside = block.match(/[*_[\]<>\\&]/g)?.length ?? 0;
  const atStart = block.match(/^[ \t]*(?:(?:[-+*>#]|\d{1,9}[.)])[ \t]*)+/gm)?.join("").length ?? 0;
  return inside + atStart;
}

/** A block as it was typed: a paragraph a line. */
function paragraphs(block: string): string {
  const lines = block.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => `<p>${escaped(line.trim())}</p>`).join("\n");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? "");
}

/** Micromark escapes every < of the text, so that what looks like a tag here is one; and no link contains another. */
function withLinks(html: string): string {
  return html.replaceAll(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, address, words) =>
    link(address, words),
  );
}

/** Each heading is at most one level below the one before it: who reads by headings misses none between them. */
function withHeadings(html: string, under: number): string {
  let level = under;
  return html.replaceAll(/<h([1-6])>([\s\S]*?)<\/h\1>/g, (_, rank, words) => {
    level = Math.min(level + 1, under + Number(rank), 6);
    return `<h${level}>${words}</h${level}>`;
  });
}

/**
 * Another site is not told where its visitor came from, as by ExternalLink. Search engines may follow: only staff
 * writes these texts, and links to what they recommend.
 */
function link(address: string, words: string): string {
  if (/^https?:\/\//i.test(address)) return `<a href="${address}" rel="noopener noreferrer">${words}</a>`;
  const isOwn = /^(?:\/(?!\/)|#)/.test(address);
  return isOwn || /^(?:mailto|tel):/i.test(address) ? `<a href="${address}">${words}</a>` : words;
}
