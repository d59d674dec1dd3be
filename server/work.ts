import { countsWritten } from "#app/domain/assistant/counts.server.ts";
import { endAnswers } from "#app/domain/assistant/places.server.ts";
import { stopBeingReady } from "#app/domain/health/readiness.server.ts";
import { startDelivery } from "#app/domain/mail/delivery.server.ts";
import { startRetention } from "#app/domain/retention.server.ts";
import { env } from "#app/env.server.ts";
import { exitLogged, log } from "#app/log.server.ts";
import { closeDatabase, startDatabase } from "#db/client.server.ts";
import { FolderInUse } from "#db/errors.ts";
import { storeRelease } from "./release-files.ts";

/** What the process does beside answering, and how that ends. */
export type Work = {
  /** From now on a balancer is to send visitors elsewhere. */
  stopBeingReady(): void;
  /** Done when what is under way has ended. */
  end(): Promise<void>;
  /** Writes what is left, and closes the database. */
  close(): Promise<void>;
};

/** Opens the database, and starts to send mail and to erase what is old. Done when requests can be answered. */
export async function startWork(): Promise<Work> {
  const opening = openDatabase();
  // Making the embedded database keeps the process busy: nobody could be answered meanwhile.
  if (!env.DATABASE_URL) await opening;
  log.info(
    env.OPENAI_MODEL
      ? `The assistant answers with the model ${env.OPENAI_MODEL}.`
      : "The assistant answers with passages of the site, without a model.",
  );
  const stopDelivery = startDelivery();
  const stopRetention = startRetention(storeRelease);
  return {
    stopBeingReady,
    async end() {
      await Promise.all([endAnswers(), stopDelivery(), stopRetention()]);
    },
    async close() {
      await countsWritten();
      await closeDatabase();
    },
  };
}

/** Opens the database in advance and says what it is; a PostgreSQL that is away may come later. */
async function openDatabase() {
  try {
    const { kind, location } = await startDatabase();
    log.info(
      `The database is open: ${kind === "embedded" ? "embedded, for one instance," : "PostgreSQL,"} ${location}`,
    );
  } catch (error) {
    if (error instanceof FolderInUse) {
      log.fatal(error.message);
      await exitLogged(1);
    }
    log.error({ err: error }, "The database does not open yet. Every request that needs it tries again.");
  }
}
