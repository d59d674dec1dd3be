import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Processes on the server's core, and what they cost. */

const serverCore = "0";
const clientCore = "1";

/** Puts this process, and what it starts unless it says otherwise, on the client's core; tells whether it could. */
export function pin(): boolean {
  if (process.platform !== "linux" || availableParallelism() < 2) return false;
  try {
    execFileSync("taskset", ["-c", serverCore, "true"], { stdio: "ignore" });
    execFileSync("taskset", ["-acp", clientCore, `${process.pid}`], { stdio: "ignore" });
    isPinned = true;
  } catch {
    // Without taskset, or not let onto these cores.
  }
  return isPinned;
}

let isPinned = false;

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export type Process = { child: ChildProcess; pid: number; stop(): Promise<void> };

/** Starts a command on the server's core, with these environment variables alone; by a channel it takes messages. */
export function start(
  command: readonly string[],
  environment: Record<string, string>,
  channel: "ipc" | "ignore" = "ignore",
): Process {
  const [program = "", ...words] = isPinned ? ["taskset", "-c", serverCore, ...command] : command;
  const child = spawn(program, words, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "ignore", "inherit", channel],
  });
  running.add(child);
  const ended = once(child, "exit").then(() => running.delete(child));
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return { child, pid: child.pid ?? 0, stop };
}

/** How many seconds of a core a process has used so far; NaN where the system does not tell. */
export function cpuSeconds(pid: number): number {
  const fields = ofProcess(pid, "stat").split(") ").at(-1)?.split(" ");
  // In hundredths of a second, in user code and in the kernel.
  return (Number(fields?.[11] ?? Number.NaN) + Number(fields?.[12] ?? Number.NaN)) / 100;
}

/** The most memory that a process has had so far, in bytes; NaN where the system does not tell. */
export function peakMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(ofProcess(pid, "status"))?.[1] ?? Number.NaN) * 1024;
}

function ofProcess(pid: number, file: string): string {
  return process.platform === "linux" ? readFileSync(`/proc/${pid}/${file}`, "utf8") : "";
}
