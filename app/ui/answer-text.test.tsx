import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { AnswerText } from "./answer-text.tsx";

const html = (text: string, unfinished = false) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <AnswerText text={text} unfinished={unfinished} />
    </StaticRouter>,
  );

/** What somebody sees: the words without the elements. */
const seen = (text: string, unfinished = false) =>
  html(text, unfinished)
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

const hrefs = (text: string) => Array.from(html(text).matchAll(/href="([^"]*)"/g), ([, href]) => href);

describe("what has a meaning", () => {
  test("a blank line parts paragraphs, and lines that begin with a hyphen are a list", () => {
    const answer = html("One.\nStill one.\n\nTwo:\n- first\n- second\nThree.");
    expect(answer).toContain("<p>One.<br/>Still one.</p><p>Two:</p><ul");
    expect(answer).toMatch(/<li>first<\/li><li>second<\/li><\/ul><p>Three\.<\/p>/);
  });

  test("links lead to this site, to a call or to a message", () => {
    expect(html("See [the rules](/policy?tab=texas#texas) now.")).toContain(
      'See <a href="/policy?tab=texas#texas" data-discover="true">the rules</a> now.',
    );
    expect(hrefs("[a](tel:988) b [c](sms:741741?&body=HELLO) d [e](tel:+1-800-662-4357)")).toEqual([
      "tel:988",
      "sms:741741?&amp;body=HELLO",
      "tel:+1-800-662-4357",
    ]);
  });

  test("a phone number in the text can be tapped", () => {
    expect(hrefs("Call 614-466-3934.")).toEqual(["tel:614-466-3934"]);
  });

  test("a line of links that call or text becomes buttons, also as an item of a list", () => {
    for (const line of ["[Call 988](tel:988) [Text 988](sms:988)", "- [Call 911](tel:911)"]) {
      expect(html(line)).toMatch(/<a href="tel:9\d\d" class="[^"]*min-h-12/);
    }
    expect(html("Please [call 988](tel:988)")).not.toContain("min-h-12");
    const [, ...rows] = html("- [Call 988](tel:988)\n- [Text 988](sms:988)\n- Or [call 911](tel:911)").split(
      "<div",
    );
    expect(
      rows.filter((row) => row.includes("min-h-12")),
      "lines that follow share a row",
    ).toHaveLength(1);
    expect(html("[Your Rights](/patients#rights)")).not.toContain("bg-crisis");
  });
});

describe("everything else is text", () => {
  test.each([
    '<script>alert(1)</script><img src=x onerror="alert(1)">',
    "[x](javascript:alert(1))",
    "[x](JAVASCRIPT:alert(1))",
    "[x](data:text/html,<b>)",
    "[x](https://evil.example)",
    "[x](//evil.example)",
    "[x](/\\evil.example)",
    "[x](/.//evil.example)",
    "[x](tel:5550100;ext=1)",
    "[x](sms:838255?body=evil&to=1)",
    "[x](policy)",
    "[x] (/policy)",
    "[](/policy)",
    "[x](/policy",
    "**bold** # heading `code` ![picture][1]",
    "a ] b [ c ) d (",
  ])("%s", (text) => {
    expect(seen(text)).toBe(text);
    expect(html(text)).not.toContain("<a ");
  });

  test("brackets around or inside a link stay text, and the link a link", () => {
    expect(seen("[a [b](/contact)](/policy)")).toBe("[a b](/policy)");
    expect(hrefs("[a [b](/contact)](/policy)")).toEqual(["/contact"]);
    expect(seen("[[b]](/contact)")).toBe("[[b]](/contact)");
  });
});

test("while an answer comes in, no bracket and no address of a link shows", () => {
  const text = "See [the rules](/policy#ohio).\n\n- First, [call 988](tel:988)\n- Second";
  const lengths = Array.from({ length: text.length }, (_, index) => index + 1);
  let before = "";
  for (const length of lengths) {
    const now = seen(text.slice(0, length), true);
    expect(now, text.slice(0, length)).not.toMatch(/[[\]]|\(\/|\(tel|policy|^-|- First/);
    expect(now.length, "words never go again").toBeGreaterThanOrEqual(before.length - 1);
    before = now;
  }
  expect(seen(text)).toBe("See the rules.First, call 988Second");
});

test("half a link at the end of a finished answer is not lost", () => {
  expect(seen("See [1")).toBe("See [1");
});
