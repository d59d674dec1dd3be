import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

// First the shell: it draws for no screen, and the tests take a third less time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const macApplications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The Chromium that the browser tests use: CHROMIUM_PATH, else one that is installed here, else undefined for
 * Playwright's own.
 */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = process.env.PATH?.split(delimiter) ?? [];
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...macApplications].find((path) => existsSync(path) && runs(path));
}

/** A file of that name can be a mere hint how to install it (Ubuntu's chromium-browser). */
function runs(path: string): boolean {
  return spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}

/** Keeps the browser quiet where there is no network. The sandbox does not start for root. */
export const browserFlags = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--disable-extensions",
  "--disable-default-apps",
  "--mute-audio",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
