import { randomBytes, randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { pages } from "../e2e/pages.ts";
import { administrator, signIn } from "../support/administrator.ts";
import { SmallDisk } from "../support/full-disk.ts";
import { PostgresqlProcess } from "../support/postgresql-process.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";
import { TcpProxy } from "../support/tcp-proxy.ts";
import { isLongRun } from "./size.ts";
import { newVisitor, sendForm, tryAgain, Writers } from "./writers.ts";

/**
 * Database down or hanging: public pages still answer 200, also right after a start without it; a form answers within
 * 3 s with a clear message and everything typed still in it; recovers within 5 s without a restart.
 */

test("while PostgreSQL is down, and while it hangs, the site goes on, and recovers", async () => {
  const database = await startDatabase();
  const proxy = new TcpProxy(new URL(database.url));
  await proxy.open();
  onTestFinished(() => proxy.close());
  const url = new URL(database.url);
  url.port = `${proxy.port}`;
  const site = await start({ DATABASE_URL: url.href, ADMIN_EMAILS: administrator.email });
  const cookie = await signIn({ databaseUrl: database.url, dataDir: "" });
  const writers = new Writers(site.url, 2);
  await writers.progress(4);

  await database.kill();
  await Promise.all([expectToGoOn(site), expectToGiveBack(site, cookie)]);
  await database.start();
  await expectToRecover(site);

  proxy.fallSilent();
  await Promise.all([expectToGoOn(site), expectToGiveBack(site, cookie)]);
  proxy.recover();
  await expectToRecover(site);

  await writers.progress(4);
  await writers.stop();
  await writers.expectNothingLost({ databaseUrl: database.url, dataDir: "" });
});

test("a start without PostgreSQL, and while it hangs, is a start all the same", async () => {
  const database = await startDatabase();
  await database.kill();
  const withoutIt = await start({ DATABASE_URL: database.url });
  await expectToGoOn(withoutIt);
  await database.start();
  await expectToRecover(withoutIt);

  database.signal("SIGSTOP");
  const whileItHangs = await start({ DATABASE_URL: database.url });
  await expectToGoOn(whileItHangs);
  database.signal("SIGCONT");
  await expectToRecover(whileItHangs);
});

// The embedded database takes seconds to be made.
test.runIf(SmallDisk.canBeMade()).each(isLongRun ? ["PostgreSQL", "the embedded database"] : ["PostgreSQL"])(
  "while the disk of %s is full, nobody's words are lost, and the site recovers",
  async (kind) => {
    const disk = new SmallDisk(160);
    onTestFinished(() => disk.remove());
    const databaseUrl = kind === "PostgreSQL" ? (await startDatabase(disk.folder)).url : "";
    const site = await start({ DATABASE_URL: databaseUrl, DATA_DIR: disk.folder });
    const writers = new Writers(site.url, 2);
    await writers.progress(4);

    disk.fill();
    await expectToGoOn(site);
    disk.free();
    await expectToRecover(site);

    await writers.progress(4);
    await writers.stop();
    // One process at a time has the embedded database.
    await site.stop();
    await writers.expectNothingLost({ databaseUrl, dataDir: disk.folder });
  },
);

async function startDatabase(folder?: string): Promise<PostgresqlProcess> {
  const database = await PostgresqlProcess.start(["max_wal_size=32MB"], folder);
  onTestFinished(() => database.remove());
  return database;
}

async function start(environment: Record<string, string>): Promise<SiteProcess> {
  const site = await startSite({ TRUSTED_PROXIES: "1", ...environment });
  onTestFinished(() => site.kill());
  return site;
}

async function expectToGoOn({ url }: SiteProcess): Promise<void> {
  const [answers] = await Promise.all([
    Promise.all(pages.map(({ path }) => fetch(url + path))),
    expectToKeepWhatWasTyped(`${url}/contact`),
    expectToKeepWhatWasTyped(`${url}/contact.data`),
  ]);
  for (const [index, { path }] of pages.entries()) {
    // A list that was never read says so in its place; how that looks is for the browser tests.
    expect.soft(answers[index]?.status, path).toBe(200);
  }
}

/** A message of a size that finds no room by chance on a disk that is full. */
async function expectToKeepWhatWasTyped(address: string): Promise<void> {
  const typed = {
    name: "Example Writer",
    email: "writer@example.org",
    phone: "555-0100",
    role: "caregiver",
    message: randomBytes(2_400).toString("hex"),
    volunteer: "on",
  };
  const began = performance.now();
  const answer = await fetch(address, {
    method: "POST",
    headers: newVisitor(),
    body: new URLSearchParams(typed),
    redirect: "manual",
  });
  const text = await answer.text();
  expect.soft(performance.now() - began, address).toBeLessThan(3_000);
  expect.soft(answer.status, address).toBe(503);
  for (const words of [tryAgain, ...Object.values(typed)]) expect.soft(text, address).toContain(words);
  if (address.endsWith(".data")) return;
  expect.soft(text).toMatch(/<option[^>]* value="caregiver" selected=""/);
  expect.soft(text).toMatch(/<input[^>]* name="volunteer"[^>]* checked=""/);
}

/** What an administrator sends is on the page that says that nobody can tell now who they are. */
async function expectToGiveBack({ url }: SiteProcess, cookie: string): Promise<void> {
  const began = performance.now();
  const typed = { title: "Example <b>article</b>", content: "One line\nand another.", version: "seen" };
  const answer = await fetch(`${url}/admin/news/${randomUUID()}`, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(typed),
    redirect: "manual",
  });
  const text = await answer.text();
  expect.soft(performance.now() - began).toBeLessThan(3_000);
  expect.soft(answer.status).toBe(503);
  expect.soft(text).toContain("What you typed is still here");
  expect.soft(text).toMatch(/<textarea name="title"[^>]*>Example &lt;b&gt;article&lt;\/b&gt;</);
  expect.soft(text).toMatch(/<textarea name="content"[^>]*>One line\r?\nand another\.</);
  expect.soft(text).toContain('<input type="hidden" name="version" value="seen"/>');
}

async function expectToRecover({ url }: SiteProcess): Promise<void> {
  const send = async () =>
    (await sendForm(url, `A message after the fault: ${randomBytes(8).toString("hex")}`)).status;
  await expect.poll(send, { timeout: 5_000, interval: 100 }).toBe(303);
  expect((await fetch(`${url}/api/news`)).status).toBe(200);
}
