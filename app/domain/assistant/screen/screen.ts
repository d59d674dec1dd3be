import { windowsOf } from "./features.ts";
import tablesFile from "./tables.json";
import { screenWords } from "./words.ts";

type Head = keyof typeof tablesFile.tables;

/** How strongly a message sounds like each kind: above 0 it rather is one (the logarithm of the odds). */
export type Reading = Readonly<Record<Head, number>>;

const { tables } = tablesFile;

const heads = {
  crisis: readerOf(tables.crisis),
  suicide: readerOf(tables.suicide),
  overdose: readerOf(tables.overdose),
  danger: readerOf(tables.danger),
  dose: readerOf(tables.dose),
  diagnosis: readerOf(tables.diagnosis),
  legal: readerOf(tables.legal),
};

/**
 * Reads a message by tables that were learned from thousands of wordings (training/screen). The same message is always
 * read alike; nothing is asked and nothing kept. Each kind is as strong as in its strongest window; the kinds of a
 * crisis are told by the window that is most of one.
 */
export function readMessage(message: string): Reading {
  const windows = windowsOf(screenWords(message));
  const [first = new Uint32Array()] = windows;
  const crisisAt = windows.reduce(
    (best, one) => (heads.crisis(one) > heads.crisis(best) ? one : best),
    first,
  );
  const strongest = (head: "dose" | "diagnosis" | "legal") => Math.max(...windows.map(heads[head]));
  return {
    crisis: heads.crisis(crisisAt),
    suicide: heads.suicide(crisisAt),
    overdose: heads.overdose(crisisAt),
    danger: heads.danger(crisisAt),
    dose: strongest("dose"),
    diagnosis: strongest("diagnosis"),
    legal: strongest("legal"),
  };
}

type Table = { scale: number; bias: number; weights: string };

function readerOf({ scale, bias, weights }: Table): (window: Uint32Array) => number {
  const table = new Int8Array(Buffer.from(weights, "base64"));
  const mask = table.length - 1;
  return (window) => {
    let sum = 0;
    for (const feature of window) sum += table[feature & mask] ?? 0;
    return (sum * scale) / Math.sqrt(window.length || 1) + bias;
  };
}
