import { parseArgs } from "node:util";
import { type Finding, problem } from "./doctor/finding.ts";
import { UsageError } from "./refused.ts";

export const usage = `npm run doctor [-- --send-test <address>]

Looks at the settings, the database and its migrations, the mail server, the sign-in provider, the language model,
the public address, the clock and the disk. Says what is wrong, and what to do about it. Changes nothing.

  --send-test <address>   sends a test mail to this address

Ends with 1 where it found a problem.`;

/** Prints what it finds, the settings first. Throws UsageError. */
export async function run(words: string[]): Promise<number> {
  const { values } = parseArgs({ args: words, options: { "send-test": { type: "string" } } });
  const testAddress = values["send-test"];
  if (testAddress !== undefined && !testAddress.includes("@"))
    throw new UsageError("Name an e-mail address.");
  const findings = await examine(testAddress);
  for (const finding of findings) process.stdout.write(line(finding));
  return findings.some(({ state }) => state === "problem") ? 1 : 0;
}

/** Nothing else can be looked at while the settings can't be used. */
async function examine(testAddress: string | undefined): Promise<Finding[]> {
  try {
    const { findEverything } = await import("./doctor/everything.ts");
    return await findEverything(testAddress);
  } catch (error) {
    if (!(error instanceof Error && error.name === "EnvironmentError")) throw error;
    const [, ...lines] = error.message.split("\n");
    return lines.map((line) =>
      problem("Settings", line.trim(), "Correct it; the rest is looked at once all are right."),
    );
  }
}

function line({ state, name, said, todo }: Finding): string {
  const start = `${state.padEnd(9)}${name.padEnd(12)}`;
  return `${start}${said}\n${todo ? `${" ".repeat(start.length)}→ ${todo}\n` : ""}`;
}
