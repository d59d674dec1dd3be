import { inspect } from "node:util";
import { plainError } from "#db/plain-error.ts";
import { CommandRefused, UsageError } from "./refused.ts";

/**
 * What whoever runs the site does at its machine: node build/server/commands.js <command>, or npm run <command>.
 * Ends with 0 where it was done, 1 where it was not, 2 where the words make no sense. docs/operating.md tells people
 * about each.
 */

export type Command = {
  usage: string;
  /** Does it, and gives the exit code. Throws whatever the command can't go on with. */
  run(words: string[]): Promise<number>;
};

/** Loaded when it is asked for: loading most of them reads the settings, and throws where they are wrong. */
const commands: Record<string, { about: string; load(): Promise<Command> }> = {
  doctor: { about: "looks for what is wrong, and says what to do", load: () => import("./doctor.ts") },
  backup: { about: "writes every record to a file", load: () => import("./backup.ts") },
  restore: { about: "puts the records of a backup in place", load: () => import("./restore.ts") },
  "copy-to-postgresql": {
    about: "copies the embedded database to PostgreSQL",
    load: () => import("./copy-to-postgresql.ts"),
  },
  admin: { about: "lists and ends sessions, purges, puts facts back", load: () => import("./admin.ts") },
};

async function main([name = "", ...words]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const list = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(20)}${about}`);
    const help = ["The commands are:", ...list, "Each says more with --help."].join("\n");
    if (name === "--help") return say(help);
    throw new UsageError(name ? `There is no command ${name}.\n${help}` : help);
  }
  const { usage, run } = await command.load();
  if (words.includes("--help")) return say(usage);
  try {
    return await run(words);
  } catch (error) {
    if (error instanceof UsageError || isAboutWords(error))
      throw new UsageError(`${error.message}\n\n${usage}`);
    throw error;
  }
}

function say(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

/** What node:util finds wrong with the words of a command. */
function isAboutWords(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

const forPeople = ["BackupRefused", "DatabaseUnavailable", "EnvironmentError", "FolderInUse"];

/** The message where it was written for people, or comes from the system; the whole error where it is a fault of ours. */
function describeError(error: unknown): string {
  const reason = plainError(error);
  if (!(reason instanceof Error)) return inspect(reason);
  const isOwn = reason instanceof CommandRefused || reason instanceof UsageError;
  return isOwn || forPeople.includes(reason.name) || "code" in reason ? reason.message : inspect(reason);
}

const exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${describeError(error)}\n`);
  return error instanceof UsageError ? 2 : 1;
});
// A connection that hangs must not hold up the end; what was said must be out before it.
process.stdout.write("", () => process.stderr.write("", () => process.exit(exitCode)));
