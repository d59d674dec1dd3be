import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isPostgresql, makeDatabase } from "../../tests/support/database.ts";
import { everyRow, fill } from "../../tests/support/fill-database.ts";
import type { OpenDatabase } from "../database.ts";
import { openDatabase } from "../open.server.ts";
import * as schema from "../schema.ts";
import { seedFacts } from "../seed/facts.ts";
import { makeBackup } from "./make.server.ts";
import { BackupRefused } from "./refused.ts";
import { restoreBackup } from "./restore.server.ts";

const { auditLog, contentVersion, rateLimits, sessions, stories } = schema;

const folder = mkdtempSync(join(tmpdir(), "society-backup-"));
const file = join(folder, "a backup");
const emptyFile = join(folder, "an empty backup");

// Both for all tests: to open the embedded database takes long.
const settings = [await makeDatabase(), await makeDatabase()] as const;
const source = await openDatabase(settings[0]);
const target = await openDatabase(settings[1]);

beforeAll(async () => {
  await makeBackup(source.db, emptyFile);
  await seedFacts(source.db);
  await fill(source.db);
  await makeBackup(source.db, file);
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await Promise.all(settings.map(({ remove }) => remove()));
  rmSync(folder, { recursive: true });
});

const versionOf = async ({ db }: OpenDatabase) =>
  (await db.select({ version: contentVersion.version }).from(contentVersion))[0]?.version ?? 0;

test("a backup and its restoring keep every row of every table as it was", async () => {
  const before = await everyRow(source.db);
  for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["a backup", "an empty backup"]);

  await target.db.insert(sessions).values({ sid: "s", sess: {}, expire: new Date() });
  await target.db.insert(rateLimits).values({ key: "k", points: 1 });
  const version = await versionOf(target);
  await restoreBackup(target.db, file, { replaces: false });
  expect(await everyRow(target.db)).toEqual(before);
  expect(await versionOf(target)).toBeGreaterThan(version);
  expect(await target.db.select().from(sessions)).toEqual([]);
  expect(await target.db.select().from(rateLimits)).toHaveLength(1);

  const entry = { action: "edited", subject: "news" };
  const [next] = await target.db.insert(auditLog).values(entry).returning({ id: auditLog.id });
  expect(next).toEqual({ id: 42 });
  // What a start does: staff deleted facts, and they stay away.
  await seedFacts(target.db);
  expect((await everyRow(target.db)).resources).toEqual(before.resources);
});

