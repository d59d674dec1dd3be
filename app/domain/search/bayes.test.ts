import { expect, test } from "vitest";
import { learn } from "./bayes.ts";

const words = (text: string) => text.split(" ");
const opinionOf = await learn(
  [
    { text: "copy of my chart", classes: ["records"] },
    { text: "see my chart", classes: ["records"] },
    { text: "fee for a copy", classes: ["records", "costs"] },
    { text: "what is the fee", classes: ["costs"] },
    { text: "complain about my doctor", classes: ["complaints"] },
  ],
  words,
);
const best = (text: string) => [...opinionOf(text)].toSorted(([, a], [, b]) => b - a)[0]?.[0];

test("a text goes to the class whose examples it resembles", () => {
  expect(best("a copy of the chart")).toBe("records");
  expect(best("the fee")).toBe("costs");
  expect(best("whom do I complain to")).toBe("complaints");
});

test("a class with few examples is not drowned by one with many", async () => {
  const many = Array.from({ length: 200 }, (_, at) => ({
    text: `question ${at} about pills`,
    classes: ["pills"],
  }));
  const opinionOf = await learn([...many, { text: "ride to the visit", classes: ["rides"] }], words);
  const opinion = opinionOf("question about a ride");
  expect(opinion.get("rides")).toBeGreaterThan(opinion.get("pills") ?? 0);
});

test("nothing known is no evidence for anything", () => {
  expect(new Set(opinionOf("xqzvw").values())).toEqual(new Set([0]));
  expect(new Set(opinionOf("").values())).toEqual(new Set([0]));
});
