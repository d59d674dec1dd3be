import { sql } from "drizzle-orm";
import { env } from "#app/env.server.ts";
import type { Database } from "#db/database.ts";
import { withinDeadline } from "#db/deadline.ts";
import { FolderInUse } from "#db/errors.ts";
import { migrationState } from "#db/migration-state.server.ts";
import { plainError } from "#db/plain-error.ts";
import { openExisting } from "../open-existing.ts";
import { CommandRefused } from "../refused.ts";
import { type Finding, kindOf, ok, problem, warning } from "./finding.ts";

const name = "Database";
const answerMilliseconds = 5_000;
const oldestVersion = 15;
/** What one instance of the site opens (db/postgresql.server.ts). */
const poolSize = 10;

/** Does it answer, is it new enough, is it migrated, and has it connections to spare? Leaves it as it is. */
export async function findDatabase(): Promise<Finding[]> {
  try {
    const database = await openExisting({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
    try {
      const { kind, location } = database;
      const findings = await withinDeadline(answerMilliseconds, examine(database.db, kind === "postgresql"));
      const reached = `${kind === "embedded" ? "Embedded, in" : "PostgreSQL,"} ${location}, answers.`;
      return [ok(name, reached), ...findings];
    } finally {
      // It can hang on a server that does not answer, and the process ends soon.
      database.close().catch(() => {});
    }
  } catch (error) {
    return [describeFailure(error)];
  }
}

async function examine(db: Database, isServer: boolean): Promise<Finding[]> {
  const findings = [await migrations(db)];
  if (isServer) findings.unshift(...(await server(db)));
  return findings;
}

async function migrations(db: Database): Promise<Finding> {
  const { last, pending, isNewer } = await migrationState(db);
  if (isNewer) {
    return problem(
      "Migrations",
      "The database belongs to a later release than this one.",
      "Start the later release again, or restore a backup that this one made.",
    );
  }
  if (pending.length > 0) {
    return warning(
      "Migrations",
      `Not applied yet: ${pending.join(", ")}.`,
      "Make a backup with the release that runs; then start this one, which applies them.",
    );
  }
  return ok("Migrations", `All are applied, to ${last}.`);
}

async function server(db: Database): Promise<Finding[]> {
  const [found] = await db
    .select({
      version: sql<string>`current_setting('server_version_num')`,
      most: sql<string>`current_setting('max_connections')`,
      reserved: sql<string>`current_setting('superuser_reserved_connections')`,
      used: sql<string>`(select count(*)::text from pg_stat_activity where backend_type = 'client backend')`,
    })
    .from(sql`(values (1)) as one_row`);
  if (!found) throw new Error("PostgreSQL told nothing about itself.");
  const version = Math.floor(Number(found.version) / 10_000);
  const free = Number(found.most) - Number(found.reserved) - Number(found.used);
  return [
    version >= oldestVersion
      ? ok(name, `Its version is ${version}.`)
      : problem(
          name,
          `Its version is ${version}, which is too old.`,
          `Move to PostgreSQL ${oldestVersion} or newer.`,
        ),
    free >= poolSize
      ? ok(name, `${free} connections are free.`)
      : warning(
          name,
          `Only ${free} connections are free, and each instance of the site opens up to ${poolSize}.`,
          "Raise max_connections of PostgreSQL, or run fewer instances.",
        ),
  ];
}

/** By the kind of the failure: Node.js's own, or PostgreSQL's (appendix A of its manual). */
const todos: Record<string, string> = {
  ECONNREFUSED: "Nothing answers there. Start PostgreSQL, or correct host and port in DATABASE_URL.",
  ENOTFOUND: "No machine has that name. Correct the host in DATABASE_URL.",
  "28P01": "PostgreSQL refuses the user or the password. Correct them in DATABASE_URL.",
  "3D000": "PostgreSQL runs, but has no database of that name. Make it, or correct the name in DATABASE_URL.",
};

function describeFailure(error: unknown): Finding {
  if (error instanceof CommandRefused) {
    return warning(
      name,
      error.message,
      "Before the very first start this is right: the site makes its database by itself.",
    );
  }
  if (error instanceof FolderInUse) {
    return warning(
      name,
      "The embedded database is in use, by the site that runs, and can't be looked into.",
      "To look into it, stop the site and run this again.",
    );
  }
  const reason = plainError(error);
  const kind = kindOf(reason);
  const said = `It can't be used: ${kind}.`;
  if (!env.DATABASE_URL)
    return problem(
      name,
      said,
      "Look whether DATA_DIR can be written to, or restore a backup into a new folder.",
    );
  return problem(
    name,
    said,
    todos[kind] ??
      "Look whether PostgreSQL runs, and whether host, port, user, password and name in DATABASE_URL are right.",
  );
}