test("a backup takes the place of a database that is in use only when told to", async () => {
  const before = await everyRow(target.db);
  const restoring = restoreBackup(target.db, emptyFile, { replaces: false });
  await expect(restoring).rejects.toThrow(/The database is in use \(rows: .*contacts 4.*--replace/);
  expect(await everyRow(target.db)).toEqual(before);
  const version = await versionOf(target);
  await restoreBackup(target.db, emptyFile, { replaces: true });
  expect(Object.values(await everyRow(target.db)).flat()).toEqual([]);
  expect(await versionOf(target)).toBeGreaterThan(version);
});

test.runIf(isPostgresql)("a backup is of one moment, whatever people write meanwhile", async () => {
  const { db } = target;
  let release = () => {};
  const held = db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${auditLog} in access exclusive mode`);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
  });
  const locked = sql`pg_locks where mode = 'AccessExclusiveLock' and granted and relation = 'audit_log'::regclass`;
  await vi.waitFor(async () => expect(await countOf(locked)).toBe(1), 5_000);
  const making = makeBackup(db, join(folder, "moment"));
  const blocked = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect(await countOf(blocked)).toBe(1), 5_000);
  await db.insert(stories).values({ title: "Example", content: "written meanwhile" });
  release();
  await held;
  expect((await making).rows.stories).toBe(0);

  async function countOf(rows: SQL) {
    const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(rows);
    return found?.count;
  }
});

/** The lines of the backup, changed, with a checksum that is right or not. */
function changed(change: (lines: string[]) => string[], { sums = true } = {}): Buffer {
  const lines = gunzipSync(readFileSync(file)).toString().split("\n").slice(0, -1);
  const [trailer = "", ...content] = [...lines].reverse();
  const body = change(content.reverse()).map((line) => `${line}\n`);
  const sha256 = createHash("sha256").update(body.join("")).digest("hex");
  return gzipSync(`${body.join("")}${sums ? JSON.stringify({ sha256 }) : trailer}\n`);
}
const header = (change: object) => (lines: string[]) => [
  JSON.stringify({ ...JSON.parse(lines[0] ?? ""), ...change }),
  ...lines.slice(1),
];
const whole = () => readFileSync(file);
const spoil = (at: number) => {
  const bytes = whole();
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

const bad: [what: string, bytes: () => Buffer, refusal: RegExp][] = [
  ["is empty", () => Buffer.alloc(0), /no whole backup/],
  ["is no gzip file", () => Buffer.from("news,2026"), /can't be unpacked/],
  ["is a gzip file of something else", () => gzipSync("news,2026\n"), /no backup of this site/],
  ["is JSON of something else", () => gzipSync("null\n[1]\n"), /no backup of this site/],
  ["is cut in the middle", () => whole().subarray(0, whole().length / 2), /can't be unpacked/],
  ["lacks its last byte", () => whole().subarray(0, -1), /can't be unpacked/],
  ["has a spoiled byte", () => spoil(Math.floor(whole().length / 2)), /no whole backup/],
  [
    "lacks its trailer",
    () =>
      gzipSync(
        gunzipSync(whole())
          .toString()
          .replace(/\{"sha.*\n/, ""),
      ),
    /ends too early/,
  ],
  [
    "has a changed word",
    () => changed((lines) => lines.map((line) => line.replace("Example", "Changed")), { sums: false }),
    /checksum/,
  ],
  ["lacks a row", () => changed((lines) => lines.toSpliced(3, 1)), /missing|too early|no whole/],
  ["goes on after its end", () => gzipSync(`${gunzipSync(whole())}{}\n`), /follows its end/],
  ["comes from a later format", () => changed(header({ formatVersion: 2 })), /later release/],
  ["has a broken header", () => changed(header({ rows: { news: -1 } })), /first line/],
  ["comes from another release", () => changed(header({ migration: "0001_updated_at" })), /another release/],
  // Whole by its checksum, and still nothing that the database takes: it fails in the middle of the transaction.
  ["holds a row twice", () => changed((lines) => twice(lines)), /duplicate key/],
  [
    "holds a table that is not there",
    () => changed((lines) => [...header({ rows: { elsewhere: 1 } })(lines).slice(0, 1), '{"elsewhere":{}}']),
    /no table elsewhere/,
  ],
];

function twice(lines: string[]): string[] {
  const content = JSON.parse(lines[0] ?? "");
  const last = lines.at(-1) ?? "";
  const [table = ""] = Object.keys(JSON.parse(last));
  content.rows[table] += 1;
  return [JSON.stringify(content), ...lines.slice(1), last];
}

test("a file that is damaged, cut or of somebody else changes nothing", async () => {
  const before = await everyRow(source.db);
  for (const [what, bytes, refusal] of bad) {
    const path = join(folder, "bad");
    writeFileSync(path, bytes());
    const refused = await restoreBackup(source.db, path, { replaces: true }).catch((error: unknown) => error);
    const cause = refused instanceof Error ? refused.cause : undefined;
    expect(`${refused} ${cause ?? ""}`, what).toMatch(refusal);
  }
  expect(await everyRow(source.db)).toEqual(before);
});

test("a folder that is not there is told apart from a database that is away", async () => {
  const nowhere = join(folder, "no such folder", "a backup");
  await expect(makeBackup(source.db, nowhere)).rejects.toThrow(/^The backup can't be written: ENOENT/);
});

test("a database of another release makes no backup, and its file is not there", async () => {
  const { db } = target;
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 9e12::bigint`);
  await expect(makeBackup(db, join(folder, "newer"))).rejects.toThrow(/another release/);
  await expect(restoreBackup(db, file, { replaces: true })).rejects.toThrow(/a later release/);
  await db.execute(sql`delete from drizzle.__drizzle_migrations`);
  await expect(makeBackup(db, join(folder, "older"))).rejects.toThrow(BackupRefused);
  expect(readdirSync(folder).filter((name) => /newer|older/.test(name))).toEqual([]);
});
