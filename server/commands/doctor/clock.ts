import { sql } from "drizzle-orm";
import { env } from "#app/env.server.ts";
import { withinDeadline } from "#db/deadline.ts";
import { openDatabase } from "#db/open.server.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

const name = "Clock";
const answerMilliseconds = 5_000;
/** Sign-in takes no ID token whose times are further off (security.md, "Sign-in"). */
const mostSeconds = 120;
const noticedSeconds = 30;

/** Does the clock of this machine agree with that of PostgreSQL, and of the sign-in provider? */
export async function findClock(): Promise<Finding[]> {
  const others: [whose: string, read: () => Promise<number>][] = [];
  if (env.DATABASE_URL) others.push(["PostgreSQL", () => databaseTime(env.DATABASE_URL ?? "")]);
  if (env.OIDC_ISSUER) others.push(["the sign-in provider", () => headerTime(env.OIDC_ISSUER ?? "")]);
  const compared = await Promise.all(others.map(([whose, read]) => compare(whose, read)));
  const findings = compared.flatMap((finding) => finding ?? []);
  return findings.length > 0 ? findings : [ok(name, "There is no other clock to compare it with.")];
}

/** Nothing where the other does not answer: its own finding tells that. */
async function compare(whose: string, read: () => Promise<number>): Promise<Finding | null> {
  const askedAt = Date.now();
  const theirs = await read().catch(() => null);
  if (theirs === null) return null;
  // Between asking and answering, and a header is a whole second.
  const ours = (askedAt + Date.now()) / 2;
  const seconds = Math.round(Math.abs(theirs - ours) / 1000);
  const said = `It is ${seconds} seconds from that of ${whose}.`;
  if (seconds < noticedSeconds) return ok(name, `It agrees with that of ${whose}.`);
  const make = seconds > mostSeconds ? problem : warning;
  return make(name, said, "Let both machines set their clocks by NTP: sign-in fails when they differ.");
}

async function databaseTime(url: string): Promise<number> {
  const opened = await openDatabase({ databaseUrl: url, dataDir: env.DATA_DIR }, { migrates: false });
  try {
    const answer = opened.db
      .select({ now: sql<string>`(extract(epoch from clock_timestamp()) * 1000)::bigint::text` })
      .from(sql`(values (1)) as one_row`);
    const [row] = await withinDeadline(answerMilliseconds, answer.execute());
    return Number(row?.now);
  } finally {
    opened.close().catch(() => {});
  }
}

async function headerTime(url: string): Promise<number> {
  const { headers } = await fetch(url, {
    method: "HEAD",
    redirect: "manual",
    signal: AbortSignal.timeout(answerMilliseconds),
  });
  const time = Date.parse(headers.get("Date") ?? "");
  if (Number.isNaN(time)) throw new Error("It tells no time.");
  return time;
}
