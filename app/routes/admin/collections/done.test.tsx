import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Done } from "./done.tsx";

test("the page says what was done", () => {
  expect(renderToStaticMarkup(<Done what="saved" />)).toContain("Your changes are saved.");
});

test.each(["__proto__", "constructor", "toString", "", null])(
  "an address with %j for what was done says nothing",
  (what) => {
    expect(renderToStaticMarkup(<Done what={what} />)).toBe('<div role="status"></div>');
  },
);
