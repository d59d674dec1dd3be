import { expect, test } from "vitest";
import { telemedicine } from "#app/content/policy/federal.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { sitePassages } from "./site-passages.ts";

const passages = sitePassages({ today: telemedicine.validUntil, usesModel: false });

test("every section has everyday questions, and no question is for a section that is gone", () => {
  expect(Object.keys(everydayQuestions).sort()).toEqual(passages.map(({ href }) => href).sort());
  const few = Object.entries(everydayQuestions).filter(([, questions]) => questions.length < 15);
  expect(few).toEqual([]);
});

test("every section has an address of its own, a title and words", () => {
  expect(new Set(passages.map(({ href }) => href)).size).toBe(passages.length);
  for (const { href, title, text } of passages) {
    expect(href).toMatch(/^\/[a-z]*#[a-z0-9-]+$/);
    expect(title).not.toBe("");
    expect(text, href).toMatch(/\S/);
  }
});

test("the telemedicine rule is told until its last day, and that it ended after it", () => {
  const text = (today: string) =>
    sitePassages({ today, usesModel: false }).find(({ href }) => href === `/policy#${telemedicine.id}`)
      ?.text ?? "";
  expect(text("2026-12-31")).toContain(telemedicine.statement.text);
  expect(text("2027-01-01")).toBe(telemedicine.afterwards);
});
