import { asc, eq, inArray, sql } from "drizzle-orm";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { query } from "#db/client.server.ts";
import type { Database } from "#db/database.ts";
import { outbox } from "#db/schema.ts";

export type Mail = Pick<
  typeof outbox.$inferInsert,
  "recipient" | "replyToName" | "replyToAddress" | "subject" | "text"
>;

const atOnce = 10;

/** Puts mail into the outbox as part of a transaction: it is sent if, and only if, the transaction holds. */
export async function enqueue(transaction: Database, mails: readonly Mail[]): Promise<void> {
  if (mails.length > 0) await transaction.insert(outbox).values([...mails]);
}

/**
 * Sends the mail that is due, the oldest first, and gives how many the mail server took and how many it did not;
 * those are tried again after 1, 2, 4 … 60 minutes, for as long as it takes. Several instances share the work: what
 * one has taken up, the others leave alone for 5 minutes. A process that dies between sending and noting it sends
 * again, with the same Message-ID. Throws DatabaseUnavailable.
 */
export async function deliverDue(smtpUrl: string): Promise<{ sent: number; failed: number }> {
  const result = { sent: 0, failed: 0 };
  // Loaded with the first mail: the driver is large.
  const { openTransport } = await import("./transport.server.ts");
  const transport = openTransport(smtpUrl);
  try {
    for (;;) {
      const taken = await takeUp();
      for (const mail of taken) {
        try {
          await transport.sendMail({
            messageId: `<${mail.id}@${new URL(env.PUBLIC_URL).hostname}>`,
            from: env.MAIL_FROM,
            to: mail.recipient,
            replyTo: mail.replyToAddress
              ? { name: mail.replyToName ?? "", address: mail.replyToAddress }
              : undefined,
            subject: mail.subject,
            text: mail.text,
            disableFileAccess: true,
            disableUrlAccess: true,
          });
        } catch (error) {
          result.failed++;
          await putBack(mail, error);
          continue;
        }
        await query((db) => db.delete(outbox).where(eq(outbox.id, mail.id)));
        result.sent++;
      }
      if (taken.length < atOnce) return result;
    }
  } finally {
    transport.close();
  }
}

type Taken = typeof outbox.$inferSelect;

function takeUp(): Promise<Taken[]> {
  return query((db) =>
    db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: sql`now() + interval '5 minutes'` })
      .where(
        inArray(
          outbox.id,
          db
            .select({ id: outbox.id })
            .from(outbox)
            .where(sql`${outbox.nextAttemptAt} <= now()`)
            .orderBy(asc(outbox.createdAt))
            .limit(atOnce)
            .for("update", { skipLocked: true }),
        ),
      )
      .returning(),
  );
}

async function putBack({ id, attempts }: Taken, error: unknown): Promise<void> {
  const minutes = Math.min(2 ** (attempts - 1), 60);
  log.error({ err: error, attempts, nextInMinutes: minutes }, "Mail could not be sent.");
  await query((db) =>
    db
      .update(outbox)
      .set({ nextAttemptAt: sql`now() + make_interval(mins => ${minutes})` })
      .where(eq(outbox.id, id)),
  );
}
