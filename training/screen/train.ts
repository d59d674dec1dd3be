import { writeFileSync } from "node:fs";
import { windowsOf } from "#app/domain/assistant/screen/features.ts";
import { screenWords } from "#app/domain/assistant/screen/words.ts";
import { fingerprint, notCovered, wordings } from "./examples.ts";
import { train } from "./logistic.ts";

/** `npm run train`: makes the tables that the assistant's screen reads messages by, out of the wordings here. */

const windows = (text: string) => windowsOf(screenWords(text));
const all = wordings().map(({ text, kind }) => ({ windows: windows(text), kind }));
const others = notCovered().map((text) => ({ windows: windows(text), isOne: false }));

const crises = new Set<string>(["suicide", "overdose", "danger"]);
const inCrisis = all.filter(({ kind }) => crises.has(kind));
const inNone = all.filter(({ kind }) => !crises.has(kind));
const isKind = (examples: typeof all, one: string) =>
  examples.map(({ windows, kind }) => ({ windows, isOne: kind === one }));

const largest = 17;
const small = 14;
const tables = {
  crisis: table(
    [...all.map(({ windows, kind }) => ({ windows, isOne: crises.has(kind) })), ...others],
    largest,
  ),
  suicide: table(isKind(inCrisis, "suicide"), small),
  overdose: table(isKind(inCrisis, "overdose"), small),
  danger: table(isKind(inCrisis, "danger"), small),
  dose: table(isKind(inNone, "dose"), small),
  diagnosis: table(isKind(inNone, "diagnosis"), small),
  legal: table(isKind(inNone, "legal"), small),
};

/** A weight in one byte: half of the largest is the most, what is beyond it counts as that. */
function table(examples: Parameters<typeof train>[0], bits: number) {
  const { weights, bias } = train(examples, bits);
  const most =
    Math.max(
      ...Array.from(weights, Math.abs)
        .toSorted((a, b) => b - a)
        .slice(0, 1),
    ) / 2;
  const scale = most / 127;
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  return { scale, bias, weights: Buffer.from(bytes.buffer).toString("base64") };
}

const file = new URL("../../app/domain/assistant/screen/tables.json", import.meta.url);
writeFileSync(file, `${JSON.stringify({ trainedOn: fingerprint(), tables }, null, 2)}\n`);
console.info(`${all.length + others.length} wordings → app/domain/assistant/screen/tables.json`);
