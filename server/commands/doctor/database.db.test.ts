import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { env } from "#app/env.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { isPostgresql } from "../../../tests/support/database.ts";
import { findDatabase } from "./database.ts";

const settings = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR };
const told = async () => (await findDatabase()).map(({ state, name, said }) => `${state} ${name} ${said}`);

test("a database that is migrated", async () => {
  const opened = await openDatabase(settings);
  await opened.close();
  const server = [/^ok Database Its version is \d\d\.$/, /^ok Database \d+ connections are free\.$/];
  const expected = [
    /^ok Database .* answers\.$/,
    ...(isPostgresql ? server : []),
    /^ok Migrations .*000\d_\w+\.$/,
  ];
  expect(await told()).toEqual(expected.map((line) => expect.stringMatching(line)));
});

// To open the embedded database each time takes long, and says the same.
test.runIf(isPostgresql)("a database that is ahead, and one that is behind; neither is changed", async () => {
  await change(sql`update drizzle.__drizzle_migrations set created_at = created_at + 9e12::bigint`);
  expect((await told()).at(-1)).toMatch(/^problem Migrations .*later release/);
  await change(sql`delete from drizzle.__drizzle_migrations`);
  for (let times = 0; times < 2; times++)
    expect((await told()).at(-1)).toMatch(/^warning Migrations Not applied yet: 0000_tables, /);

  async function change(statement: ReturnType<typeof sql>) {
    const { db, close } = await openDatabase(settings, { migrates: false });
    await db.execute(statement);
    await close();
  }
});

test("a database that can't be looked into is told in plain words, without its password", async () => {
  const before = { ...env };
  onTestFinished(() => void Object.assign(env, before));
  if (!isPostgresql) {
    const running = await openDatabase(settings, { migrates: false });
    expect(await told()).toEqual([
      expect.stringMatching(/^warning Database .* in use, by the site that runs/),
    ]);
    await running.close();
    Object.assign(env, { DATA_DIR: `${env.DATA_DIR}/none` });
    expect(await told()).toEqual([
      expect.stringMatching(/^warning Database There is no embedded database in /),
    ]);
  }
  if (settings.databaseUrl) {
    Object.assign(env, { DATABASE_URL: new URL("/none", settings.databaseUrl).href });
    expect(await findDatabase()).toMatchObject([{ todo: expect.stringMatching(/no database of that name/) }]);
  }
  Object.assign(env, { DATABASE_URL: "postgres://site:a-password@127.0.0.1:1/site" });
  expect(await told()).toEqual(["problem Database It can't be used: ECONNREFUSED."]);
  expect(await findDatabase()).toMatchObject([{ todo: expect.stringMatching(/^Nothing answers there/) }]);
});
