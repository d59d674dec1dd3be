import { z } from "zod";

/**
 * A backup is a gzip file of lines, each of them JSON in UTF-8 that ends with a newline:
 *
 * 1. the header;
 * 2. for each table, in the order of the header, each of its rows: {"<table>":{"<column>":"<value>",…}}, where a value is the
 *    text that PostgreSQL writes for it, or null;
 * 3. {"sha256":"<of all bytes before this line, in hexadecimal>"}.
 *
 * docs/operating.md tells people the same: change both.
 */

const format = "huron-county-medical-society-backup";

export const headerLine = z.object({
  format: z.literal(format),
  formatVersion: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The last migration of the database that it was made of. */
  migration: z.string(),
  /** How many rows each table has, in the order of the file. */
  rows: z.record(z.string(), z.int().nonnegative()),
});

export type BackupHeader = z.output<typeof headerLine>;

export const trailerLine = z.object({ sha256: z.string() });

export function makeHeader(content: Pick<BackupHeader, "madeAt" | "migration" | "rows">): BackupHeader {
  return { format, formatVersion: 1, ...content };
}

/** Around the JSON of a row, in its line. */
export const rowStart = (table: string) => `{${JSON.stringify(table)}:`;
export const rowEnd = "}";
