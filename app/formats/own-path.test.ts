import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test("a path of the site is one, in letters that a header may carry", () => {
  expect(ownPath("/files/guide.pdf")).toBe("/files/guide.pdf");
  expect(ownPath("/files/a b é.pdf?x=1#page=2")).toBe("/files/a%20b%20%C3%A9.pdf?x=1#page=2");
  expect(ownPath("/a/../b.pdf")).toBe("/b.pdf");
});

test.each([
  "",
  "guide.pdf",
  "https://example.org/a.pdf",
  "//evil.example/a.pdf",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  " /a.pdf",
  "javascript:alert(1)",
])("%j is none", (address) => {
  expect(ownPath(address)).toBeNull();
});
