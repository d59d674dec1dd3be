import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { startMailServer } from "../../../tests/support/mail-server.ts";

const mailServer = await startMailServer();
process.env.SMTP_URL = mailServer.url;
process.env.MAIL_FROM = "The Society <site@example.org>";
process.env.CONTACT_NOTIFY_TO = "first@example.org, second@example.org";

// The environment is read when these are loaded.
const { receiveContact } = await import("#app/domain/contact/contact.server.ts");
const { contactInput } = await import("#app/domain/contact/input.ts");
const { query } = await import("#db/client.server.ts");
const { contacts, outbox } = await import("#db/schema.ts");
const { deliverDue } = await import("./outbox.server.ts");

const input = contactInput.parse({
  name: "Example Patient",
  email: "patient@example.org",
  message: "Please call me back.\n.\nQUIT",
});
const waiting = () => query((db) => db.select().from(outbox));
const comeDue = () => query((db) => db.update(outbox).set({ nextAttemptAt: sql`now()` }));

beforeEach(async () => {
  mailServer.received.length = 0;
  mailServer.refuse(false);
  await query((db) => db.delete(outbox));
  await query((db) => db.delete(contacts));
});

afterAll(() => mailServer.stop());

test("everybody on the list is told of a new message, once, and a reply goes to who wrote it", async () => {
  await receiveContact(input);
  await receiveContact(input);
  expect(await deliverDue(mailServer.url)).toEqual({ sent: 2, failed: 0 });
  expect(mailServer.received.flatMap(({ to }) => to).sort()).toEqual([
    "first@example.org",
    "second@example.org",
  ]);
  const message = mailServer.received[0]?.message;
  expect(message).toMatch(/^Subject: New message from the website \(Patient\)\r$/m);
  expect(message).toMatch(/^From: The Society <site@example.org>\r$/m);
  expect(message).toMatch(/^Reply-To: Example Patient <patient@example.org>\r$/m);
  expect(message).toContain("Please call me back.\r\n.\r\nQUIT");
  expect(await waiting()).toEqual([]);
});

test("a press inquiry says so in the subject", async () => {
  await receiveContact({ ...input, role: "media", mediaInquiry: true });
  await deliverDue(mailServer.url);
  expect(mailServer.received[0]?.message).toMatch(
    /^Subject: Press inquiry: new message from the website\r$/m,
  );
});

test("what somebody types can't become a header or another recipient", async () => {
  await receiveContact({ ...input, name: "Example\nBcc: victim@example.org\n\nBody <x@example.org>," });
  await deliverDue(mailServer.url);
  for (const { to, message } of mailServer.received) {
    expect(to).toHaveLength(1);
    expect(message.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/im);
  }
  expect(mailServer.received.flatMap(({ to }) => to)).not.toContain("victim@example.org");
});

test("mail that the server refuses waits longer each time, and is sent once the server takes it", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await receiveContact(input);
  mailServer.refuse(true);
  expect(await deliverDue(mailServer.url)).toEqual({ sent: 0, failed: 2 });
  expect(await deliverDue(mailServer.url), "not due yet").toEqual({ sent: 0, failed: 0 });
  await comeDue();
  expect(await deliverDue(mailServer.url)).toEqual({ sent: 0, failed: 2 });
  for (const { attempts, nextAttemptAt } of await waiting()) {
    expect(attempts).toBe(2);
    const minutes = (nextAttemptAt.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(1.5);
    expect(minutes).toBeLessThan(2.5);
  }
  expect(logged.mock.calls.flat().join("\n")).not.toMatch(/@example\.org|Please call/);
  logged.mockRestore();

  mailServer.refuse(false);
  await comeDue();
  expect(await deliverDue(mailServer.url)).toEqual({ sent: 2, failed: 0 });
  expect(mailServer.received).toHaveLength(2);
});

test("a mail server that is away loses nothing", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  await receiveContact(input);
  expect(await deliverDue("smtp://127.0.0.1:1")).toEqual({ sent: 0, failed: 2 });
  logged.mockRestore();
  expect(await waiting()).toHaveLength(2);
  await comeDue();
  expect(await deliverDue(mailServer.url)).toEqual({ sent: 2, failed: 0 });
});

test("instances that deliver at once send each mail once", async () => {
  for (let number = 0; number < 15; number++) {
    await receiveContact({ ...input, message: `Message number ${number} of many.` });
  }
  const results = await Promise.all([1, 2, 3].map(() => deliverDue(mailServer.url)));
  expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(30);
  const ids = mailServer.received.map(({ message }) => message.match(/^Message-ID: (.+)\r$/m)?.[1]);
  expect(new Set(ids).size).toBe(30);
  expect(await waiting()).toEqual([]);
});

test("where the message can't be stored, nobody is told", async () => {
  await query((db) => db.execute(sql`alter table contacts add constraint refuse check (name <> 'Refused')`));
  await expect(receiveContact({ ...input, name: "Refused" })).rejects.toThrow();
  await query((db) => db.execute(sql`alter table contacts drop constraint refuse`));
  expect(await waiting()).toEqual([]);
});
