import type { Figures } from "./rounds.ts";

/** One line of the table: what was measured, and how it compares. */
export type Row = {
  name: string;
  figures: Partial<Figures>;
  ratio?: number;
  /** Whether what the issue of the site asks for was reached. */
  verdict?: string;
};

const head = ["", "requests/s", "p50 ms", "p99 ms", "CPU ms", "core", "memory", "ratio", "to reach"];
const widths = [39, 10, 8, 8, 8, 6, 8, 8, 13];

/** The rows as text of 108 columns. CPU is that of one request, core the share of one, memory the peak. */
export function tableOf(rows: readonly Row[]): string {
  return [head, ...rows.map(cellsOf)].map(lineOf).join("\n");
}

function cellsOf({ name, figures, ratio, verdict }: Row): string[] {
  const { requestsPerSecond, p50, p99, cpu, core, memory } = figures;
  return [
    name,
    ...[requestsPerSecond, p50, p99, cpu].map((value) => cell(value, short)),
    cell(core, (share) => `${Math.round(share * 100)} %`),
    cell(memory, (bytes) => `${Math.round(bytes / 1e6)} MB`),
    cell(ratio, short),
    verdict ?? "",
  ];
}

/** Empty for what was not measured, or what the system does not tell. */
function cell(value: number | undefined, write: (value: number) => string): string {
  return value === undefined || Number.isNaN(value) ? "" : write(value);
}

function short(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en-US") : `${Number(value.toPrecision(2))}`;
}

function lineOf(cells: readonly string[]): string {
  return cells
    .map((text, index) => (index === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[index] ?? 0)))
    .join("")
    .trimEnd();
}

/** Says whether a value is at least so much. */
export function atLeast(value: number, least: number): string {
  return `${least} ${value >= least ? "reached" : "missed"}`;
}

/** Says whether a value is at most so much. */
export function atMost(value: number, most: number): string {
  return `${most} ${value <= most ? "reached" : "missed"}`;
}
