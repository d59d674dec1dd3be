import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** Drizzle on PostgreSQL or on the embedded PGlite: what both can do. A transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenDatabase = {
  db: Database;
  kind: "postgresql" | "embedded";
  /** For people: host, port and name, or the folder. Never a password. */
  location: string;
  /** Lets what runs end, for so many seconds (5). */
  close(seconds?: number): Promise<void>;
};
