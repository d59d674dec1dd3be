import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { ownPath } from "#app/formats/own-path.ts";
import { Icon } from "./icon.tsx";
import { PhoneText } from "./phone-text.tsx";

type AnswerLink = { words: string; href: string };
type Block = { kind: "list" | "lines"; lines: string[] } | { kind: "links"; links: AnswerLink[] };

const bracketed = /\[([^[\]\n]+)\]\(([^\s()]+)\)/;
/** What may still become a link when more text comes: its words are shown, its brackets and address are not. */
const openLink = /\[([^[\]\n]*)(?:\](?:\([^\s()]*)?)?$/;
const toPhone = /^(?:tel:\+?[\d-]+|sms:\d+(?:\?&body=[A-Z]+)?)$/;

/**
 * An answer of the assistant. It is plain text in which three things have meaning: a blank line, lines that begin
 * with "- ", and `[words](address)` for an address of this site, `tel:` or `sms:`. Everything else is shown as it is
 * written. A line of links alone becomes buttons where they call or text. While the answer is still coming in
 * (`unfinished`), a link shows its words alone until all of it is there, and a cursor blinks at the end.
 */
export function AnswerText({ text, unfinished = false }: { text: string; unfinished?: boolean }) {
  const shown = unfinished ? text.replace(openLink, "$1").replace(/\n-?\s*$/, "") : text;
  return (
    <div className={`answer space-y-3 ${unfinished ? "answer-unfinished" : ""}`}>
      {blocks(shown).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
        <BlockOfText key={index} block={block} />
      ))}
    </div>
  );
}

function BlockOfText({ block }: { block: Block }) {
  if (block.kind === "links") return <LinkRow links={block.links} />;
  if (block.kind === "list") {
    return (
      <ul className="list-disc space-y-1.5 pl-5">
        {block.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items only ever grow at the end
          <li key={index}>{inline(line)}</li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {block.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever grow at the end
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {inline(line)}
        </Fragment>
      ))}
    </p>
  );
}

/** Links that stand alone are what to do next: big enough for a shaking hand. */
function LinkRow({ links }: { links: readonly AnswerLink[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {links.map(({ words, href }, index) =>
        toPhone.test(href) ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: links only ever grow at the end
            key={index}
            href={href}
            className="inline-flex min-h-12 grow items-center justify-center gap-2 rounded-lg bg-crisis px-5 py-2.5 font-semibold text-on-crisis leading-snug no-underline hover:bg-crisis-strong forced-colors:border"
          >
            <Icon name={href.startsWith("sms:") ? "message" : "phone"} />
            {words}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: links only ever grow at the end
          <span key={index} className="font-semibold">
            <Link to={href}>{words}</Link>
          </span>
        ),
      )}
    </div>
  );
}

function blocks(text: string): Block[] {
  const found: Block[] = [];
  let last: Block | undefined;
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const item = line.startsWith("- ") ? line.slice(2) : null;
    const links = linksAlone(item ?? line);
    if (line === "") {
      last = undefined;
    } else if (links && last?.kind === "links") {
      last.links.push(...links);
    } else if (links) {
      last = { kind: "links", links };
      found.push(last);
    } else {
      const kind = item === null ? "lines" : "list";
      if (last?.kind !== kind) {
        last = { kind, lines: [] };
        found.push(last);
      }
      last.lines.push(item ?? line);
    }
  }
  return found;
}

/** The links of a line that holds nothing else; null for any other line. */
function linksAlone(line: string): AnswerLink[] | null {
  const links = parts(line).filter((part) => typeof part !== "string" || part.trim() !== "");
  return links.length > 0 && links.every((part) => typeof part !== "string") ? links : null;
}

function inline(line: string): ReactNode[] {
  return parts(line).map((part, index) => {
    const key = `${index}`;
    if (typeof part === "string") return <PhoneText key={key}>{part}</PhoneText>;
    const { words, href } = part;
    if (toPhone.test(href)) {
      return (
        <a
          key={key}
          href={href}
          className="inline-flex min-h-11 items-center font-semibold text-crisis underline underline-offset-4"
        >
          {words}
        </a>
      );
    }
    return (
      <Link key={key} to={href}>
        {words}
      </Link>
    );
  });
}

/** The text and the links of a line, in their order. What only looks like a link stays text. */
function parts(line: string): (string | AnswerLink)[] {
  const pieces = line.split(new RegExp(bracketed, "g"));
  const found: (string | AnswerLink)[] = [];
  for (let index = 0; index < pieces.length; index += 3) {
    const [text = "", words, address] = pieces.slice(index, index + 3);
    if (text) found.push(text);
    if (words === undefined || address === undefined) continue;
    const href = toPhone.test(address) ? address : ownPath(address);
    found.push(href === null ? `[${words}](${address})` : { words, href });
  }
  return found;
}
