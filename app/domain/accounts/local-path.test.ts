import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test.each(["/", "/admin", "/admin?page=2&x=%2F", "/admin/none", "/news"])(
  "%s is a page of this site",
  (path) => {
    expect(localPath(path)).toBe(path);
  },
);

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/./\\evil.example",
  "https://evil.example",
  "https:",
  "javascript:alert(1)",
  "evil.example",
  " /admin",
  "",
  `/${"a".repeat(3_000)}`,
  null,
  undefined,
  7,
  ["/admin"],
])("%j leads to the admin area", (value) => {
  expect(localPath(value)).toBe("/admin");
});

test("what it gives is a path for a browser too, whatever the characters", () => {
  for (const character of Array.from({ length: 300 }, (_, code) => String.fromCharCode(code))) {
    for (const path of [
      `/${character}/evil.example`,
      `/${character}evil.example`,
      `${character}//evil.example`,
    ]) {
      expect(new URL(localPath(path), "https://www.example.org").origin).toBe("https://www.example.org");
    }
  }
});
