import { expect, test } from "vitest";
import { csv } from "./csv.ts";

test("rows as RFC 4180 writes them, with the mark of UTF-8 in front", () => {
  expect(
    csv([
      ["a", "b"],
      ["Ünï 🩺", ""],
    ]),
  ).toBe('\uFEFF"a","b"\r\n"Ünï 🩺",""\r\n');
  expect(csv([])).toBe("\uFEFF");
});

test("a comma, a quote and a line break stay inside their cell", () => {
  expect(csv([['say "hi", you', "two\nlines", "a;b"]])).toBe(
    '\uFEFF"say ""hi"", you","two\nlines","a;b"\r\n',
  );
});

test.each(["=1+1", "+1 555", "-2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠A", '="x"'])(
  "%j becomes text",
  (cell) => {
    expect(csv([[cell]])).toBe(`\uFEFF"'${cell.replaceAll('"', '""')}"\r\n`);
  },
);

test("what a spreadsheet takes for text stays as it is", () => {
  for (const cell of ["jo@example.org", "1-2", "a=b", "'quoted'", " =1"]) {
    expect(csv([[cell]])).toBe(`\uFEFF"${cell}"\r\n`);
  }
});
