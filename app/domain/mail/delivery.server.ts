import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import { deliverDue } from "./outbox.server.ts";

const everyMilliseconds = 10_000;

/**
 * Sends what is due in the outbox now and then every 10 s, where SMTP_URL names a mail server. Gives what ends it,
 * after the delivery that is under way.
 */
export function startDelivery(): () => Promise<void> {
  const { SMTP_URL: smtpUrl } = env;
  if (!smtpUrl) return async () => {};
  let underWay = Promise.resolve();
  let isBusy = false;

  function deliver() {
    if (isBusy) return;
    isBusy = true;
    underWay = deliverDue(smtpUrl ?? "")
      .then(() => {})
      .catch((error: unknown) => {
        // The database's own trouble is told where visitors meet it.
        if (!(error instanceof DatabaseUnavailable))
          log.error({ err: error }, "The outbox could not be read.");
      })
      .finally(() => {
        isBusy = false;
      });
  }

  deliver();
  const timer = setInterval(deliver, everyMilliseconds);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
