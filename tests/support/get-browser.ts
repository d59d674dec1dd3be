import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "./browser.ts";

/** Run before the browser tests: makes sure that there is a browser that starts, and gets one where there is none. */

const debian = { command: "apt-get", path: "/usr/bin/apt-get" };
const failures: string[] = [];

async function starts(): Promise<boolean> {
  const executablePath = findBrowser();
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags });
    console.info(`Browser: ${executablePath ?? "Playwright's own"}, ${browser.version()}`);
    await browser.close();
    return true;
  } catch (error) {
    const [reason] = String(error).split("\n");
    failures.push(`${executablePath ?? "Playwright's own browser"} does not start: ${reason}`);
    return false;
  }
}

function run(command: string, ...words: string[]): void {
  console.info(`> ${[command, ...words].join(" ")}`);
  const { status, error } = spawnSync(command, words, {
    stdio: "inherit",
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) failures.push(`${command} failed: ${error?.message ?? `it ended with ${status}`}`);
}

async function getBrowser(): Promise<boolean> {
  if (await starts()) return true;
  if (process.env.CHROMIUM_PATH) return false;
  run("npx", "playwright", "install", "--only-shell", "chromium");
  if (await starts()) return true;
  if (process.getuid?.() !== 0 || !existsSync(debian.path)) return false;
  run(debian.command, "update");
  run(debian.command, "install", "--yes", "--no-install-recommends", "chromium-headless-shell");
  return starts();
}

if (!(await getBrowser())) {
  console.error(
    [
      "There is no browser for the browser tests, and none could be installed:",
      ...failures.map((failure) => `  ${failure}`),
      "Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.",
    ].join("\n"),
  );
  process.exitCode = 1;
}
