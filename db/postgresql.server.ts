import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import type { OpenDatabase } from "./database.ts";
import { withinDeadline } from "./deadline.ts";
import { ConnectionLost } from "./errors.ts";
import { migrationsFolder } from "./migrations-folder.server.ts";
import { plainError } from "./plain-error.ts";
import * as schema from "./schema.ts";

/** Any number, the same in every release: instances that start together migrate one after the other. */
const migrationLock = 4_485_700;

/**
 * Opens a pool of connections to PostgreSQL, after migrating it if wanted. Throws DatabaseUnavailable or the driver's
 * errors.
 */
export async function openPostgresql(url: string, migrates = true): Promise<OpenDatabase> {
  if (migrates) await migrateAlone(url);
  const pool = connect(url, {
    max: 10,
    // Below the deadline of a query, so that the server stops working on what nobody waits for.
    connection: { statement_timeout: 2_500, lock_timeout: 2_500 },
  });
  const { host, port, database } = pool.options;
  return {
    db: drizzle({ client: pool, schema }),
    kind: "postgresql",
    location: `${host[0]}:${port[0]}/${database}`,
    close: (seconds = 5) => pool.end({ timeout: seconds }),
  };
}

/** Migrates under an advisory lock, on a connection of its own: the lock belongs to the connection. */
async function migrateAlone(url: string): Promise<void> {
  const connection = connect(url, { max: 1 });
  try {
    await withinDeadline(3_000, connection`select 1`);
    await withinDeadline(
      30_000,
      (async () => {
        await connection`select pg_advisory_lock(${migrationLock})`;
        await migrate(drizzle({ client: connection }), { migrationsFolder: migrationsFolder() });
      })(),
    );
  } finally {
    await connection.end({ timeout: 0 });
  }
}

/** text[], whose items drizzle would read without their backslashes; it writes them well itself. */
const textList: postgres.PostgresType = {
  to: 1009,
  from: [1009],
  serialize: (literal: string) => literal,
  parse: (literal: string) =>
    Array.from(literal.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|[^,]+/gs), ([plain, quoted]) =>
      quoted === undefined ? plain : quoted.replaceAll(/\\(.)/gs, "$1"),
    ),
};

function connect(
  url: string,
  options: postgres.Options<Record<string, postgres.PostgresType>>,
): postgres.Sql {
  const client: postgres.Sql = postgres(url, {
    ...options,
    connect_timeout: 3,
    onnotice: () => {},
    // Where a connection breaks while the driver asks for the types of lists, nobody can catch the error, and it
    // ends the process. So the one type of list that we have is told here.
    fetch_types: false,
    types: { textList },
  });
  client.begin = beginWithCare(client);
  return client;
}

/**
 * The driver writes ROLLBACK, or the next statement, to a connection that broke inside a transaction, and that ends
 * the process (porsager/postgres#1208). So a transaction that lost its connection writes nothing more, and waits for
 * the driver itself, which rejects it as soon as it has noticed.
 */
function beginWithCare(client: postgres.Sql): typeof client.begin {
  const begin = client.begin.bind(client);
  async function careful<T>(run: (transaction: postgres.TransactionSql) => Promise<T>) {
    let isOver = false;
    try {
      return await begin(async (transaction) => {
        const write = transaction.unsafe.bind(transaction);
        transaction.unsafe = (...statement) => {
          if (isOver) throw new ConnectionLost("The connection was lost inside a transaction.");
          return write(...statement);
        };
        try {
          return await run(transaction);
        } catch (error) {
          if (plainError(error) instanceof ConnectionLost) return new Promise<never>(() => {});
          throw error;
        }
      });
    } finally {
      isOver = true;
    }
  }
  return careful as typeof client.begin;
}
