import { describe, expect, test } from "vitest";
import { federal, telemedicine } from "./policy/federal.ts";
import { written } from "./review.ts";
import type { Statement } from "./statement.ts";

const modules = import.meta.glob<Record<string, unknown>>(["./**/*.ts", "!./**/*.test.ts"], { eager: true });

type Leaf = { key: string; value: string };

/** Every string that a module exports, with the name of the field that holds it. */
function leaves(value: unknown, key = ""): Leaf[] {
  if (typeof value === "string") return [{ key, value }];
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => leaves(item, name));
}

function isStatement(value: object): value is Statement {
  return "text" in value && "standing" in value && "appliesTo" in value;
}

function statements(value: unknown): Statement[] {
  if (typeof value !== "object" || value === null) return [];
  if (isStatement(value)) return [value];
  return Object.values(value).flatMap(statements);
}

const files = Object.entries(modules).map(([file, exports]) => ({
  file,
  leaves: leaves({ ...exports }),
  statements: [...new Set(statements({ ...exports }))],
}));

const all = [...new Set(files.flatMap((file) => file.statements))];
const stated = files.filter((file) => file.statements.length > 0);

/** Claims to avoid, in the words in which they are usually made. */
const avoided: readonly RegExp[] = [
  /\b90 MME( a day| per day)?( legal)? limit/i,
  /legal limit of (50|90) MME/i,
  /bans? (more than|doses above|anything above) 120 MED/i,
  /Ohio has no limits?/i,
  /guarantees? (pain|opioid|treatment)/i,
  /\b(you have|gives you|patients have|entitles you to) (a |the )?(right to )?(an? )?(opioids?|pain (medicine|treatment))/i,
  /Chapter (170|195)\b/i,
  /must keep prescribing/i,
  /(may|can|must) never taper|cannot taper/i,
  /FDA (forbids|bans|prohibits) stopping/i,
  /telemedicine( prescribing)? is permanent/i,
  /complain anonymously to the Texas/i,
  /Ohio('s)? (law|statute) requires records/i,
  /Ruan protects/i,
  /X-waiver is (still )?required/i,
  /proves? (drug )?misuse/i,
  /Every Texas (doctor|physician) needs/i,
  /\b(50|100) (CME )?hours\b/i,
  /(pain patients|patients) are addicts|never become addicted/i,
  /press(ing)? 3\b/i,
  /\bthe Society can get your prescription/i,
];

/** The short names that a reader cannot be expected to know, and the words that explain them. */
const fullNames: Readonly<Record<string, string>> = {
  ADA: "Americans with Disabilities Act",
  CDC: "Centers for Disease Control and Prevention",
  CME: "continuing medical education",
  DEA: "Drug Enforcement Administration",
  EMTALA: "Emergency Medical Treatment and Labor Act",
  FDA: "Food and Drug Administration",
  HHS: "Department of Health and Human Services",
  HIPAA: "federal health privacy law",
  MATE: "Medication Access and Training Expansion",
  MED: "morphine equivalent daily dose",
  MME: "morphine milligram equivalents",
  OARRS: "Ohio Automated Rx Reporting System",
  ORT: "Opioid Risk Tool",
  OSHIIP: "Ohio Senior Health Insurance Information Program",
  OUD: "opioid use disorder",
  PDMP: "prescription drug monitoring program",
  PEG: "enjoyment of life and general activity",
  PHQ: "Patient Health Questionnaire",
  PMP: "Prescription Monitoring Program",
  SAMHSA: "Substance Abuse and Mental Health Services Administration",
  TAC: "Texas Administrative Code",
  TTY: "text phone",
};

/** Capitals that stand for themselves: an act's name, a number to dial, a Roman numeral. */
const knownCapitals = new Set(["SUPPORT", "MEDICARE", "III"]);

test("the pages have their statements", () => {
  const count = new Map(files.map((file) => [file.file, file.statements.length]));
  for (const tab of ["ohio", "texas", "federal"]) {
    expect(count.get(`./policy/${tab}.ts`), tab).toBeGreaterThan(30);
  }
  expect(count.get("./clinicians.ts")).toBeGreaterThan(30);
  expect(count.get("./partners.ts")).toBeGreaterThan(10);
});

test.each(files)("$file links to https, phone numbers and own pages only", ({ leaves }) => {
  for (const { value } of leaves.filter((leaf) => leaf.key === "href")) {
    expect(value).toMatch(/^(https:\/\/[^\s]+|tel:[\d+-]+|sms:[^\s]+|\/[^\s]*|#[a-z-]+)$/);
  }
});

test.each(files)("$file says truly when a source was last checked", ({ leaves }) => {
  for (const { value } of leaves.filter((leaf) => leaf.key === "checked")) {
    if (value === "undated" || value === "unchecked") continue;
    expect(value).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
    expect(new Date(value).toISOString().slice(0, value.length), "is a day of the calendar").toBe(value);
    expect(value <= written.slice(0, value.length), `${value} is not after ${written}`).toBe(true);
  }
});

test.each(files)("$file makes none of the claims to avoid", ({ leaves }) => {
  for (const { value } of leaves) {
    for (const claim of avoided) expect(value).not.toMatch(claim);
  }
});

test.each(stated)("$file explains its short names", ({ leaves, statements }) => {
  const words = leaves
    .map((leaf) => leaf.value)
    .join("\n")
    .toLowerCase();
  for (const { text, appliesTo } of statements) {
    for (const [name] of `${text} ${appliesTo}`.matchAll(/\b[A-Z]{3,}\b/g)) {
      if (knownCapitals.has(name)) continue;
      const fullName = fullNames[name] ?? `${name} in full`;
      expect(words.includes(fullName.toLowerCase()), `${name} is explained as "${fullName}"`).toBe(true);
    }
  }
});

describe("every statement", () => {
  test.each(all)("$text", ({ text, appliesTo, standing, sources }) => {
    expect(text).toMatch(/^[A-Z0-9].*[.!?]$/s);
    expect(appliesTo.trim()).not.toBe("");
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) {
      expect(source.name.trim()).not.toBe("");
      expect(source.href).toMatch(/^https:\/\//);
    }
    if (standing.startsWith("Ohio")) {
      expect(text, "Ohio's rules say chronic pain").not.toMatch(/intractable/i);
      expect(text, "Ohio counts in MED").not.toMatch(/\bMME\b/);
    }
    if (standing === "Federal guidance") {
      expect(text, "guidance requires nothing").not.toMatch(/\b(must|requires clinicians|is required to)\b/);
    }
  });

  test("is made once", () => {
    const texts = all.map((statement) => statement.text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

test("only the telemedicine statement reaches past the day of writing, and it says until when", () => {
  const dated = all.filter((statement) => statement.text.includes("2026"));
  expect(dated).toEqual([telemedicine.statement]);
  expect(telemedicine.validUntil > written).toBe(true);
  expect(telemedicine.statement.text).toContain("December 31, 2026");
  const topics = federal.topics.flatMap((topic) => topic.statements);
  expect(topics, "a topic would go on showing it").not.toContain(telemedicine.statement);
});

test("titles that are anchors on the policy page are unique", () => {
  const ids = files
    .filter(({ file }) => file.startsWith("./policy/"))
    .flatMap(({ leaves }) => leaves.filter((leaf) => leaf.key === "id"))
    .map((leaf) => leaf.value);
  expect(ids.length).toBeGreaterThan(25);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^(ohio|texas|federal)-[a-z-]+$/);
});
