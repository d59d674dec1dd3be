import { rmSync, writeFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { query } from "#db/client.server.ts";
import { news, staticFiles } from "#db/schema.ts";
import { isPostgresql } from "../tests/support/database.ts";
import { startSite } from "../tests/support/site-process.ts";
import { TcpProxy } from "../tests/support/tcp-proxy.ts";

/** An instance of the built site. */
async function start(databaseUrl: string) {
  const site = await startSite({ DATABASE_URL: databaseUrl });
  onTestFinished(async () => void (await site.stop()));
  return async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, headers: response.headers, words: await response.text() };
  };
}

const soon = { timeout: 2_000 };

test.runIf(isPostgresql)(
  "two instances on one PostgreSQL show the same, or say that they can't",
  async () => {
    const database = new URL(process.env.DATABASE_URL ?? "");
    const name = `last-release-${process.pid}.css`;
    const file = `build/client/assets/${name}`;
    onTestFinished(() => rmSync(file, { force: true }));
    const styles = "h1 { color: teal }\n".repeat(200);
    writeFileSync(file, styles);
    const one = await start(database.href);
    expect((await one(`/assets/${name}`)).words).toBe(styles);
    const stored = () => query((db) => db.$count(staticFiles, eq(staticFiles.name, name)));
    await expect.poll(stored, { timeout: 10_000 }).toBe(1);
    rmSync(file);

    const network = new TcpProxy(database);
    await network.open();
    onTestFinished(() => network.close());
    database.host = `127.0.0.1:${network.port}`;
    const two = await start(database.href);
    const old = await two(`/assets/${name}`);
    expect([old.status, old.words], "a file of the last release").toEqual([200, styles]);
    expect(Object.fromEntries(old.headers)).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const none = await two("/assets/none-1a2b3c4d.css");
    expect([none.status, none.headers.get("Cache-Control")]).toEqual([404, "no-store"]);

    for (const get of [one, two]) await get("/news");
    const title = "Example: published just now";
    await query((db) =>
      db.insert(news).values({ title, content: "Example", published: true, publishedAt: new Date() }),
    );
    const shows = [one, two].map((get) =>
      expect.poll(async () => (await get("/news")).words.includes(title), soon).toBe(true),
    );
    await Promise.all(shows);

    await network.close();
    const isMarked = async () => (await two("/news")).words.includes("This page is as it was on");
    await expect.poll(isMarked, { timeout: 4_000 }).toBe(true);
    const copy = await two("/news");
    expect([copy.status, copy.headers.get("Cache-Control")], "its last good copy").toEqual([200, "no-store"]);
    expect(copy.words).toContain(title);
    expect((await two("/news.data")).words).toContain(title);
    const local = await two("/local");
    expect([local.status, local.headers.get("Cache-Control")], "without a copy").toEqual([200, "no-store"]);
    expect(local.words).toContain("We cannot show our");
    expect((await two("/privacy")).status).toBe(200);

    await network.open();
    await expect.poll(isMarked, { timeout: 5_000 }).toBe(false);
    await expect
      .poll(async () => (await two("/local")).words.includes("We cannot show our"), soon)
      .toBe(false);
  },
);
