import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { contacts, outbox } from "#db/schema.ts";
import { makeDatabase } from "../support/database.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { freePort, startSite } from "../support/site-process.ts";
import { isLongRun } from "./size.ts";
import { sendCall } from "./writers.ts";

/** Mail server down: every message stored; every notification sent once it is back. */

const recipients = ["first@example.org", "second@example.org"];
const kills = isLongRun ? 10 : 2;

async function makeSite() {
  const database = await makeDatabase();
  const { db, close } = await openDatabase(database);
  onTestFinished(async () => {
    await close();
    await database.remove();
  });
  const mailPort = await freePort();
  const start = async () => {
    const site = await startSite(
      {
        DATABASE_URL: database.databaseUrl ?? "",
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        MAIL_FROM: "site@example.org",
        CONTACT_NOTIFY_TO: recipients.join(),
        TRUSTED_PROXIES: "1",
      },
      { until: "/readyz" },
    );
    onTestFinished(() => site.kill());
    return site;
  };
  return {
    db,
    start,
    startMail: async () => {
      const mail = await startMailServer(mailPort);
      onTestFinished(() => mail.stop());
      return mail;
    },
    /** As if the minutes until the next try had passed. A site that starts then tries at once. */
    letTimePass: () => db.update(outbox).set({ nextAttemptAt: sql`now()` }),
    waiting: () => db.$count(outbox),
  };
}

/** Whom each mail went to, by its Message-ID. */
function sent({ received }: MailServer): { id: string | undefined; to: string | undefined }[] {
  return received.map(({ to, message }) => ({ id: message.match(/^Message-ID: (.+)\r$/m)?.[1], to: to[0] }));
}

test("while the mail server is down every message is stored; each notification is sent once when it is back", async () => {
  const { db, start, startMail, letTimePass, waiting } = await makeSite();
  const messages = Array.from({ length: 4 }, (_, number) => `Message number ${number}.`);
  const [early, late] = [messages.slice(0, 2), messages.slice(2)];
  const first = await start();
  for (const message of early) expect((await sendCall(first.url, message)).status).toBe(201);
  await first.kill();
  const second = await start();
  for (const message of late) expect((await sendCall(second.url, message)).status).toBe(201);
  expect(await db.$count(contacts)).toBe(messages.length);
  expect(await waiting()).toBe(messages.length * recipients.length);
  await second.kill();

  const mail = await startMail();
  await letTimePass();
  const third = await start();
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
  expect(await third.stop()).toBe(0);
  const told = mail.received.map(({ to, message }) =>
    [to[0], messages.find((one) => message.includes(one))].join(),
  );
  expect(told.sort()).toEqual(
    recipients.flatMap((to) => messages.map((message) => `${to},${message}`)).sort(),
  );
});

test("a process that is killed before the mail server has answered sends that mail again, under the same id", async () => {
  const { start, startMail, letTimePass, waiting } = await makeSite();
  const writing = await start();
  expect((await sendCall(writing.url, "A message to tell of.")).status).toBe(201);
  await writing.kill();

  const mail = await startMail();
  mail.hang(true);
  for (let kill = 1; kill <= kills; kill++) {
    await letTimePass();
    const site = await start();
    await expect.poll(() => mail.received.length, { timeout: 10_000 }).toBe(kill);
    await site.kill();
  }
  expect(await waiting()).toBe(recipients.length);

  mail.hang(false);
  await letTimePass();
  const site = await start();
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
  expect(await site.stop()).toBe(0);
  // Every kill sends one mail once more at most, and a mail program shows what has the same id once.
  expect(sent(mail)).toHaveLength(recipients.length + kills);
  const once = new Map(sent(mail).map(({ id, to }) => [id, to]));
  expect([...once.values()].sort()).toEqual(recipients);
});
