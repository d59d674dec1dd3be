import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";
import { highlight } from "./highlight.ts";

const marked = (text: string, query: string) =>
  highlight(text, query)
    .filter(({ marked }) => marked)
    .map(({ text }) => text);

test("the stretches make the whole text again", () => {
  const text = "Ask for records, right away: “records” (all of them).";
  expect(
    highlight(text, "records")
      .map(({ text }) => text)
      .join(""),
  ).toBe(text);
  expect(highlight("", "records")).toEqual([]);
});

test("any inflection, and words of the same meaning, are marked; nothing else is", () => {
  expect(marked("The tapers should be slow, and a taper may be paused.", "tapering")).toEqual([
    "tapers",
    "taper",
  ]);
  expect(marked("A prescriber must check OARRS first.", "refill check")).toEqual(["OARRS"]);
  expect(marked("The law is the law.", "what is the rule on records")).toEqual([]);
});

test("a typo marks the word that was meant", () => {
  expect(marked("You can ask for your records.", "recrods")).toEqual(["records"]);
  expect(marked("You can ask for your records.", "rewards")).toEqual([]);
});

test("markup in a text or a query is text", () => {
  expect(marked("<b>records</b>", "<b>records")).toEqual(["b", "records", "b"]);
});

test("an excerpt is the whole sentences that fit best, about 300 characters at most", () => {
  const filler = "This sentence speaks of something else that nobody looks for at all here.";
  const text = `${Array(6).fill(filler).join(" ")} The fee must be fair. You get it within 30 days.\nOhio law. Applies to: fee.`;
  const excerpt = excerptOf({ text }, new Map([["fee", 3]]));
  expect(excerpt).toMatch(/^The fee must be fair\./);
  expect(excerpt.length).toBeLessThanOrEqual(305);
  expect(excerptOf({ text: "word ".repeat(200) }, new Map()).length).toBeLessThanOrEqual(305);
});
