import { env } from "#app/env.server.ts";
import { type Connection, keepConnection } from "./connection.server.ts";
import type { OpenDatabase } from "./database.ts";
import { withinDeadline } from "./deadline.ts";
import { openDatabase } from "./open.server.ts";
import { seedFacts } from "./seed/facts.ts";

async function openWithFacts(): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await withinDeadline(10_000, seedFacts(database.db));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Vite loads this module again after an edit, and the embedded database can be opened only once. */
const kept = globalThis as typeof globalThis & { databaseConnection?: Connection };
kept.databaseConnection ??= keepConnection(env.DATABASE_URL ? "postgresql" : "embedded", openWithFacts);

/** The one connection of this process: to DATABASE_URL, else to the embedded database in DATA_DIR. */
export const { query, start: startDatabase, close: closeDatabase } = kept.databaseConnection;
