import { describe, expect, test } from "vitest";
import { adviceAnswer, adviceAskedFor } from "./advice.ts";

describe("advice asked for", () => {
  test.each([
    "how many oxycodone can I take",
    "can I take 4 tylenol at once",
    "how fast should I taper 60 mg myself",
    "can I mix xanax and hydrocodone",
    "what dose should I take",
    "is it safe to take tramadol with alcohol",
  ])("a dose: %s", (message) => expect(adviceAskedFor(message)).toBe("dose"));

  test.each([
    "do I have fibromyalgia",
    "is this lump cancer",
    "what do my MRI results mean",
    "am I addicted",
  ])("a diagnosis: %s", (message) => expect(adviceAskedFor(message)).toBe("diagnosis"));

  test.each([
    "should I sue my doctor",
    "will I win my case",
    "is my doctor breaking the law by cutting my dose",
    "do I have a case",
    "was this malpractice",
  ])("a legal opinion: %s", (message) => expect(adviceAskedFor(message)).toBe("legal"));

  test.each([
    "what is the MED limit for acute pain in Ohio",
    "what do 80 MED require",
    "can my doctor drop me?",
    "what does the law say about stopping opioids suddenly",
    "how fast may a doctor taper a patient",
    "how do I dispose of pills",
    "can I take my pills on a plane",
    "how many days of opioids can a doctor prescribe for acute pain",
    "how do I appeal if my insurance says no",
    "what are my rights if I have fibromyalgia",
    "how do I file a complaint against my doctor",
    "what should I ask my doctor about my dose",
    "do I have a right to my records",
    "can I get my records",
  ])("none, a question the site answers: %s", (message) => expect(adviceAskedFor(message)).toBeNull());
});

test.each(["dose", "diagnosis", "legal"] as const)("the answer for %s says so, and whom to ask", (kind) => {
  const text = adviceAnswer(kind);
  expect(text).toMatch(/^I can't/);
  expect(text).toMatch(/doctor|lawyer/i);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? "");
  expect(links.length).toBeGreaterThan(0);
  for (const href of links) expect(href).toMatch(/^(\/[a-z]+#[a-z-]+|tel:.+)$/);
});
