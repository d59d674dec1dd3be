import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { count, getTableName, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { isPostgresql, makeDatabase } from "../tests/support/database.ts";
import { startProcess } from "../tests/support/other-process.ts";
import type { OpenDatabase } from "./database.ts";
import { FolderInUse } from "./errors.ts";
import { openDatabase } from "./open.server.ts";
import * as schema from "./schema.ts";

const { news } = schema;

/** How many migrations are in the folder. */
const committed = readdirSync("db/migrations").filter((name) => name.endsWith(".sql")).length;

async function ownDatabase() {
  const database = await makeDatabase();
  onTestFinished(() => database.remove());
  return database;
}

const tables = async ({ db }: OpenDatabase) =>
  db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`)
    .orderBy(sql`table_name`);

const migrations = async ({ db }: OpenDatabase) =>
  db.select({ hash: sql<string>`hash` }).from(sql`drizzle.__drizzle_migrations`).orderBy(sql`id`);

test("opening migrates, and opening again changes nothing", async () => {
  const settings = await ownDatabase();
  const first = await openDatabase(settings);
  expect((await tables(first)).map(({ name }) => name)).toEqual(
    Object.values(schema).map(getTableName).sort(),
  );
  const applied = await migrations(first);
  expect(applied).toHaveLength(committed);
  await first.db.insert(news).values({ title: "Example", content: "c" });
  await first.close();

  const second = await openDatabase(settings);
  onTestFinished(() => second.close());
  expect(await migrations(second)).toEqual(applied);
  expect(await second.db.select({ rows: count() }).from(news)).toEqual([{ rows: 1 }]);
});

test("it tells people where the data is, and never the password", async () => {
  const settings = await ownDatabase();
  const opened = await openDatabase(withPassword(settings));
  onTestFinished(() => opened.close());
  expect(opened.kind).toBe(isPostgresql ? "postgresql" : "embedded");
  if (settings.databaseUrl) {
    const { host, pathname } = new URL(settings.databaseUrl);
    expect(opened.location).toBe(`${host}${pathname}`);
  } else {
    expect(opened.location).toBe(join(settings.dataDir, "database"));
  }
});

function withPassword<T extends { databaseUrl?: string }>(settings: T): T {
  if (!settings.databaseUrl) return settings;
  const url = new URL(settings.databaseUrl);
  url.password ||= "secret";
  return { ...settings, databaseUrl: url.href };
}

test.runIf(isPostgresql)("instances that start together on a new database migrate it once", async () => {
  const settings = await ownDatabase();
  const environment = { DATABASE_URL: settings.databaseUrl ?? "" };
  const here = Array.from({ length: 6 }, () => openDatabase(settings));
  const there = [1, 2, 3].map(() => startProcess("hold-database.ts", environment));
  expect((await Promise.all(there)).map(({ said }) => said)).toEqual(["opened", "opened", "opened"]);
  const [opened, ...others] = await Promise.all(here);
  onTestFinished(() => Promise.all([opened, ...others].map((one) => one?.close())).then(() => {}));
  if (!opened) throw new Error("not opened");
  expect(await migrations(opened)).toHaveLength(committed);
  expect(await opened.db.select({ rows: count() }).from(news)).toEqual([{ rows: 3 }]);
});

test.skipIf(isPostgresql)(
  "a second process refuses to start on the embedded database, and says why",
  async () => {
    const settings = await ownDatabase();
    const opened = await openDatabase(settings);
    onTestFinished(() => opened.close());
    const other = await startProcess("hold-database.ts", { DATABASE_URL: "", DATA_DIR: settings.dataDir });
    expect(other.said).toContain(
      `FolderInUse: The embedded database in ${settings.dataDir} is already in use`,
    );
    expect(other.said).toContain("set DATA_DIR to another folder, or use PostgreSQL through DATABASE_URL");
    expect(await other.ended).toBe(1);
    await expect(openDatabase(settings)).rejects.toThrow(FolderInUse);
  },
);

test.skipIf(isPostgresql)(
  "what a killed process stored in the embedded database is there afterwards",
  async () => {
    const settings = await ownDatabase();
    const other = await startProcess("hold-database.ts", { DATABASE_URL: "", DATA_DIR: settings.dataDir });
    expect(other.said).toBe("opened");
    await other.kill("SIGKILL");
    expect(existsSync(join(settings.dataDir, "database.lock"))).toBe(true);

    const opened = await openDatabase(settings);
    onTestFinished(() => opened.close());
    expect(await opened.db.select({ title: news.title }).from(news)).toEqual([{ title: "Example" }]);
  },
);
