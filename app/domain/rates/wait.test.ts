import { expect, test } from "vitest";
import { waitOf } from "./wait.ts";

test.each([
  [1, "in about a minute"],
  [60, "in about a minute"],
  [61, "in about 2 minutes"],
  [600, "in about 10 minutes"],
])("%s seconds are waited for: %s", (seconds, words) => {
  expect(waitOf(seconds)).toBe(words);
});
