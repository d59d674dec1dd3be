import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { isPostgresql, makeDatabase } from "../tests/support/database.ts";
import { TcpProxy } from "../tests/support/tcp-proxy.ts";
import { type Connection, keepConnection } from "./connection.server.ts";
import type { OpenDatabase } from "./database.ts";
import { DatabaseUnavailable } from "./errors.ts";
import { openDatabase } from "./open.server.ts";
import { news } from "./schema.ts";

const kind = isPostgresql ? "postgresql" : "embedded";
const answer = ({ query }: Connection) => query((db) => db.select({ title: news.title }).from(news));

/** How the promise ended, and after how many milliseconds. */
async function outcome(promise: Promise<unknown>) {
  const start = performance.now();
  const result = await promise.catch((error: unknown) => error);
  return { result, after: performance.now() - start };
}

async function connectionTo(
  open: (settings: { databaseUrl?: string; dataDir: string }) => Promise<OpenDatabase>,
) {
  const database = await makeDatabase();
  const opening = vi.fn(() => open(database));
  const connection = keepConnection(kind, opening);
  onTestFinished(async () => {
    await connection.close();
    await database.remove();
  });
  return { connection, opening };
}

test("everybody who asks at once shares one opening", async () => {
  const { connection, opening } = await connectionTo(openDatabase);
  const answers = await Promise.all([
    answer(connection),
    connection.start(),
    answer(connection),
    answer(connection),
  ]);
  expect(answers).toEqual([[], { kind, location: expect.any(String) }, [], []]);
  expect(opening).toHaveBeenCalledTimes(1);
});

test("an opening that failed is forgotten: the next call tries again", async () => {
  const { connection, opening } = await connectionTo(openDatabase);
  opening.mockRejectedValueOnce(new Error("not yet"));
  await expect(answer(connection)).rejects.toThrow("not yet");
  expect(await answer(connection)).toEqual([]);
  expect(opening).toHaveBeenCalledTimes(2);
});

test("errors of the caller's own pass", async () => {
  const { connection } = await connectionTo(openDatabase);
  const own = new RangeError("mine");
  await expect(connection.query(() => Promise.reject(own))).rejects.toBe(own);
});

