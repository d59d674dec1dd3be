import { inspect } from "node:util";
import pino from "pino";
import { loggedError } from "./log-error.ts";
import { requestId } from "./request-id.server.ts";

/** Whoever reads the log fell silent: beyond this, lines are lost, and not the site. */
const mostWaiting = 4 * 1024 * 1024;
/** How long the end of the process waits for them. */
const lastMilliseconds = 1_000;

const { NODE_ENV: mode } = process.env;
const destination = mode === "production" ? standardOutput() : null;

type Write = { (words: string): void; (fields: object, words: string): void };

/**
 * The log of this process, on standard output: in production a line of JSON an entry, for people who develop plain
 * lines. What a visitor sent never belongs in it. An error goes in as `err`, and the words say what failed; inside a
 * request each entry carries the request's id.
 */
export const log: Record<"debug" | "info" | "warn" | "error" | "fatal", Write> = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    // Who develops is the one who typed it.
    serializers: { err: mode === "development" ? inspect : loggedError },
    mixin: () => {
      const id = requestId();
      return id ? { requestId: id } : {};
    },
  },
  destination ?? { write: writePlainly },
);

/**
 * Ends the process with this code once what waits is in the log. Where nobody takes it, because the disk is full or the
 * reader fell silent, it is killed after a second: to exit would wait for the write that is under way for good.
 */
export function exitLogged(code: number): Promise<never> {
  return new Promise(() => {
    if (!destination) process.exit(code);
    setTimeout(() => process.kill(process.pid, "SIGKILL"), lastMilliseconds);
    destination.once("close", () => process.exit(code));
    destination.end();
  });
}

/** Written as it can be taken, so that a slow reader holds nobody up. */
function standardOutput() {
  const destination = pino.destination({ fd: 1, sync: false, maxLength: mostWaiting });
  // A full disk behind it would end the process.
  destination.on("error", () => {});
  // pino calls it after a fatal line and at the exit: where nobody takes what waits, it would try for good.
  destination.flushSync = () => {};
  return destination;
}

function writePlainly(line: string): void {
  const { level, time: _, msg, err, ...fields } = JSON.parse(line);
  const error = err && (typeof err === "string" ? err : JSON.stringify(err, null, 2));
  const more = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : "";
  const method = level === "fatal" || level === "error" ? "error" : level === "warn" ? "warn" : "info";
  // biome-ignore lint/suspicious/noConsole: the one place of the server that writes to it
  console[method](`${msg}${more}${error ? `\n${error}` : ""}`);
}
