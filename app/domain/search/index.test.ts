import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { indexOf } from "./index.ts";
import { sitePassages } from "./site-passages.ts";

const passages = sitePassages({ today: "2026-11-20", usesModel: false });
const { made: index, share: shareOfLongestWait } = await withLongestWait(indexOf(passages));
const first = (question: string) => index.find(question).ranked[0]?.passage.href;
const place = (question: string, href: string) =>
  index.find(question).ranked.findIndex(({ passage }) => passage.href === href);

/** What is made, and the longest that others waited for their turn meanwhile, as a share of the time that it took. */
async function withLongestWait<Made>(making: Promise<Made>): Promise<{ made: Made; share: number }> {
  const began = performance.now();
  let isMade = false;
  const done = making.finally(() => {
    isMade = true;
  });
  let longest = 0;
  let last = began;
  while (!isMade) {
    await turn();
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  return { made: await done, share: longest / (last - began) };
}

test("whoever asks for something else has a turn all the while that the search learns", () => {
  // Not in milliseconds: on a machine with other work, both are longer.
  expect(shareOfLongestWait).toBeLessThan(0.15);
});

test("capitals, accents, apostrophes and width make no difference", () => {
  for (const question of [
    "what is oarrs",
    "WHAT IS OARRS?",
    "what’s OARRS",
    "Whát is ÓARRS",
    "ｗｈａｔ ｉｓ ＯＡＲＲＳ",
  ]) {
    expect(first(question), question).toBe("/policy#ohio-oarrs");
  }
});

describe("a state that a question names", () => {
  test.each([
    ["how do I complain about a doctor in Ohio", "/policy#ohio-complaints", "/policy#texas-complaints"],
    ["how do I complain about a doctor in Houston", "/policy#texas-complaints", "/policy#ohio-complaints"],
    ["limit for acute pain, I live in Norwalk", "/policy#ohio-acute-pain", "/policy#texas-acute-pain"],
    ["limit for acute pain, I live in Dallas", "/policy#texas-acute-pain", "/policy#ohio-acute-pain"],
  ])("%s: its sections go before the other state's", (question, wanted, other) => {
    expect(place(question, wanted)).toBeGreaterThanOrEqual(0);
    expect(place(question, wanted)).toBeLessThan(place(question, other));
  });

  test("the name alone finds the state", () => {
    expect(first("Texas")).toBe("/policy#texas");
    expect(index.find("ohio").covered).toBe(true);
  });
});

test("who asks decides between the clinicians' and the patients' sections", () => {
  const clinicians = "/clinicians#consent-and-taper";
  const patients = "/patients#sudden-stop";
  const asClinician = "as a prescriber, how do I taper my patient's opioids";
  const asPatient = "my doctor wants to taper my opioids";
  expect(place(asClinician, clinicians)).toBeLessThan(place(asClinician, patients));
  expect(place(asPatient, patients)).toBeLessThan(place(asPatient, clinicians));
});

test.each([
  ["medicl recrods", "medical records"],
  ["seconnd opinon", "second opinion"],
  ["nalaxone", "naloxone"],
  ["talehealth in ohio", "telehealth in ohio"],
  ["complants", "complaint"],
  ["second opinions", "second opinion"],
])("%s finds what %s finds", (written, meant) => {
  expect(index.find(written).covered).toBe(true);
  expect(first(written)).toBe(first(meant));
});

test.each([
  ["refill check", "/policy#ohio-oarrs"],
  ["pill database in texas", "/policy#texas-pmp"],
  ["cut off my meds", "/patients#sudden-stop"],
  ["my doctor kicked me out", "/patients#dismissal"],
  ["hospital ombudsman", "/patients#advocates"],
  ["report him to the med board in ohio", "/policy#ohio-complaints"],
  ["hablan español", "/contact#help-spanish"],
  ["quiero morir", "/contact#help-988"],
])("everyday words: %s → %s", (question, href) => {
  expect(place(question, href)).toBeGreaterThanOrEqual(0);
  expect(place(question, href)).toBeLessThan(3);
});

test.each(["tapering?", "oarrs", "opioids", "pain", "narcan", "CME", "Medicare Part D", "privacy"])(
  "a single word of the site's matters is covered: %s",
  (question) => {
    expect(index.find(question).covered).toBe(true);
  },
);

test("a long story is covered where it holds a matter of the site", () => {
  const story =
    "I have been going to the same place for twelve years and never had any trouble, then my doctor retired in the " +
    "spring and the new one walked in, did not even sit down, and said he was cutting off my pain medicine all at " +
    "once. My husband had to drive me home. What am I supposed to do now?";
  const { covered, ranked } = index.find(story);
  expect(covered).toBe(true);
  expect(ranked.slice(0, 3).map(({ passage }) => passage.href)).toContain("/patients#sudden-stop");
});

test.each([
  "What is the capital of France",
  "recipe for pancakes",
  "how do I fix my car",
  "best restaurant in Norwalk",
  "who won the game",
  "marijuana laws in California",
  "dose of ibuprofen for my dog",
  "what causes migraine",
  "is turmeric good for arthritis",
  "side effects of gabapentin",
  "",
  "the of and",
  "?!",
])("not covered: %s", (question) => {
  expect(index.find(question).covered).toBe(false);
});

test("an odd or endless question harms nothing", () => {
  for (const question of [
    "\u0000\uD800",
    "constructor __proto__ toString",
    "~oarrs",
    "a".repeat(2000),
    "🩺 ".repeat(600),
  ]) {
    expect(() => index.find(question)).not.toThrow();
  }
});
