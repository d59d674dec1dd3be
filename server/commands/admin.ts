import { parseArgs } from "node:util";
import { openSessions, revokeSessions } from "#app/domain/accounts/open-sessions.server.ts";
import { trashDays } from "#app/domain/collections/trash.server.ts";
import { putBackFacts } from "#app/domain/directory/deleted-facts.server.ts";
import { eraseOld } from "#app/domain/retention.server.ts";
import { env } from "#app/env.server.ts";
import { closeDatabase, query } from "#db/client.server.ts";
import { CommandRefused, UsageError } from "./refused.ts";

export const usage = `npm run admin -- <what>

  sessions               who is signed in, since when, and when they were last seen
  revoke <email>         signs an administrator out everywhere; revoke --all signs out everybody
  purge                  deletes now what is kept no longer, as the site does every day
  seed                   puts back the public facts that were deleted and have left the trash
  seed --samples         adds sample records, for development alone

With the embedded database, stop the site first. Whatever it changes is told under Activity in the admin area.`;

const deeds: Record<string, (words: string[]) => Promise<string>> = { sessions, revoke, purge, seed };

/** Does what the first word names. Throws UsageError, CommandRefused, DatabaseUnavailable, FolderInUse … */
export async function run(words: string[]): Promise<number> {
  try {
    process.stdout.write(`${await administer(words)}\n`);
    return 0;
  } finally {
    await closeDatabase();
  }
}

/** The same, and gives what there is to say about it. */
export async function administer([name = "", ...words]: string[]): Promise<string> {
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (!deed) throw new UsageError("Say what to do.");
  return deed(words);
}

async function sessions(words: string[]): Promise<string> {
  parseArgs({ args: words, options: {} });
  const open = await openSessions(new Date());
  if (open.length === 0) return "Nobody is signed in.";
  return open
    .map(
      ({ email, signedInAt, lastSeenAt }) =>
        `${email}  signed in ${minute(signedInAt)}  last seen ${minute(lastSeenAt)}`,
    )
    .join("\n");
}

async function revoke(words: string[]): Promise<string> {
  const options = { all: { type: "boolean", default: false } } as const;
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const [email, ...others] = positionals;
  if (others.length > 0 || (email === undefined) !== values.all)
    throw new UsageError("Name one e-mail address, or --all.");
  const ended = await revokeSessions(email ?? "all", new Date());
  const stays = email && env.ADMIN_EMAILS.includes(email.toLowerCase());
  return [
    `${counted(ended, "session")} ended.`,
    stays
      ? `${email} may sign in again: to end that, take the address off ADMIN_EMAILS and restart the site.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

async function purge(words: string[]): Promise<string> {
  parseArgs({ args: words, options: {} });
  const { messages, records } = await eraseOld();
  return [
    `${counted(messages, "contact message")} older than ${counted(env.CONTACT_RETENTION_MONTHS, "month")} and`,
    `${counted(records, "record")} in the trash for more than ${trashDays} days deleted for good.`,
  ].join(" ");
}

async function seed(words: string[]): Promise<string> {
  const { values } = parseArgs({ args: words, options: { samples: { type: "boolean", default: false } } });
  if (values.samples) return seedSampleRecords();
  const names = await putBackFacts();
  if (names.length === 0) return "No public fact is missing.";
  return `Put back: ${names.join(", ")}.`;
}

async function seedSampleRecords(): Promise<string> {
  if (env.NODE_ENV === "production") {
    throw new CommandRefused(
      "Sample records never go into a site that visitors see (NODE_ENV is production).",
    );
  }
  const { seedSamples } = await import("#db/seed/samples.ts");
  await query((db) => seedSamples(db, new Date()));
  return "The sample records are there, as new.";
}

/** "2026-11-20 14:05 UTC" */
function minute(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

function counted(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? "" : "s"}`;
}
