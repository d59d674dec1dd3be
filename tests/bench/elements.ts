import { createElement, type ReactNode } from "react";

type Open = { tag: string; props: Record<string, unknown>; children: ReactNode[] };

/** A comment, a tag or a text, as React writes them. */
const token = /<!.*?>|<(\/?)([\w-]+)((?:\s[\w:-]+(?:="[^"]*")?)*)\/?>|[^<]+/gs;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;
const withoutContent = /^(?:area|br|col|hr|img|input|link|meta|source)$/;
const propNames: Record<string, string> = { class: "className", for: "htmlFor" };
const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The elements that HTML written by React consists of. Throws where React can't have written it. */
export function elementsOf(html: string): ReactNode {
  const root: Open = { tag: "", props: {}, children: [] };
  const open = [root];
  const tokens = new RegExp(token);
  for (let found = tokens.exec(html); found; found = tokens.exec(html)) {
    const [whole, closes, tag, attributes = ""] = found;
    const parent = open.at(-1) ?? root;
    if (!tag) {
      if (!whole.startsWith("<!")) parent.children.push(textOf(whole));
    } else if (closes) {
      open.pop();
      if (parent.tag !== tag) throw new Error(`</${tag}> closes <${parent.tag}>.`);
      open.at(-1)?.children.push(createElement(tag, parent.props, ...parent.children));
    } else if (withoutContent.test(tag)) {
      parent.children.push(createElement(tag, propsOf(attributes)));
    } else if (tag === "script" || tag === "style") {
      const from = tokens.lastIndex;
      const end = html.indexOf(`</${tag}>`, from);
      tokens.lastIndex = end + `</${tag}>`.length;
      const __html = html.slice(from, end);
      parent.children.push(
        createElement(tag, { ...propsOf(attributes), dangerouslySetInnerHTML: { __html } }),
      );
    } else open.push({ tag, props: propsOf(attributes), children: [] });
  }
  return root.children[0];
}

function propsOf(attributes: string): Record<string, unknown> {
  return Object.fromEntries(
    Array.from(attributes.matchAll(attribute), ([, name = "", value]) => [
      propNames[name] ?? name,
      value ? textOf(value) : true,
    ]),
  );
}

function textOf(escaped: string): string {
  return escaped.replaceAll(/&([#\w]+);/g, (whole, name: string) => characters[name] ?? whole);
}
