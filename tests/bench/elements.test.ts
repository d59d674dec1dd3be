import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { elementsOf } from "./elements.ts";

it("makes elements of which React writes the same HTML", () => {
  const html =
    '<div class="one &amp; two"><!-- --><label for="field">It&#x27;s &lt;b&gt; &quot;text&quot;</label>' +
    '<input id="field" required=""/><svg viewBox="0 0 4 4"><path d="M0 0"></path></svg>' +
    '<script async="">if (1 < 2) document.write("<p>")</script></div>';
  expect(renderToStaticMarkup(elementsOf(html))).toBe(html.replace("<!-- -->", ""));
});

it("takes nothing for elements that React can't have written", () => {
  expect(() => elementsOf("<div><p>text</div>")).toThrow("</div> closes <p>.");
});
