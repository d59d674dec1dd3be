import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#db/open.server.ts";
import { seedFacts } from "#db/seed/facts.ts";
import { seedSamples } from "#db/seed/samples.ts";
import { startModelServer } from "../support/model-server.ts";
import { PostgresqlProcess } from "../support/postgresql-process.ts";
import { pin } from "./processes.ts";
import { contactForm, page, question } from "./requests.ts";
import { compareStarts } from "./starts.ts";
import { measure, type Subject } from "./subject.ts";
import { atMost, type Row, tableOf } from "./table.ts";

/**
 * Measures the built site against a bare node:http server that sends the same bytes and against React's own rendering:
 * `npm run bench`; docs/benchmarks.md tells how to read it. Ends with 1 where it could not measure.
 */

/** Who carries a session gets nothing that is kept for others: the site renders. */
const session = "session=nobody";
const mostMegabytes = 200;

/** Both databases with the facts and the samples; gives the settings of a site on each, and of one with a model. */
async function makeSites(folder: string) {
  const dataDir = join(folder, "embedded");
  const postgresql = await PostgresqlProcess.start(["fsync=off"]);
  const languageModel = await startModelServer();
  for (const databaseUrl of [undefined, postgresql.url]) {
    const { db, close } = await openDatabase({ dataDir, databaseUrl });
    await seedFacts(db);
    await seedSamples(db, new Date());
    await close();
  }
  const common = {
    SESSION_SECRET: randomBytes(32).toString("hex"),
    TRUSTED_PROXIES: "1",
    ASSISTANT_DAILY_LIMIT: "1000000",
  };
  const onPostgresql = { ...common, DATABASE_URL: postgresql.url };
  return {
    onPostgresql,
    onEmbedded: { ...common, DATA_DIR: dataDir },
    withModel: { ...onPostgresql, OPENAI_BASE_URL: `${languageModel.url}/v1`, OPENAI_MODEL: "example" },
    async stop() {
      languageModel.stop();
      await postgresql.remove();
    },
  };
}

type Sites = Awaited<ReturnType<typeof makeSites>>;

function subjectsOf({ onPostgresql, onEmbedded, withModel }: Sites): Subject[] {
  const home = { settings: onPostgresql, status: 200 };
  const list = { ask: page("/news", session), status: 200 };
  return [
    { name: "Cached page", ...home, ask: page("/"), isKept: true, leastOfBare: 0.85 },
    { name: "Rendered page", ...home, ask: page("/", session), ofReact: { path: "/", least: 0.12 } },
    { name: "List page, PostgreSQL", ...list, settings: onPostgresql },
    { name: "List page, PGlite", ...list, settings: onEmbedded },
    { name: "Contact form, PostgreSQL", ask: contactForm, status: 303, settings: onPostgresql },
    { name: "200 chat streams at once", ask: question, status: 200, settings: withModel, atOnce: 200 },
  ];
}

async function measureAll(sites: Sites, folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  const peaks: number[] = [];
  for (const subject of subjectsOf(sites)) {
    console.info(`Measuring: ${subject.name}`);
    const measured = await measure(subject, folder);
    if (subject.settings.DATABASE_URL) peaks.push(measured[0]?.figures.memory ?? Number.NaN);
    rows.push(...measured);
  }
  console.info("Measuring: start to first answer");
  rows.push(...(await compareStarts(sites.onPostgresql, folder)));
  const memory = Math.max(...peaks);
  const verdict = Number.isNaN(memory) ? "" : atMost(memory / 1e6, mostMegabytes);
  return [...rows, { name: "Memory under load, PostgreSQL", figures: { memory }, verdict }];
}

async function main(): Promise<void> {
  const coreCount = availableParallelism();
  const isPinned = pin();
  const folder = mkdtempSync(join(tmpdir(), "society-bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  // Another user runs PostgreSQL, in a folder in this one.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;

  const sites = await makeSites(folder);
  const rows = await measureAll(sites, folder);
  await sites.stop();

  const date = new Date().toISOString().slice(0, 10);
  const cores = isPinned ? "server and client on a core each" : "server and client on no core of their own";
  console.info(`\n${date}, Node.js ${process.version}, ${coreCount} cores (${cpus()[0]?.model}), ${cores}\n`);
  console.info(tableOf(rows));
  console.info(
    "\n* The client took longer than this server: requests/s are the client's, the ratio is of CPU.",
  );
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));
main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
