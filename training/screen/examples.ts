import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const here = new URL(".", import.meta.url);
const search = new URL("../../app/domain/search/", import.meta.url);
const screen = new URL("../../app/domain/assistant/screen/", import.meta.url);

/** What a message can be; `none` of them is what everybody else writes. */
export const kinds = ["suicide", "overdose", "danger", "dose", "diagnosis", "legal", "none"] as const;
export type Kind = (typeof kinds)[number];

export type Wording = { text: string; kind: Kind };

const linesOf = (file: URL) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "");

/** Every wording of the training, those that the search learns from included. */
export function wordings(): Wording[] {
  const own = kinds.flatMap((kind) => linesOf(new URL(`${kind}.txt`, here)).map((text) => ({ text, kind })));
  const asked = readdirSync(new URL("everyday-questions/", search))
    .toSorted()
    .flatMap((file) => linesOf(new URL(`everyday-questions/${file}`, search)));
  return [...own, ...withoutCrisisSections(asked).map((text) => ({ text, kind: "none" as const }))];
}

/** The sections on help in a crisis: who asks for them may be in one. */
const crisisSection = /^# .*#(?:help-.*|emergency-signs|problems|safety)$/;

function withoutCrisisSections(lines: readonly string[]): string[] {
  let isLeftOut = false;
  return lines.filter((line) => {
    if (line.startsWith("# ")) isLeftOut = crisisSection.test(line);
    return !isLeftOut && !line.startsWith("# ");
  });
}

/** Questions that the site does not cover: no crisis either, but some of them ask for advice. */
export const notCovered = (): string[] => linesOf(new URL("not-covered.txt", search));

/** A mark of all that the tables of the screen are made from: it changes when they must be made anew. */
export function fingerprint(): string {
  const code = ["words.ts", "features.ts"].map((file) => readFileSync(new URL(file, screen), "utf8"));
  return createHash("sha256")
    .update(JSON.stringify([wordings(), notCovered(), code]))
    .digest("hex");
}
