import { setTimeout as wait } from "node:timers/promises";
import { countsWritten } from "#app/domain/assistant/counts.server.ts";
import { endAnswers } from "#app/domain/assistant/places.server.ts";
import { stopBeingReady } from "#app/domain/health/readiness.server.ts";
import { startDelivery } from "#app/domain/mail/delivery.server.ts";
import { startRetention } from "#app/domain/retention.server.ts";
import { env } from "#app/env.server.ts";
import { closeDatabase, startDatabase } from "#db/client.server.ts";
import { FolderInUse } from "#db/errors.ts";
import { gracefulStop } from "./graceful-stop.ts";
import { makeServer } from "./listener.ts";

/** The production server: the built application behind node's own HTTP server (`npm start`). */

const seconds = 1000;

/** How long a balancer has to see that this instance is no longer ready. */
const notice = 1 * seconds;

/** The longest that running requests have, and then writing what is left: below the 30 s until Docker kills. */
const stopAtLatest = 25 * seconds;

/** Opens the database in advance and says what it is; a PostgreSQL that is away may come later. */
async function openDatabase() {
  try {
    const { kind, location } = await startDatabase();
    const name = kind === "embedded" ? "embedded, for one instance, in" : "PostgreSQL,";
    console.info(`  Database  ${name} ${location}`);
  } catch (error) {
    if (error instanceof FolderInUse) {
      console.error(error.message);
      process.exit(1);
    }
    console.error(
      "  Database  does not open yet. The site tries again with every request that needs it.",
      error,
    );
  }
}

console.info("Huron County Medical Society");
// Making the embedded database keeps the process busy: nobody could be answered meanwhile.
const opening = openDatabase();
if (!env.DATABASE_URL) await opening;

console.info(
  `  Assistant ${env.OPENAI_MODEL ? `answers with the model ${env.OPENAI_MODEL}` : "answers with passages of the site, without a model"}`,
);

const server = makeServer();
const ending = gracefulStop(server);
server.listen(env.PORT, env.HOST, () => {
  console.info(`  Open      ${env.PUBLIC_URL}, on port ${env.PORT}`);
});

const stopDelivery = startDelivery();
const stopRetention = startRetention();

async function stop() {
  setTimeout(() => process.exit(1), stopAtLatest).unref();
  stopBeingReady();
  ending.announce();
  await wait(notice);
  await Promise.all([ending.close(), endAnswers(), stopDelivery(), stopRetention()]);
  await countsWritten();
  await closeDatabase();
  process.exit(0);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
