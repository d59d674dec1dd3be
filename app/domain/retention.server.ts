import { log } from "#app/log.server.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import { eraseOldStreams } from "./assistant/streams.server.ts";
import { eraseOldTrash } from "./collections/trash.server.ts";
import { eraseOldContacts } from "./contact/retention.server.ts";
import { eraseOldRates } from "./rates/rates.server.ts";
import { eraseOldFiles } from "./release-files.server.ts";

const everyMilliseconds = 24 * 60 * 60_000;
const afterFailureMilliseconds = 10 * 60_000;

/**
 * Deletes what is kept no longer, and gives how many contact messages and how many records of the trash went. Throws
 * DatabaseUnavailable.
 */
export async function eraseOld(): Promise<{ messages: number; records: number }> {
  const messages = await eraseOldContacts();
  const records = await eraseOldTrash();
  await eraseOldRates();
  await eraseOldStreams();
  await eraseOldFiles();
  return { messages, records };
}

/**
 * Deletes old messages, what has been in the trash too long, counts and streams whose time is over, and files of old
 * releases, now and then daily; after a failure it tries again in 10 minutes. `storeRelease` keeps the files of this
 * release from being deleted. Gives what ends it.
 */
export function startRetention(storeRelease: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  let isStopped = false;

  function erase() {
    underWay = storeRelease()
      .then(eraseOld)
      .then(
        () => everyMilliseconds,
        (error: unknown) => {
          // The database's own trouble is told where visitors meet it.
          if (!(error instanceof DatabaseUnavailable))
            log.error({ err: error }, "Old records were not deleted.");
          return afterFailureMilliseconds;
        },
      )
      .then((milliseconds) => {
        if (!isStopped) timer = setTimeout(erase, milliseconds);
      });
  }

  erase();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
  };
}
