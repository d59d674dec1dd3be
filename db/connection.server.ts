import type { Database, OpenDatabase } from "./database.ts";
import { withinDeadline } from "./deadline.ts";
import { ConnectionLost, DatabaseSilent } from "./errors.ts";
import { plainError } from "./plain-error.ts";

const queryDeadline = 3_000;
/** A pool that is given up keeps its connections so long: each new one adds ten, and a server has a hundred. */
const givenUpSeconds = 1;
/** The embedded database takes about 5 s to be made, and a slow machine longer. */
const embeddedOpeningDeadline = 30_000;

export type Connection = {
  /**
   * Runs queries, opening the database at need; inside `db.transaction` use the transaction alone. Throws
   * DatabaseUnavailable within 3 s (30 s while the embedded database opens), QueryRefused, and whatever else `run`
   * throws.
   */
  query<T>(run: (db: Database) => Promise<T>): Promise<T>;
  /** Opens in advance, and tells what it opened. */
  start(): Promise<Pick<OpenDatabase, "kind" | "location">>;
  close(): Promise<void>;
};

type Opening = { database: Promise<OpenDatabase>; opened?: OpenDatabase; answeredAt: number };

/** Keeps one open database, shared by everybody who asks, and opens it again after it failed. */
export function keepConnection(kind: OpenDatabase["kind"], open: () => Promise<OpenDatabase>): Connection {
  let current: Opening | undefined;

  function opening(): Opening {
    if (current) return current;
    const started: Opening = { database: open(), answeredAt: 0 };
    current = started;
    started.database.then(
      (opened) => {
        started.opened = opened;
        started.answeredAt = performance.now();
      },
      () => forget(started),
    );
    return started;
  }

  function forget(failed: Opening): void {
    if (current === failed) current = undefined;
  }

  async function query<T>(run: (db: Database) => Promise<T>): Promise<T> {
    const askedAt = performance.now();
    const used = opening();
    const deadline = used.opened || kind === "postgresql" ? queryDeadline : embeddedOpeningDeadline;
    try {
      const answer = await withinDeadline(
        deadline,
        used.database.then(({ db }) => run(db)),
      );
      used.answeredAt = performance.now();
      return answer;
    } catch (error) {
      const reason = plainError(error);
      // postgres.js can use a connection again that broke while it wrote, and then hangs on it; and a pool that
      // answered nobody for that long has lost its server without noticing. Take a new pool.
      const isBroken = reason instanceof ConnectionLost;
      const isSilent = reason instanceof DatabaseSilent && used.answeredAt < askedAt;
      if (kind === "postgresql" && used.opened && (isBroken || isSilent)) {
        forget(used);
        used.opened.close(givenUpSeconds).catch(() => {});
      }
      throw reason;
    }
  }

  return {
    query,
    async start() {
      try {
        const { kind, location } = await opening().database;
        return { kind, location };
      } catch (error) {
        throw plainError(error);
      }
    },
    async close() {
      const closing = current;
      current = undefined;
      const opened = await closing?.database.catch(() => undefined);
      await opened?.close();
    },
  };
}
