import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const program = fileURLToPath(new URL("main.ts", import.meta.url));

type Ending = { code: number; said: string; complained: string };

/** Runs a command as production does, in a folder without a file .env. */
function run(words: string[], settings: Record<string, string>): Promise<Ending> {
  const folder = mkdtempSync(join(tmpdir(), "society-command-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const tsx = fileURLToPath(import.meta.resolve("tsx"));
  const environment = { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: folder, ...settings };
  return new Promise((resolve) => {
    const options = { cwd: folder, env: environment };
    execFile(process.execPath, ["--import", tsx, program, ...words], options, (error, said, complained) => {
      resolve({ code: Number(error?.code ?? 0), said, complained });
    });
  });
}

test("a command ends with 0, 1 or 2, and says why in words without a stack", {
  timeout: 30_000,
}, async () => {
  const secret = { SESSION_SECRET: "3f9c0b7e5a1d48263f7b9e02c4d5a6178e9f0a1b2c3d4e5f60718293a4b5c6d7" };
  const [none, wrong, unset, noDatabase] = await Promise.all([
    run([], {}),
    run(["backup", "--no-such"], secret),
    run(["doctor"], { SMTP_URL: "smtp://mail.example.org" }),
    run(["backup", "a-backup"], secret),
  ]);
  expect(none).toMatchObject({
    code: 2,
    complained: expect.stringMatching(/^The commands are:\n {2}doctor /),
  });
  expect(wrong).toMatchObject({
    code: 2,
    complained: expect.stringMatching(/--no-such[\s\S]*npm run backup/),
  });
  expect(unset).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /^problem +Settings +MAIL_FROM is missing[\s\S]*\nproblem +Settings +SESSION_SECRET is missing/,
    ),
  });
  expect(noDatabase).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^There is no embedded database in .*\n$/),
  });
});
