import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

export type OtherProcess = {
  /** Its first line. */
  said: string;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  /** Ends it, and waits until it is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
};

/** Starts a program beside this file as a process of its own, and waits for the first line that it says. */
export async function startProcess(
  program: string,
  environment: Record<string, string>,
): Promise<OtherProcess> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", file], {
    env: { ...process.env, ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  onTestFinished(() => kill("SIGKILL"));
  const said = await firstLine(child);
  return { said, ended, signal: (signal) => child.kill(signal), kill };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    let complained = "";
    child.stdout?.on("data", (text) => {
      said += text;
      if (said.includes("\n")) resolve(said.trim());
    });
    child.stderr?.on("data", (text) => {
      complained += text;
    });
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`ended with ${code}, saying nothing: ${complained}`)));
  });
}
