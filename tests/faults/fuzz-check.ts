import fc from "fast-check";
import { expect } from "vitest";
import type { Answer, FuzzedSite } from "./fuzz-site.ts";
import { foreignIn, scan } from "./html-scan.ts";
import { nastyStrings } from "./nasty-strings.ts";

/** One input of the site, what is put into it, and what must hold of the answer. `share` is in percent of all cases. */
export type Fuzzed = {
  input: string;
  share: number;
  property: (site: FuzzedSite) => fc.IAsyncProperty<unknown>;
};

const nasty = fc.constantFrom(...nastyStrings);

/** Whatever somebody may send where a text is asked for. */
export const anyText = fc.oneof(
  { weight: 5, arbitrary: nasty },
  { weight: 2, arbitrary: fc.array(nasty, { minLength: 2, maxLength: 4 }).map((texts) => texts.join(" ")) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 200 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary-ascii" }) },
);

/** The same, as part of something that is often long enough and short enough to be taken. */
export const likelyText = fc.oneof(
  { weight: 3, arbitrary: nasty.map((text) => `Example ${text.slice(0, 150)} words`) },
  { weight: 2, arbitrary: anyText },
);

/** What arrives of a text that is sent in UTF-8: a half of a character is none. */
export const arriving = (text: string) => Buffer.from(text).toString();

/** With one kind of line break, as HTML knows only one. */
export const oneLineBreak = (text: string) => text.replaceAll(/\r\n?/g, "\n");

/** As the site says that it stores a text: in NFC, with one kind of line break, without blank ends. */
export const asStored = (text: string) => oneLineBreak(text).normalize("NFC").trim();

/** No error, nothing on a page that the site did not put there, and its policy as it is on every page. */
export function expectSafe({ status, headers, body }: Answer): void {
  expect(status, body.slice(0, 300)).toBeLessThan(500);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  const type = headers["content-type"] ?? "";
  if (type.startsWith("text/html") && body !== "") {
    expect(foreignIn(body, `${headers["content-security-policy"]}`)).toEqual([]);
  }
  if (type.startsWith("application/json") && body !== "") JSON.parse(body);
}

/** A form that was refused says why, and everything that was typed is still in it. */
export function expectTypedAgain({ status, body }: Answer, typed: Record<string, string>): void {
  expect(status).toBe(400);
  expect(body).toContain("There is a problem");
  const fields = scan(body).typed;
  for (const [name, text] of Object.entries(typed)) {
    expect(oneLineBreak(fields.get(name)?.[0] ?? ""), name).toBe(oneLineBreak(arriving(text)));
  }
}
