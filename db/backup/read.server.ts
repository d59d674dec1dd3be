import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { type BackupHeader, headerLine, rowEnd, rowStart, trailerLine } from "./format.ts";
import { BackupRefused } from "./refused.ts";

/** A row of a backup: its table, and the JSON of its values (rows.ts). */
export type BackupRow = { table: string; json: string };

/**
 * Hands on each row of a backup, one after the other, and gives the header once the file has proved whole. Throws
 * BackupRefused for whatever is no whole backup of this site, though perhaps after the last row; and what `take` throws.
 */
export async function readBackup(
  file: string,
  take: (row: BackupRow) => Promise<void> | void,
): Promise<BackupHeader> {
  try {
    return await pipeline(createReadStream(file), createGunzip(), (chunks) => read(linesOf(chunks), take));
  } catch (error) {
    if (isFromGzip(error)) throw damaged("it can't be unpacked");
    // In words of our own: inside a transaction the system's error could pass for one of the connection.
    if (isFromOpening(error)) throw new BackupRefused(`The backup can't be read: ${error.message}`);
    throw error;
  }
}

async function read(lines: AsyncGenerator<Buffer>, take: (row: BackupRow) => Promise<void> | void) {
  const hash = createHash("sha256");
  const next = async () => {
    const { value } = await lines.next();
    if (value === undefined) throw damaged("it ends too early");
    return value;
  };
  const nextHashed = async () => {
    const line = await next();
    hash.update(line).update("\n");
    return line.toString();
  };
  const header = parseHeader(await nextHashed());
  for (const [table, count] of Object.entries(header.rows)) {
    const start = rowStart(table);
    for (let row = 0; row < count; row++) {
      const line = await nextHashed();
      if (!line.startsWith(start) || !line.endsWith(rowEnd)) throw damaged(`a row of ${table} is missing`);
      await take({ table, json: line.slice(start.length, -rowEnd.length) });
    }
  }
  const trailer = trailerLine.safeParse(parseJson((await next()).toString()));
  if (trailer.data?.sha256 !== hash.digest("hex")) throw damaged("its checksum is wrong");
  if (!(await lines.next()).done) throw damaged("something follows its end");
  return header;
}

function parseHeader(line: string): BackupHeader {
  const content = parseJson(line);
  const kind = z.object({ format: headerLine.shape.format, formatVersion: z.number() }).safeParse(content);
  if (!kind.success) throw new BackupRefused("This file is no backup of this site.");
  if (kind.data.formatVersion !== headerLine.shape.formatVersion.value) {
    throw new BackupRefused("This backup was made by a later release of the site. Restore it with that one.");
  }
  const header = headerLine.safeParse(content);
  if (!header.success) throw damaged("its first line can't be read");
  return header.data;
}

/** Lines end with a newline alone: a row may hold other signs that some readers take for the end of a line. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]);
      begun = [];
      start = end + 1;
    }
    begun.push(chunk.subarray(start));
  }
  const rest = Buffer.concat(begun);
  if (rest.length > 0) yield rest;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Node.js names what zlib finds wrong with a file Z_DATA_ERROR, Z_BUF_ERROR … */
function isFromGzip(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}

function isFromOpening(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error && error.syscall === "open";
}

function damaged(how: string): BackupRefused {
  return new BackupRefused(`This file is no whole backup of this site: ${how}. Take another copy of it.`);
}
