import { describe, expect, test } from "vitest";
import { AnswerFilter } from "./links.ts";

const given = {
  addresses: new Set(["/patients#rights", "/policy#ohio", "/contact"]),
  words: "The board's site is med.ohio.gov. You have rights.",
};

function filtered(...pieces: string[]): string {
  const filter = new AnswerFilter(given);
  return pieces.map((piece) => filter.push(piece)).join("") + filter.end();
}

describe("links", () => {
  test("to an address among the passages survive, and no other", () => {
    expect(filtered("See [your rights](/patients#rights), please.")).toBe(
      "See [your rights](/patients#rights), please.",
    );
    expect(filtered('[Ohio]( /policy#ohio "The rules" ) and [Ohio](</policy#ohio>)')).toBe(
      "[Ohio](/policy#ohio) and [Ohio](/policy#ohio)",
    );
    for (const address of [
      "https://evil.example",
      "//evil.example",
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "data:text/html,x",
      "/policy",
      "/policy#ohio/../x",
      "/auth/logout",
      "tel:900",
      "",
      " ",
    ]) {
      expect(filtered(`See [these words](${address}) now.`)).toBe("See these words now.");
    }
  });

  test.each([
    ["an image", "Look ![a pixel](https://evil.example/p.png) here.", "Look a pixel here."],
    ["an image of our own", "![Rights](/patients#rights)", "Rights"],
    ["a reference", "See [the site][1].\n\n[1]: https://evil.example", "See the site.\n\n1:"],
    ["an autolink", "Go to <https://evil.example> now", "Go to now"],
    ["a bare address", "Go to https://evil.example/a?b=c now", "Go to now"],
    ["a domain", "Go to evil.com or www.evil.example or evil.zip/x now", "Go to or or now"],
    ["an e-mail address", "Write to someone@evil.com now", "Write to now"],
    ["a link in a link", "[[in](/policy#ohio)](javascript:alert(1)) it", "[in](/policy#ohio) it"],
    ["an address as words", "[https://evil.example](/policy#ohio) it", "it"],
    ["a link over two lines", "[a\nb](/policy#ohio)", "a\nb(/policy#ohio)"],
    ["a link without an end", "[rights](https://evil.example", "rights"],
    ["an escaped bracket", "\\[x\\](javascript:alert(1))", "x"],
    ["an address cut by a bracket", "https:[//evil.example", "https:"],
    ["an address cut by a tag", "java<b></b>script:alert(1) x", "java x"],
    ["an address hidden by invisible characters", "ht\u200Btps://evil\u2060.example x", "x"],
  ])("%s loses its address", (_, text, expected) => {
    expect(filtered(text)).toBe(expected);
  });

  test("a domain that our own pages name stays", () => {
    expect(filtered("The site is med.ohio.gov.")).toBe("The site is med.ohio.gov.");
  });

  test("what it linked to is known", () => {
    const filter = new AnswerFilter(given);
    filter.push("[a](/contact) [b](/nowhere) ");
    expect([...filter.linked]).toEqual(["/contact"]);
  });
});

test("tags go, and their words stay", () => {
  expect(filtered("<script>alert(1)</script> <b>bold</b><img src=x onerror=alert(1)>")).toBe("alert(1) bold");
  expect(filtered("under < 50 MED, 3 > 2, <!-- x --> <scr")).toBe("under < 50 MED, 3 > 2, scr");
});

test("headings, emphasis, code, quotes, rules and tables become plain, lists stay", () => {
  const text =
    "# Title\n\n**Bold** and _soft_ `code`\n\n* one\n+ two\n1. three\n\n---\n> said\n```js\nx\n```\n| a | b |\n|---|---|";
  expect(filtered(text)).toBe("Title\n\nBold and soft code\n\n- one\n- two\n- three\n\nsaid\n\nx\n\na b");
  expect(filtered("snake_case - and 2 * 3")).toBe("snake_case - and 2 3");
});

test("blanks are one, line breaks two at most, none at the ends; control characters go", () => {
  expect(filtered("\n\n  a \t b\r\n\r\n\r\nc\u2028d\u0000\u0007\u202Ee\u{E0041}  \n")).toBe("a b\n\nc\nde");
});

describe("however the text is cut", () => {
  const text = [
    "Hi 👩‍⚕️ [your *rights*](/patients#rights)! ![x](https://evil.example/a(b)) <b>no</b> a<b\n",
    "## Steps\r\n1. go to https://evil.example/x, or [there](javascript:alert(1))\n- **two** [three](/policy#ohio)",
    "\n\n[a][b] [c] http[s](x)://evil.com ](/contact) [open](/contact",
  ].join("");
  const whole = filtered(text);

  test("into two at every place, or into single characters, the same comes out", () => {
    for (let cut = 1; cut < text.length; cut += 1) {
      expect(filtered(text.slice(0, cut), text.slice(cut))).toBe(whole);
    }
    expect(filtered(...text.split(""))).toBe(whole);
  });

  test("only given links come out", () => {
    expect(whole.match(/\[[^\]]*\]\([^)]*\)/g)).toEqual([
      "[your rights](/patients#rights)",
      "[three](/policy#ohio)",
    ]);
    expect(whole).not.toMatch(/:\/\/|javascript:|evil/i);
  });

  test("no mixture of pieces of links, tags and addresses forges another link or an address", () => {
    const pieces =
      "[ ] ( ) ![ ]( < > </b> a\\ https :// // java script: evil.com /contact /x \n [x](/contact) ` * \u200B".split(
        " ",
      );
    let seed = 7;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed;
    };
    for (let round = 0; round < 20_000; round += 1) {
      const parts = Array.from({ length: 12 }, () => pieces[random() % pieces.length] ?? "");
      const out = filtered(...parts);
      const rest = out.replaceAll(/\[[^[\]\n]+\]\(\/contact\)/g, " LINK ");
      expect(rest, JSON.stringify(parts)).not.toMatch(/\[|\/\/|\bjavascript:\S|evil\.com\b/i);
    }
  });
});

test("nothing without an end is kept: what is long goes out", () => {
  const filter = new AnswerFilter(given);
  for (const start of ["", "[", "[x](", "<a "]) {
    let out = filter.push(start);
    for (let count = 0; count < 200; count += 1) out += filter.push("aaaaaaaaaa");
    expect(out.length, start).toBeGreaterThan(1_000);
  }
  const long = `https://evil.example/${"a".repeat(2_000)} end`;
  expect(filtered(long)).toBe("end");
  expect(filtered(...long.split(""))).toBe("end");
});
