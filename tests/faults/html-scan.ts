import { createHash } from "node:crypto";

/** What a page of the site is made of, read as strictly as React writes it. */
export type Scanned = {
  tags: { name: string; attributes: Map<string, string> }[];
  /** The text of inline scripts, as it stands. */
  scripts: string[];
  /** What is typed in the fields of the page, by their names: of those with the same name, all. */
  typed: Map<string, string[]>;
};

const attribute = /\s+([^\s"'<>/=]+)(?:="([^"]*)")?/y;
const startTag = /<([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/iy;
const endTag = /<\/[a-z][a-z0-9]*>/iy;
const mark = /<!DOCTYPE html>|<!--(?: |\$|\/\$)-->/y;
/** Elements in which a browser looks for nothing but their own end. */
const untilTheirEnd = new Set(["script", "style", "title", "textarea"]);

/** Reads a page. Throws where it holds anything that React does not write: then something wrote it past React. */
export function scan(html: string): Scanned {
  const scanned: Scanned = { tags: [], scripts: [], typed: new Map() };
  const type = (name: string, value: string) =>
    scanned.typed.set(name, [...(scanned.typed.get(name) ?? []), value]);
  const take = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(html);
  };
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at)) {
    const passed = take(mark, at) ?? take(endTag, at);
    if (passed) {
      at += passed[0].length;
      continue;
    }
    const tag = take(startTag, at);
    if (!tag) throw new Error(`No tag of ours: ${html.slice(at, at + 80)}`);
    at += tag[0].length;
    const name = (tag[1] ?? "").toLowerCase();
    const attributes = new Map(
      [...(tag[2] ?? "").matchAll(new RegExp(attribute, "g"))].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    );
    scanned.tags.push({ name, attributes });
    const field = attributes.get("name") ?? "";
    if (name === "input") type(field, attributes.get("value") ?? "");
    if (!untilTheirEnd.has(name)) continue;
    const end = take(new RegExp(`</${name}`, "gi"), at)?.index;
    if (end === undefined) throw new Error(`<${name}> has no end.`);
    const text = html.slice(at, end);
    if (name === "script" && !attributes.has("src")) scanned.scripts.push(text);
    // A browser leaves out a line break that a textarea begins with.
    if (name === "textarea") type(field, decoded(text).replace(/^\n/, ""));
    at = end;
  }
  return scanned;
}

/** The five entities that React writes. */
function decoded(text: string): string {
  const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  return text.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => entities[name] ?? "");
}

const elements = new Set([
  ...["html", "head", "meta", "title", "link", "script", "body", "main", "header", "footer", "nav", "aside"],
  ...["section", "article", "div", "span", "p", "a", "ul", "ol", "li", "dl", "dt", "dd", "h1", "h2", "h3"],
  ...["h4", "h5", "h6", "strong", "em", "mark", "blockquote", "figure", "figcaption", "img", "svg", "path"],
  ...["circle", "rect", "line", "polyline", "form", "fieldset", "legend", "label", "input", "textarea"],
  ...[
    "select",
    "option",
    "datalist",
    "button",
    "details",
    "summary",
    "dialog",
    "time",
    "table",
    "thead",
    "tfoot",
  ],
  ...["tbody", "tr", "th", "td", "caption", "abbr", "cite", "br", "hr", "noscript", "address", "search"],
]);

/** Where a link or a form of ours may lead, in the letters that a browser sees. */
const leadsTo: Record<string, RegExp> = {
  href: /^(?:\/(?![/\\])|#|\?|https?:\/\/|tel:|sms:|mailto:)/,
  src: /^\/(?![/\\])/,
  action: /^(?:\/(?![/\\])|\?|#)/,
};
const neverOurs = /^(?:on|srcdoc$|formaction$|http-equiv$|xlink:|ping$|background$|poster$|data$|srcset$)/;

/** The beginnings of the site's inline scripts. What they hold of a page is one string of JavaScript. */
const ourScripts = [
  /^\(function\(r\)\{/,
  /^\(\(\w+,\w+\)=>\{[^<]*\}\)\("react-router-scroll-positions", null\)$/,
  /^\(function\(\)\{var start=function\(\)\{[^<]*\}\)\(\)$/,
  /^window\.__reactRouterContext = \{/,
  /^window\.__reactRouterContext\.streamController\.enqueue\("(?:[^"\\<\n]|\\.)*"\);$/,
  /^window\.__reactRouterContext\.streamController\.close\(\);$/,
  /^;\s*import \* as route0 from "\/assets\/[^<]*$/,
];

const policyShape =
  /^default-src 'none'; script-src 'self'((?: 'sha256-[\w+/=]+')*); style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'(?: http:\/\/127\.0\.0\.1:\d+)?; frame-ancestors 'none'$/;

/** What is on a page, or in its policy, that the site did not put there; none where all is well. Throws as `scan`. */
export function foreignIn(html: string, policy: string): string[] {
  const { tags, scripts } = scan(html);
  const foreign: string[] = [];
  for (const { name, attributes } of tags) {
    if (!elements.has(name)) foreign.push(`<${name}>`);
    for (const [key, value] of attributes) {
      if (neverOurs.test(key)) foreign.push(`<${name} ${key}="${value}">`);
      if (leadsTo[key]?.test(value) === false) foreign.push(`<${name} ${key}="${value}">`);
    }
  }
  foreign.push(...scripts.filter((script) => !ourScripts.some((ours) => ours.test(script))));
  const allowed = policyShape.exec(policy)?.[1];
  if (allowed === undefined) return [...foreign, `The policy: ${policy}`];
  const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  const needed = [...new Set(hashes)].sort().join(" ");
  if (allowed.trim().split(" ").sort().join(" ") !== needed) foreign.push(`The policy's hashes: ${allowed}`);
  return foreign;
}
