import { setTimeout as wait } from "node:timers/promises";
import { env } from "#app/env.server.ts";
import { exitLogged, log } from "#app/log.server.ts";
import { gracefulStop } from "./graceful-stop.ts";
import { makeServer } from "./listener.ts";
import { boundMemory } from "./memory.ts";
import { publicPages } from "./public-pages.ts";

/** The production server: the built application behind node's own HTTP server (`npm start`). */

const seconds = 1000;

/** How long a balancer has to see that this instance is no longer ready. */
const notice = 1 * seconds;

/** The longest that running requests have, and then writing what is left: below the 30 s until Docker kills. */
const stopAtLatest = 25 * seconds;

/**
 * So many new connections can wait to be let in, where the system allows it. With the 511 of Node.js a crowd filled the
 * queue within a second: TCP sent people back to try again after seconds, and broke off what it had no room to remember.
 */
const backlog = 4096;

/** How long those who waited for the port have until the process loads what they may not need. */
const firstAnswers = 50;

log.info("Huron County Medical Society starts.");
const server = makeServer();
const ending = gracefulStop(server);
server.once("error", (error) => {
  log.fatal({ err: error }, `Port ${env.PORT} can't be listened on.`);
  exitLogged(1);
});

// With PostgreSQL nothing has to be there before the first answer; the embedded database keeps the process busy.
const working = env.DATABASE_URL
  ? listen()
      // Loading keeps the process busy as well: who waited for the port is answered first.
      .then(() => wait(firstAnswers))
      .then(startWork)
  : startWork().then((work) => listen().then(() => work));

async function startWork() {
  const [work] = await Promise.all([import("./work.ts"), import("./rendering.ts")]);
  return work.startWork();
}

function listen(): Promise<void> {
  return new Promise((resolve) => {
    server.listen({ port: env.PORT, host: env.HOST, backlog }, () => {
      log.info(`Open: ${env.PUBLIC_URL}, on port ${env.PORT}`);
      boundMemory();
      resolve();
    });
  });
}

let isStopping = false;

async function stop(code: 0 | 1) {
  if (isStopping) return;
  isStopping = true;
  log.info("Stopping: what is under way ends first.");
  setTimeout(() => exitLogged(1), stopAtLatest).unref();
  // What failed to start has nothing to end.
  const work = await working.catch(() => null);
  work?.stopBeingReady();
  ending.announce();
  await wait(notice);
  await Promise.all([ending.close(), work?.end()]);
  publicPages.stop();
  await work?.close();
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
