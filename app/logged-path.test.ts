import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/", "/"],
  ["/news", "/news"],
  [
    "/guides/0c5d0b0e-51f9-4d4c-8a46-4f0a9dc3a1aa/download.data",
    "/guides/0c5d0b0e-51f9-4d4c-8a46-4f0a9dc3a1aa/download.data",
  ],
  ["/search?q=my+back+hurts", "/search"],
  ["/jane@example.org/news", "/…/news"],
  ["/my%20back%20hurts", "/…"],
  [`/${"a".repeat(65)}`, "/…"],
  ["/%0A{%22level%22:%22error%22}", "/…"],
  ["/a/b/c/d/e/f/g/h/i", "/a/b/c/d/e/f/g/h/…"],
  ["", "/"],
])("%s is logged as %s", (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
