import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { administrator, signIn } from "../support/administrator.ts";
import { type Balancer, startBalancer } from "../support/balancer.ts";
import { makeDatabase } from "../support/database.ts";
import { freePort, type SiteProcess, startSite } from "../support/site-process.ts";
import { isLongRun } from "./size.ts";
import { Writers } from "./writers.ts";

/**
 * Two instances, one killed: no message lost, administrators stay signed in. SIGTERM: no failed ordinary request.
 */

const rounds = isLongRun ? 10 : 1;

test("of two instances one is killed and one is asked to stop, while people write and read", {
  timeout: rounds * 120_000,
}, async () => {
  const database = await makeDatabase();
  onTestFinished(() => database.remove());
  const ports = [await freePort(), await freePort()] as const;
  const balancer = await startBalancer(ports.map((port) => `http://localhost:${port}`));
  onTestFinished(() => balancer.stop());
  const start = async (port: number) => {
    const site = await startSite(
      {
        DATABASE_URL: database.databaseUrl ?? "",
        PUBLIC_URL: balancer.url,
        SESSION_SECRET: secret,
        ADMIN_EMAILS: administrator.email,
        TRUSTED_PROXIES: "1",
      },
      { port, until: "/readyz" },
    );
    onTestFinished(() => site.kill());
    return site;
  };
  const secret = randomBytes(32).toString("hex");
  const sites: [SiteProcess, SiteProcess] = [await start(ports[0]), await start(ports[1])];
  await ready(balancer, 2);
  const cookie = await signIn(database);

  const writers = new Writers(balancer.url, 4);
  for (let round = 0; round < rounds; round++) {
    const [killed, stopped] = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    await writers.progress(8);
    await sites[killed].kill();
    await ready(balancer, 1);
    expect((await open(balancer, cookie)).status, "signed in still").toBe(200);
    sites[killed] = await start(ports[killed]);
    await ready(balancer, 2);

    const readers = new Readers(balancer, cookie);
    await writers.progress(8);
    const cutOff = writers.failed["cut off"];
    expect(await sites[stopped].stop()).toBe(0);
    await writers.progress(8);
    await readers.stop();
    expect(readers.statuses).toEqual(new Set([200]));
    expect(writers.failed["cut off"] - cutOff, "messages that were cut off").toBe(0);
    sites[stopped] = await start(ports[stopped]);
    await ready(balancer, 2);
  }
  await writers.stop();
  await writers.expectNothingLost(database);
});

function open({ url }: Balancer, Cookie: string): Promise<Response> {
  return fetch(`${url}/admin`, { headers: { Cookie }, redirect: "manual" });
}

async function ready(balancer: Balancer, instances: number): Promise<void> {
  await expect.poll(() => balancer.ready(), { timeout: 10_000, interval: 20 }).toBe(instances);
}

/** Visitors and an administrator who open one page after the other. */
class Readers {
  readonly statuses = new Set<unknown>();
  #isStopped = false;
  readonly #reading: Promise<unknown>;

  constructor(balancer: Balancer, cookie: string) {
    const page = () => fetch(`${balancer.url}/patients`);
    this.#reading = Promise.all(
      [page, page, page, () => open(balancer, cookie)].map((one) => this.#read(one)),
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#reading;
  }

  async #read(open: () => Promise<Response>): Promise<void> {
    while (!this.#isStopped) {
      try {
        const response = await open();
        await response.text();
        this.statuses.add(response.status);
      } catch (error) {
        this.statuses.add(error);
      }
      await wait(5);
    }
  }
}
