import { isForeign } from "./foreign.ts";
import { withoutInvisible } from "./invisible.ts";

/** Where a model's answer may lead, and the words that it was given. */
export type Given = { addresses: ReadonlySet<string>; words: string };

/** How far one looks ahead for the end of a link, a tag or a word, so that nothing endless is ever kept. */
const farthest = 400;

const blanks = /^[ \t]+/;
const word = /^[^\s[\]<]+/;
const tag = /^<[a-z/!?][^<>\n]*>/i;
const link = /^!?\[([^[\]\n]*)\](?:\(((?:[^()\n]|\([^()\n]*\))*)\)|\[[^[\]\n]*\])?/;
/** What may yet become a link or a tag once more text has come. */
const openLink = /^!?\[[^[\]\n]*(?:\](?:\((?:[^()\n]|\([^()\n]*\))*(?:\([^()\n]*)?|\[[^[\]\n]*)?)?$/;
const openTag = /^<(?:[a-z/!?][^<>\n]*)?$/i;

const rule = /^(?:[-|:+*_=]{3,}|(?:`{3}|~{3})\S*)$/;
const bullet = /^(?:[-*+•–—]|\d{1,2}[.)])$/;
const prefix = /^(?:#{1,6}|>+)$/;

/**
 * Turns a model's text, as it comes in, into the small Markdown of answers: paragraphs, lists, and links to the given
 * addresses. Any other link, picture or tag keeps its words alone, a bare address goes, and so do invisible characters
 * and marks of emphasis. An opening bracket in what comes out always belongs to a given link: nothing can forge one.
 */
export class AnswerFilter {
  /** The given addresses that the text links to so far. */
  readonly linked = new Set<string>();
  readonly #given: Given;
  #rest = "";
  /** The blanks or line breaks before the next words: sent with them, so that none end the text. */
  #gap = "";
  /** The word being sent, which brackets and tags inside it must not hide. */
  #current = "";
  #isLineStart = true;
  #isEmpty = true;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Takes the next piece, cut anywhere; gives what can be sent of it. */
  push(piece: string): string {
    this.#rest += piece;
    return this.#take(false);
  }

  /** Gives what was held back. */
  end(): string {
    return this.#take(true);
  }

  #take(isLast: boolean): string {
    let sent = "";
    // Half of a character, whose other half comes with the next piece.
    const half = !isLast && /[\uD800-\uDBFF\r]$/.test(this.#rest) ? this.#rest.slice(-1) : "";
    this.#rest = plain(half ? this.#rest.slice(0, -1) : this.#rest);
    while (this.#rest !== "") {
      const step = this.#step(this.#rest, isLast || this.#rest.length > farthest);
      if (step === null) break;
      sent += step;
    }
    this.#rest += half;
    return sent;
  }

  /** Takes one thing off the rest; null where its end has not come yet. */
  #step(rest: string, isWhole: boolean): string | null {
    if (rest.startsWith("\n")) return this.#lineBreak();
    const [blank] = blanks.exec(rest) ?? [];
    if (blank) return this.#blank(blank);
    if (/^!?\[/.test(rest)) return this.#link(rest, isWhole);
    if (rest.startsWith("<")) return this.#tag(rest, isWhole);
    if (rest.startsWith("]")) return this.#drop(1);
    return this.#word(rest, isWhole);
  }

  #drop(characters: number): string {
    this.#rest = this.#rest.slice(characters);
    return "";
  }

  #lineBreak(): string {
    this.#gap = this.#gap.startsWith("\n") ? "\n\n" : "\n";
    this.#isLineStart = true;
    this.#current = "";
    return this.#drop(1);
  }

  #blank(blank: string): string {
    this.#gap ||= " ";
    this.#current = "";
    return this.#drop(blank.length);
  }

  #link(rest: string, isWhole: boolean): string | null {
    const found = link.exec(rest);
    if (!isWhole && openLink.test(rest)) return null;
    if (!found) return this.#drop(rest.startsWith("!") ? 2 : 1);
    const [whole, words = "", target = ""] = found;
    const href = /^\s*<?([^\s<>]*)/.exec(target)?.[1] ?? "";
    const label = cleanLabel(words, this.#given.words);
    if (whole.startsWith("!") || !this.#given.addresses.has(href) || label === "") {
      // Its words are read again as text: they may be an address, or begin a line.
      const after = rest.slice(whole.length);
      this.#rest = words + (after.startsWith("(") ? " " : "") + after;
      return "";
    }
    this.#rest = rest.slice(whole.length);
    this.linked.add(href);
    this.#current = "";
    return this.#send(`[${label}](${href})`);
  }

  #tag(rest: string, isWhole: boolean): string | null {
    const [found] = tag.exec(rest) ?? [];
    if (found) return this.#drop(found.length);
    if (!isWhole && openTag.test(rest)) return null;
    this.#drop(1);
    return /^<[a-z/!?]/i.test(rest) ? "" : this.#text("<");
  }

  #word(rest: string, isWhole: boolean): string | null {
    const [found = ""] = word.exec(rest) ?? [];
    // An exclamation mark before a bracket belongs to a picture.
    const taken = rest.startsWith("[", found.length) ? found.replace(/!$/, "") || found : found;
    if (!isWhole && taken.length === rest.length) return null;
    this.#rest = rest.slice(taken.length);
    const isLineStart = this.#isLineStart;
    const isAlone = this.#rest === "" || /^\s/.test(this.#rest);
    if (isLineStart && isAlone && rule.test(taken)) return "";
    if (isLineStart && isAlone && prefix.test(taken)) return "";
    if (isLineStart && isAlone && bullet.test(taken)) return this.#bullet();
    return this.#text(withoutMarks(taken));
  }

  /** Sends words as text, unless they are an address, or a part of the word that is one. */
  #text(words: string): string {
    const isAddress = isForeign(this.#current + words, this.#given.words);
    this.#current = isAddress ? "//" : (this.#current + words).slice(-farthest);
    return isAddress || words === "" ? "" : this.#send(words);
  }

  #bullet(): string {
    const sent = this.#send("-");
    this.#gap = " ";
    return sent;
  }

  #send(words: string): string {
    const gap = this.#isEmpty ? "" : this.#gap;
    this.#gap = "";
    this.#isEmpty = false;
    this.#isLineStart = false;
    return gap + words;
  }
}

/** One kind of line break; no control or invisible character, no backslash that would escape a mark. */
function plain(text: string): string {
  return withoutInvisible(text)
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}|\\/gu, "");
}

/** Without the marks of emphasis, code and tables, which have no meaning in an answer. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/[*`|]|~~/g, "")
    .replace(/^([("'“]*)_+/, "$1")
    .replace(/_+([)"'”.,;:!?]*)$/, "$1");
}

/** The words of a link: without marks, tags and addresses in them. */
function cleanLabel(words: string, ourWords: string): string {
  return words
    .replaceAll(/<[^<>]*>|[<>]/g, "")
    .split(/\s+/)
    .map(withoutMarks)
    .filter((one) => !isForeign(one, ourWords))
    .join(" ")
    .trim();
}
