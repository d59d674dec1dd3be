import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const project = fileURLToPath(new URL("../..", import.meta.url));
const startMilliseconds = 60_000;
const stopMilliseconds = 10_000;

export type SiteProcess = {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** What it has written to its log so far, a line an entry. */
  log(): readonly string[];
  /** The errors among it, and what it has written to standard error. */
  errors(): string;
  /** Asks it to end (SIGTERM), and gives its exit code: null where it had to be killed. */
  stop(): Promise<number | null>;
  /** Ends it at once (SIGKILL), and waits until it is gone. */
  kill(): Promise<void>;
};

/** Where nothing listens: as a database, one that can't be reached. */
export const unreachableDatabase = "postgres://society@127.0.0.1:1/society";

/**
 * Starts the built site as production runs it, on a free port unless it is given one, and waits until it answers at the path. Throws what
 * it said if it ended instead.
 */
export async function startSite(
  environment: Record<string, string>,
  {
    command = ["build/server/start.js"],
    until = "/",
    port: wantedPort,
  }: { command?: readonly string[]; until?: string; port?: number } = {},
): Promise<SiteProcess> {
  const port = wantedPort ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, command, {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(port),
      SESSION_SECRET: randomBytes(32).toString("hex"),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: string[] = [];
  createInterface(child.stdout).on("line", (line) => log.push(line));
  let complaints = "";
  child.stderr.on("data", (text) => {
    complaints += text;
  });
  const errors = () =>
    [...log.filter((line) => /^\{"level":"(?:error|fatal)"/.test(line)), complaints].join("\n").trim();
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const stop = async () => {
    child.kill("SIGTERM");
    const patience = setTimeout(kill, stopMilliseconds);
    const code = await ended;
    clearTimeout(patience);
    process.off("exit", kill);
    return code;
  };
  const killNow = async () => {
    kill();
    await ended;
    process.off("exit", kill);
  };
  try {
    await answers(url + until, child);
  } catch (error) {
    await stop();
    throw new Error(`The site did not start: ${error}\n${errors()}`);
  }
  return { url, log: () => log, errors, stop, kill: killNow };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startMilliseconds;
  let last: unknown;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    try {
      const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      if (ok) return;
      last = `${url} answers ${status}`;
    } catch (error) {
      last = error;
    }
    await wait(50);
  }
  throw last;
}

/** Runs a program beside this file that uses the application's modules, and gives what it printed. */
export async function runProgram(name: string, ...words: string[]): Promise<string> {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", program, ...words], {
    cwd: project,
  });
  return stdout;
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
