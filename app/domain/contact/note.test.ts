import { expect, test } from "vitest";
import { noteInput } from "./note.ts";

test("a version that can't be one counts as none: the form shows nothing of it that could be put right", () => {
  for (const version of [undefined, "", "v".repeat(41), ["a", "b"]]) {
    expect(noteInput.safeParse({ note: "Called back.", version }).success, String(version)).toBe(true);
  }
  expect(noteInput.parse({ version: "2026-01-01T00:00:00.000Z" }).version).toBe("2026-01-01T00:00:00.000Z");
});
