import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { PostgresqlProcess } from "../support/postgresql-process.ts";
import { freePort, type SiteProcess, startSite } from "../support/site-process.ts";
import { isLongRun } from "./size.ts";
import { Writers } from "./writers.ts";

/** Contact messages acknowledged and then lost: 0, over 200 kills of the process and of the database during load. */

const kills = isLongRun ? { postgresql: 200, embedded: 20 } : { postgresql: 4, embedded: 2 };
const anHour = 3_600_000;

/** At any moment of what the site does. */
const soon = () => wait(300 * Math.random());

test("no message that was acknowledged is lost, however often process and PostgreSQL are killed", {
  timeout: anHour,
}, async () => {
  const database = await PostgresqlProcess.start(["fsync=on"]);
  onTestFinished(() => database.remove());
  const port = await freePort();
  const start = () => startSite({ DATABASE_URL: database.url, TRUSTED_PROXIES: "1" }, { port });
  let site = await start();
  onTestFinished(() => site.kill());

  const writers = new Writers(site.url);
  for (let kill = 0; kill < kills.postgresql; kill++) {
    await writers.progress(8);
    await soon();
    if (kill % 2 === 0) {
      await site.kill();
      site = await start();
    } else {
      await database.kill();
      await soon();
      await database.start();
    }
  }
  await writers.progress(8);
  await writers.stop();
  expect(await site.stop()).toBe(0);
  await writers.expectNothingLost({ databaseUrl: database.url, dataDir: "" });
  console.info(`${kills.postgresql} kills: ${writers.acknowledged.size} messages acknowledged, 0 lost`);
});

test("nor by the embedded database when its process is killed", { timeout: anHour }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "society-killed-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const port = await freePort();
  const start = () => startSite({ DATA_DIR: dataDir, TRUSTED_PROXIES: "1" }, { port });
  let site: SiteProcess = await start();
  onTestFinished(() => site.kill());

  const writers = new Writers(site.url);
  for (let kill = 0; kill < kills.embedded; kill++) {
    await writers.progress(8);
    await soon();
    await site.kill();
    site = await start();
  }
  await writers.progress(8);
  await writers.stop();
  expect(await site.stop()).toBe(0);
  await writers.expectNothingLost({ dataDir });
  console.info(`${kills.embedded} kills: ${writers.acknowledged.size} messages acknowledged, 0 lost`);
});
