import { expect, test } from "vitest";
import { openForField, spamSign, trapField } from "./spam.ts";

function signOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return spamSign(form);
}

test("a form that people do not see all of shows no sign when they sent it", () => {
  expect(signOf({}), "as from a page of last year").toBeNull();
  expect(signOf({ [trapField]: "", [openForField]: "" }), "without scripts").toBeNull();
  expect(signOf({ [openForField]: "2000" }), "by autofill and pasting").toBeNull();
  expect(signOf({ [openForField]: String(30 * 24 * 60 * 60 * 1_000) }), "a page open for a month").toBeNull();
});

test("what is filled in where nobody sees a field, or faster than anybody can, is a sign", () => {
  expect(signOf({ [trapField]: "Offer" })).toBe("a field that people do not see was filled in");
  expect(signOf({ [openForField]: "0" })).toBe("it was sent 0.0 seconds after the form had opened");
  expect(signOf({ [openForField]: "1899" })).toBe("it was sent 1.9 seconds after the form had opened");
});

test.each(["-5", "1e3", "0x1", "NaN", "1.5", " 7", "soon", "\0"])("%j is no time, and no sign", (text) => {
  expect(signOf({ [openForField]: text })).toBeNull();
});

test("what a message says is never a sign: only how its form was filled in", () => {
  const message = "FREE PILLS!!! http://casino.example <a href='https://x.example'>click</a> viagra";
  expect(signOf({ message, [openForField]: "60000" })).toBeNull();
});
