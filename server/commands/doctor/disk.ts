import { constants, existsSync } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { env } from "#app/env.server.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

const name = "Disk";
const gigabyte = 1024 ** 3;
const least = 0.1 * gigabyte;
const plenty = gigabyte;

/** Can the embedded database be written, and is there space for it? With PostgreSQL, its own machine knows. */
export async function findDisk(): Promise<Finding[]> {
  if (env.DATABASE_URL) return [ok(name, "PostgreSQL keeps the records: look at the disk of its machine.")];
  const folder = nearestFolder(resolve(env.DATA_DIR));
  try {
    await access(folder, constants.W_OK);
  } catch {
    return [problem(name, `${folder} can't be written.`, "Give the folder to the user that runs the site.")];
  }
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const said = `${(free / gigabyte).toFixed(1)} GB are free for ${folder}.`;
  if (free >= plenty) return [ok(name, said)];
  return [
    (free < least ? problem : warning)(name, said, "Make space: a full disk stops the embedded database."),
  ];
}

/** Before its first start the site makes the folders that are missing. */
function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}
