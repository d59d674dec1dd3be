import { expect, test } from "vitest";
import { learn } from "./bayes.ts";

const words = (text: string) => text.split(" ");
const opinionOf = learn([
  { features: words("copy of my chart"), classes: ["records"] },
  { features: words("see my chart"), classes: ["records"] },
  { features: words("fee for a copy"), classes: ["records", "costs"] },
  { features: words("what is the fee"), classes: ["costs"] },
  { features: words("complain about my doctor"), classes: ["complaints"] },
]);
const best = (text: string) => [...opinionOf(words(text))].toSorted(([, a], [, b]) => b - a)[0]?.[0];

test("a text goes to the class whose examples it resembles", () => {
  expect(best("a copy of the chart")).toBe("records");
  expect(best("the fee")).toBe("costs");
  expect(best("whom do I complain to")).toBe("complaints");
});

test("a class with few examples is not drowned by one with many", () => {
  const many = Array.from({ length: 200 }, (_, at) => ({
    features: words(`question ${at} about pills`),
    classes: ["pills"],
  }));
  const opinion = learn([...many, { features: words("ride to the visit"), classes: ["rides"] }])(
    words("question about a ride"),
  );
  expect(opinion.get("rides")).toBeGreaterThan(opinion.get("pills") ?? 0);
});

test("nothing known is no evidence for anything", () => {
  expect(new Set(opinionOf(words("xqzvw")).values())).toEqual(new Set([0]));
  expect(new Set(opinionOf([]).values())).toEqual(new Set([0]));
});
