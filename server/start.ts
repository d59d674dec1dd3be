import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { countsWritten } from "#app/domain/assistant/counts.server.ts";
import { endAnswers } from "#app/domain/assistant/places.server.ts";
import { stopBeingReady } from "#app/domain/health/readiness.server.ts";
import { startDelivery } from "#app/domain/mail/delivery.server.ts";
import { startRetention } from "#app/domain/retention.server.ts";
import { env } from "#app/env.server.ts";
import { exitLogged, log } from "#app/log.server.ts";
import { closeDatabase, startDatabase } from "#db/client.server.ts";
import { FolderInUse } from "#db/errors.ts";
import { gracefulStop } from "./graceful-stop.ts";
import { makeServer } from "./listener.ts";
import { publicPages } from "./public-pages.ts";
import { storeRelease } from "./release-files.ts";

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
    log.info(
      `The database is open: ${kind === "embedded" ? "embedded, for one instance," : "PostgreSQL,"} ${location}`,
    );
  } catch (error) {
    if (error instanceof FolderInUse) {
      log.fatal(error.message);
      await exitLogged(1);
    }
    log.error({ err: error }, "The database does not open yet. Every request that needs it tries again.");
  }
}

log.info("Huron County Medical Society starts.");
// Making the embedded database keeps the process busy: nobody could be answered meanwhile.
const opening = openDatabase();
if (!env.DATABASE_URL) await opening;

log.info(
  env.OPENAI_MODEL
    ? `The assistant answers with the model ${env.OPENAI_MODEL}.`
    : "The assistant answers with passages of the site, without a model.",
);

const server = makeServer();
const ending = gracefulStop(server);
server.once("error", (error) => {
  log.fatal({ err: error }, `Port ${env.PORT} can't be listened on.`);
  exitLogged(1);
});
server.listen(env.PORT, env.HOST, () => {
  log.info(`Open: ${env.PUBLIC_URL}, on port ${env.PORT}`);
  // V8 would let garbage grow to four times what lives before it looks for any, and new objects to 100 MB. Not on the
  // command line: with any such option node compiles its own modules anew, and starts 35 ms later.
  setFlagsFromString("--heap-growing-percent=50");
  setFlagsFromString("--semi-space-growth-factor=1");
});

const stopDelivery = startDelivery();
const stopRetention = startRetention(storeRelease);

let isStopping = false;

async function stop(code: 0 | 1) {
  if (isStopping) return;
  isStopping = true;
  log.info("Stopping: what is under way ends first.");
  setTimeout(() => exitLogged(1), stopAtLatest).unref();
  stopBeingReady();
  ending.announce();
  await wait(notice);
  await Promise.all([ending.close(), endAnswers(), stopDelivery(), stopRetention()]);
  await countsWritten();
  publicPages.stop();
  await closeDatabase();
  await exitLogged(code);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop(0));

/**
 * Nobody knows what state a fault that nothing caught has left, so the process must end; whoever runs it starts the
 * next. It ends as when it is asked to: messages that are being stored are acknowledged, and no page breaks off.
 */
process.on("uncaughtException", (error) => {
  log.fatal({ err: error }, "A fault that nothing caught ends this process.");
  stop(1);
});
