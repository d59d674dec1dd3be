import { readdirSync } from "node:fs";

import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { seedFacts } from "#db/seed/facts.ts";
import { isPostgresql, makeDatabase } from "../../tests/support/database.ts";
import { everyRow, fill } from "../../tests/support/fill-database.ts";
import { copyToPostgresql } from "./copy-to-postgresql.ts";
import { CommandRefused } from "./refused.ts";

test.runIf(isPostgresql)(
  "every row of the embedded database comes to PostgreSQL, which was started before",
  { timeout: 60_000 },
  async () => {
    const { databaseUrl = "", dataDir, remove } = await makeDatabase();
    onTestFinished(remove);
    await expect(copyToPostgresql({ dataDir, databaseUrl }, { replaces: false })).rejects.toThrow(
      CommandRefused,
    );
    expect(readdirSync(dataDir)).toEqual([]);

    const source = await openDatabase({ dataDir });
    await seedFacts(source.db);
    await fill(source.db);
    const before = await everyRow(source.db);
    await source.close();
    const target = await openDatabase({ databaseUrl, dataDir });
    onTestFinished(() => target.close());
    await seedFacts(target.db);

    await copyToPostgresql({ dataDir, databaseUrl }, { replaces: false });
    expect(await everyRow(target.db)).toEqual(before);
    expect(readdirSync(dataDir)).toEqual(["database"]);
  },
);
