import { expect, test } from "vitest";
import { adviceAnswer, adviceAskedFor } from "./advice.ts";

test.each([
  ["how many oxycodone can I take at once", "dose"],
  ["can I take a xanax with my hydrocodone tonight", "dose"],
  ["can I take 4 tylenol for my back", "dose"],
  ["do I have fibromyalgia", "diagnosis"],
  ["is this lump on my neck cancer", "diagnosis"],
  ["my mri says stenosis, what does it mean", "diagnosis"],
  ["should I sue my doctor", "legal"],
  ["will I win my case against the clinic", "legal"],
  ["do I have a case for malpractice", "legal"],
] as const)("%s: asks for advice that only a professional may give (%s)", (message, kind) => {
  expect(adviceAskedFor(message)).toBe(kind);
});

test.each([
  "what is the MED limit for acute pain in Ohio",
  "what do 80 MED require",
  "can my doctor drop me?",
  "what does the law say about stopping opioids suddenly",
  "how fast may a doctor taper a patient",
  "how do I dispose of pills",
  "how many days of opioids can a doctor prescribe for acute pain",
  "how do I appeal if my insurance says no",
  "how do I file a complaint against my doctor",
  "what should I ask my doctor about my dose",
  "can I get my records",
])("%s: a question about the rules is none", (message) => expect(adviceAskedFor(message)).toBeNull());

test.each(["dose", "diagnosis", "legal"] as const)("the answer for %s says so, and whom to ask", (kind) => {
  const text = adviceAnswer(kind);
  expect(text).toMatch(/^I can't/);
  expect(text).toMatch(/doctor|lawyer/i);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? "");
  expect(links.length).toBeGreaterThan(0);
  for (const href of links) expect(href).toMatch(/^(\/[a-z]+#[a-z-]+|tel:.+)$/);
});
