import { describe, expect, test } from "vitest";
import { markdown } from "./markdown.server.ts";

const line = (text: string) => markdown(text).replaceAll("\n", "");

describe("the shape of a text", () => {
  test("every line break starts a paragraph, whatever ends the lines, and empty lines add none", () => {
    for (const text of ["One.\nTwo.\n\n\nThree.", "One.\r\nTwo.\r\n \r\nThree.\n", "  One.\rTwo.\rThree."]) {
      expect(line(text)).toBe("<p>One.</p><p>Two.</p><p>Three.</p>");
    }
    expect(markdown("")).toBe("");
    expect(markdown(" \n\t\n")).toBe("");
  });

  test("lists stay lists, also right after a paragraph, with items inside items", () => {
    expect(line("You need:\n- a list\n- a pen\nThen call.")).toBe(
      "<p>You need:</p><ul><li>a list</li><li>a pen</li></ul><p>Then call.</p>",
    );
    expect(line("1. one\n\n1. two")).toBe("<ol><li>one</li><li>two</li></ol>");
    expect(line("- a\n  - b\n- c")).toBe("<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>");
    expect(line("- a\n  more of it")).toBe("<ul><li><p>a</p><p>more of it</p></li></ul>");
  });

  test("the lines of a quotation stay together", () => {
    expect(line("> One.\n> Two.\n\nAfter.")).toBe(
      "<blockquote><p>One.</p><p>Two.</p></blockquote><p>After.</p>",
    );
  });

  test("headings go below the heading that they stand under", () => {
    expect(line("# One\n## Two\n##### Five")).toBe("<h4>One</h4><h5>Two</h5><h6>Five</h6>");
    expect(markdown("# One", { under: 4 })).toBe("<h5>One</h5>");
    expect(line("### Three\n# One\n#### Four")).toBe("<h4>Three</h4><h4>One</h4><h5>Four</h5>");
    expect(line("Not a heading\n---")).toBe("<p>Not a heading</p><hr />");
  });

  test("words are strong or stressed within their line only", () => {
    expect(line("**Strong** and *stressed*")).toBe("<p><strong>Strong</strong> and <em>stressed</em></p>");
    expect(line("*one\ntwo*")).toBe("<p>*one</p><p>two*</p>");
  });

  test("code and indentation have no meaning here", () => {
    expect(line("    far in\n`b`\n```\nc\n```")).toBe("<p>far in</p><p>`b`</p><p>```</p><p>c</p><p>```</p>");
  });
});

describe("links", () => {
  test("lead to other sites without telling them where from, and to pages of this one", () => {
    expect(markdown("[The rule](https://example.org/?a=1&b=2)")).toBe(
      '<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer">The rule</a></p>',
    );
    expect(markdown("<https://example.org>")).toContain('<a href="https://example.org" rel=');
    expect(markdown("[Ohio](/policy#ohio)")).toBe('<p><a href="/policy#ohio">Ohio</a></p>');
    expect(markdown("[988](tel:988)")).toBe('<p><a href="tel:988">988</a></p>');
    expect(markdown("<office@example.org>")).toContain('<a href="mailto:office@example.org">');
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "&#106;avascript:alert(1)",
    "java&#10;script:alert(1)",
    "java&Tab;script:alert(1)",
    "\\javascript:alert(1)",
    "vbscript:x",
    "data:text/html,<script>alert(1)</script>",
    "//evil.example",
    "&sol;&sol;evil.example",
    "\u0001javascript:alert(1)",
    "blob:https://x",
    "file:///etc/passwd",
  ])("%s shows the words alone", (address) => {
    for (const text of [`[words](${address})`, `[words](<${address}>)`, `[words](${address} "title")`]) {
      expect(markdown(text)).not.toMatch(/<(?!\/?p>)|href/);
      expect(markdown(text)).toContain("words");
    }
    expect(markdown(`<${address}>`)).not.toContain("<a");
    expect(markdown(`[words][1]\n\n[1]: ${address}`)).not.toContain("<a");
  });

  test("a picture is never loaded", () => {
    expect(markdown("![picture](https://example.org/a.png)")).not.toContain("<img");
  });
});

describe("hostile text", () => {
  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "a <b onclick='x'>b</b>",
    "<!-- x --><svg/onload=alert(1)>",
    "*a* <iframe srcdoc='x'></iframe>",
    "- <script>alert(1)</script>",
    "> <style>*{}</style>",
    '# <a href="javascript:alert(1)">x</a>',
    '[<img src=x onerror=alert(1)>](https://example.org/"onmouseover="alert(1))',
    '[x](https://example.org "><script>alert(1)</script>")',
    "[x](https://example.org/<script>)",
    '<https://example.org/"onclick=alert(1)//>',
    "&lt;script&gt; &#60;script&#62;",
  ])("%s becomes text", (text) => {
    for (const tag of markdown(text).match(/<[^>]*>/g) ?? []) {
      expect(tag).toMatch(
        /^<\/?(?:p|ul|li|em|blockquote|h4|a)>$|^<a href="https:\/\/[^"<> ]*" rel="noopener noreferrer">$/,
      );
    }
  });

  test("markup is shown as it was typed", () => {
    expect(markdown('<b>"Bold" & co</b>')).toBe("<p>&lt;b&gt;&quot;Bold&quot; &amp; co&lt;/b&gt;</p>");
  });

  const parts = {
    words: "word ",
    lines: "a line\n",
    sentences: "A *sentence* with a [link](https://example.org/a) in **it**.\n\n",
    items: "- item\n",
    quotations: "> a\n",
    "nested quotations": ">",
    "spaced nested quotations": "> ",
    "nested lists": "- ",
    "nested numbers": "1. ",
    brackets: "[",
    "links that don't end": "[a](",
    stars: "*a ",
    "stars and underscores": "_*",
    entities: "&amp;",
    angles: "<",
    backslashes: "\\",
    definitions: "[a]: b\n",
    headings: "# a\n",
    "empty lines": "\n",
    everything: "> - 1. # *a* [b](c)\n",
  };
  test.each(Object.entries(parts))("100 KB of %s take less than 200 ms", (_, part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length));
    markdown("*warm*");
    // The processor's time, the best of three: other programs may keep it busy.
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage();
      markdown(text);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });

  test("a long article with many links is formatted to its end", () => {
    const paragraph = `${"word ".repeat(60)}[link](https://example.org/a) **strong**.`;
    const html = markdown(`${`${paragraph}\n\n`.repeat(50)}- [one](/a)\n- *two*`);
    expect(html.match(/<a /g)).toHaveLength(51);
    expect(html).toContain("<em>two</em>");
  });

  test("what is too much is shown as it was typed, and nothing is left out", () => {
    const html = markdown(`${"*".repeat(5000)}\n**fine**`);
    expect(html).toContain("*".repeat(5000));
    expect(html).toContain("<strong>fine</strong>");
    const many = markdown("*a* <b>\n".repeat(10_000));
    expect(many.match(/<p>/g)).toHaveLength(10_000);
    expect(many).not.toContain("<b>");
  });
});
