import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("long work gives its results in order", async () => {
  expect(await inTurn(["a", "b", "c"], (word) => word.toUpperCase())).toEqual(["A", "B", "C"]);
  expect(await inTurn([], String)).toEqual([]);
});

test("what fails fails for who asked, and ends the work", async () => {
  const fail = () => {
    throw new Error("no");
  };
  await expect(inTurn([1], fail)).rejects.toThrow("no");
});