test("a server that is full, overtaxed or only reads counts as unavailable: trying again later can help", async () => {
  const { connection } = await connectionTo(openDatabase);
  for (const code of ["53100", "53300", "58030", "25006"]) {
    const raise = sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`);
    const { result } = await outcome(connection.query((db) => db.execute(raise)));
    expect(result, code).toBeInstanceOf(DatabaseUnavailable);
  }
});

test("a transaction that fails leaves nothing behind", async () => {
  const { connection } = await connectionTo(openDatabase);
  const failing = connection.query((db) =>
    db.transaction(async (tx) => {
      await tx.insert(news).values({ title: "Example", content: "c" });
      throw new RangeError("mine");
    }),
  );
  await expect(failing).rejects.toThrow("mine");
  expect(await answer(connection)).toEqual([]);
});

test("a query that doesn't end is given up after 3 s", async () => {
  const { connection } = await connectionTo(openDatabase);
  await connection.start();
  const { result, after } = await outcome(connection.query(() => new Promise(() => {})));
  expect(result).toBeInstanceOf(DatabaseUnavailable);
  expect(after).toBeGreaterThan(2_900);
  expect(after).toBeLessThan(3_500);
  expect(await answer(connection)).toEqual([]);
});

test.runIf(isPostgresql)("the server ends a slow statement itself, before the deadline", async () => {
  const { connection, opening } = await connectionTo(openDatabase);
  await connection.start();
  const { result, after } = await outcome(connection.query((db) => db.execute(sql`select pg_sleep(10)`)));
  expect(result).toBeInstanceOf(DatabaseUnavailable);
  expect(String(result)).toContain("57014");
  expect(after).toBeLessThan(3_000);
  expect(await answer(connection)).toEqual([]);
  expect(opening).toHaveBeenCalledTimes(1);
});

test.runIf(isPostgresql).each(["nothing listens", "nothing answers"] as const)(
  "while %s at the start it is unavailable within 3 s, and answers once the server is there",
  async (fault) => {
    const { proxy, connection } = await throughProxy();
    if (fault === "nothing listens") await proxy.close();
    else proxy.fallSilent();

    const start = await outcome(connection.start());
    const asked = await outcome(answer(connection));
    for (const { result, after } of [start, asked]) {
      expect(result).toBeInstanceOf(DatabaseUnavailable);
      expect(after).toBeLessThan(3_500);
    }

    if (fault === "nothing listens") await proxy.open();
    else proxy.recover();
    expect(await vi.waitFor(() => answer(connection), 5_000)).toEqual([]);
  },
);

test.runIf(isPostgresql)(
  "a server that goes away is unavailable at once, and used again when it is back",
  async () => {
    const { proxy, connection } = await throughProxy();
    expect(await answer(connection)).toEqual([]);
    await proxy.close();
    for (let times = 0; times < 20; times++) {
      const { result, after } = await outcome(answer(connection));
      expect(result).toBeInstanceOf(DatabaseUnavailable);
      expect(after).toBeLessThan(1_000);
    }
    await proxy.open();
    const { result, after } = await outcome(answer(connection));
    expect(result).toEqual([]);
    expect(after).toBeLessThan(1_000);
  },
);

test.runIf(isPostgresql)(
  "a network that swallows everything is given up after 3 s, and the pool with it",
  async () => {
    const { proxy, connection, opening } = await throughProxy();
    expect(await answer(connection)).toEqual([]);
    proxy.fallSilent();
    // More than the pool has connections: they wait for a free one, which has no timeout in the driver.
    const waiting = await Promise.all(Array.from({ length: 15 }, () => outcome(answer(connection))));
    for (const { result, after } of waiting) {
      expect(result).toBeInstanceOf(DatabaseUnavailable);
      expect(after).toBeLessThan(3_500);
    }
    proxy.recover();
    const { result, after } = await outcome(answer(connection));
    expect(result).toEqual([]);
    expect(after).toBeLessThan(1_000);
    expect(opening).toHaveBeenCalledTimes(2);
  },
);

test.runIf(isPostgresql)("more queries than connections wait for each other without harm", async () => {
  const { connection, opening } = await connectionTo(openDatabase);
  await connection.start();
  const slow = () => connection.query((db) => db.execute(sql`select pg_sleep(0.1)`));
  const results = await Promise.allSettled(Array.from({ length: 100 }, slow));
  expect(results.filter(({ status }) => status === "rejected")).toEqual([]);
  expect(opening).toHaveBeenCalledTimes(1);
});

test.runIf(isPostgresql)("what people wrote is in no error, however the query fails", async () => {
  const { proxy, connection } = await throughProxy();
  const write = (delay: number) =>
    connection.query((db) =>
      db.transaction(async (tx) => {
        await tx.insert(news).values({ title: "private words", content: "private words" });
        await tx.execute(sql`select ${"private words"}, pg_sleep(${delay})`);
      }),
    );
  const slow = await outcome(write(10));
  const cut = outcome(write(1));
  await wait(300);
  await proxy.close();
  const away = await outcome(write(0));
  for (const { result } of [slow, await cut, away]) {
    expect(result).toBeInstanceOf(DatabaseUnavailable);
    expect(inspect(result, { depth: 9 })).not.toContain("private");
  }
});

test.runIf(isPostgresql)("cuts in the middle of transactions lose nothing that was promised", async () => {
  const { proxy, connection } = await throughProxy();
  const promised: string[] = [];
  const ends = performance.now() + 6_000;

  async function write(title: string) {
    const { result } = await outcome(
      connection.query((db) =>
        db.transaction(async (tx) => {
          await tx.insert(news).values({ title, content: "first" });
          await tx.update(news).set({ content: "second" }).where(eq(news.title, title));
        }),
      ),
    );
    if (result instanceof Error) expect(result).toBeInstanceOf(DatabaseUnavailable);
    else promised.push(title);
  }
  async function writeAllTheTime(writer: number) {
    for (let turn = 0; performance.now() < ends; turn++) {
      await write(`${writer}-${turn}`);
      await wait(10);
    }
  }
  async function cutAllTheTime() {
    while (performance.now() < ends) {
      await wait(200 * Math.random());
      await proxy.close();
      await proxy.open();
    }
  }
  await Promise.all([cutAllTheTime(), ...Array.from({ length: 20 }, (_, writer) => writeAllTheTime(writer))]);

  const rows = await vi.waitFor(() => connection.query((db) => db.select().from(news)), 5_000);
  expect(promised.length).toBeGreaterThan(50);
  expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(promised));
  expect(rows.filter(({ content }) => content !== "second")).toEqual([]);
  const afterwards = await Promise.all(Array.from({ length: 40 }, () => outcome(answer(connection))));
  expect(afterwards.filter(({ result }) => result instanceof Error)).toEqual([]);
});

async function throughProxy() {
  let proxy: TcpProxy | undefined;
  const { connection, opening } = await connectionTo(async ({ databaseUrl = "", dataDir }) => {
    const url = new URL(databaseUrl);
    proxy ??= await openProxy(url);
    url.host = `127.0.0.1:${proxy.port}`;
    return openDatabase({ databaseUrl: url.href, dataDir });
  });
  await connection.start();
  await connection.close();
  opening.mockClear();
  if (!proxy) throw new Error("no proxy");
  return { proxy, connection, opening };
}

async function openProxy(target: URL): Promise<TcpProxy> {
  const proxy = new TcpProxy(target);
  await proxy.open();
  onTestFinished(() => proxy.close());
  return proxy;
}
