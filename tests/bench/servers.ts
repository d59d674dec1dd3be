import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../support/site-process.ts";
import { type Process, start } from "./processes.ts";
import type { Answer } from "./requests.ts";

/** What is measured, each in a process of its own. */

export type Server = Process & {
  port: number;
  /** From its start to the first answer of 200, in milliseconds. */
  startMilliseconds: number;
};

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const mostStartMilliseconds = 60_000;

/** Starts the site as `npm start` does, and waits until it answers at the path. */
export function startSite(environment: Record<string, string>, path = "/"): Promise<Server> {
  return startServer(["env", ...scripts.start.split(" ")], environment, path);
}

/** Starts a bare node:http server that gives this answer to every request. */
export function startBareServer(answer: Answer, folder: string): Promise<Server> {
  const file = join(folder, "answer.json");
  writeFileSync(file, JSON.stringify({ ...answer, body: answer.body.toString("base64") }));
  return startServer(["env", "NODE_ENV=production", "node", besideThis("bare-server.js"), file], {}, "/");
}

/** Starts React Router with the bare elements of the HTML: react-router.ts. The settings are a site's. */
export function startReactRouter(
  html: string,
  folder: string,
  settings: Record<string, string>,
): Promise<Server> {
  const file = join(folder, "page.html");
  writeFileSync(file, html);
  const command = ["node", "--import", "tsx", besideThis("react-router.ts"), file];
  return startServer(command, { ...settings, NODE_ENV: "production" }, "/");
}

/** Starts React's rendering of the bare elements of the HTML: react-elements.ts. */
export function startReactElements(html: string, folder: string): Promise<Process> {
  const file = join(folder, "page.html");
  writeFileSync(file, html);
  return startReact("react-elements.ts", file, {});
}

/** Starts React's rendering of the site's tree at this path: react-tree.ts. The settings are a site's. */
export function startReactTree(path: string, settings: Record<string, string>): Promise<Process> {
  return startReact("react-tree.ts", path, settings);
}

async function startReact(file: string, word: string, settings: Record<string, string>): Promise<Process> {
  const command = ["node", "--expose-gc", "--import", "tsx", besideThis(file), word];
  const react = start(command, { ...settings, NODE_ENV: "production" }, "ipc");
  await Promise.race([once(react.child, "message"), endOf(react)]);
  return react;
}

async function startServer(
  command: readonly string[],
  environment: Record<string, string>,
  path: string,
): Promise<Server> {
  const port = await freePort();
  const from = performance.now();
  const server = start(command, { ...environment, PORT: `${port}` });
  await Promise.race([firstAnswer(port, path), endOf(server)]);
  return { ...server, port, startMilliseconds: performance.now() - from };
}

async function endOf({ child }: Process): Promise<never> {
  const [code] = await once(child, "exit");
  throw new Error(`${child.spawnargs.join(" ")} ended with ${code}.`);
}

/** Asks again and again until there is an answer below 400. */
async function firstAnswer(port: number, path: string): Promise<void> {
  const deadline = performance.now() + mostStartMilliseconds;
  while (performance.now() < deadline) {
    if ((await statusOf(port, path)) < 400) return;
    await wait(1);
  }
  throw new Error(`${path} did not answer in time.`);
}

/** The status of an answer; Infinity while nobody listens. */
function statusOf(port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(Number.POSITIVE_INFINITY));
    socket.once("data", (data) => {
      socket.destroy();
      resolve(Number(data.subarray(9, 12)));
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
  });
}

function besideThis(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
