import { once } from "node:events";
import { request as ask, createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { makePageCache } from "./page-cache.ts";

const filling = Array.from({ length: 300 }, (_, index) => `<p>words ${(index * 7919) % 1009}</p>`).join("");
const page = (words: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(`<h1>${words}</h1>${filling}`, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  });

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

/** A site whose pages say how many renderings there were; what is not kept is answered by "the application". */
async function site(settings: Partial<Parameters<typeof makePageCache>[0]> = {}) {
  let count = 0;
  const render = vi.fn(settings.render ?? (async () => page(`rendering ${++count}`)));
  const cache = makePageCache({ contentVersion: async () => 1, ...settings, render });
  const server = createServer((request, response) => {
    const goOn = async () => void response.end("the application");
    if (cache.sendKept(request, response)) return;
    cache.answer(request, response, goOn).catch(() => response.writeHead(500).end("failed"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    cache.stop();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const get = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const outgoing = ask({ port, host: "127.0.0.1", path, headers, method }).end();
    const [response] = await once(outgoing, "response");
    const body: Buffer = await buffer(response);
    return {
      status: Number(response.statusCode),
      headers: response.headers as IncomingHttpHeaders,
      body,
      title: /^<h1>(.*)<\/h1>/.exec(body.toString())?.[1] ?? body.toString(),
    };
  };
  return { get, render };
}

test("a page that is there before is sent and kept without being rendered", async () => {
  const headers: [string, string][] = [["Content-Type", "text/html; charset=utf-8"]];
  const prerendered = (address: string) =>
    address === "/privacy" ? { headers, html: "<h1>there before</h1>" } : null;
  const { get, render } = await site({ prerendered });
  const answer = await get("/privacy");
  expect(answer).toMatchObject({ status: 200, title: "there before" });
  expect(answer.headers).toMatchObject({
    "cache-control": "private, no-cache",
    vary: "Accept-Encoding, Cookie",
  });
  const known = await get("/privacy", { "If-None-Match": answer.headers.etag ?? "" });
  expect(known.status).toBe(304);
  expect(render).not.toHaveBeenCalled();
  expect((await get("/news")).title).toBe("rendering 1");
});

/** Lets a look at the content version pass. */
const nextLook = () => vi.advanceTimersByTimeAsync(1_000);

/** A site that has looked at the content version, as it has a second after its first page. */
async function warm(settings: Partial<Parameters<typeof makePageCache>[0]> = {}) {
  const { get, render } = await site(settings);
  await get("/privacy");
  await nextLook();
  render.mockClear();
  return { get, render };
}

test("a page is rendered once, and sent whole in the encoding that the browser asks for", async () => {
  const { get, render } = await warm();
  const plain = await get("/news");
  expect(plain.headers).toMatchObject({
    "cache-control": "private, no-cache",
    vary: "Accept-Encoding, Cookie",
    "content-length": String(plain.body.length),
  });
  for (const [encoding, decompress] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const small = await get("/news", { "Accept-Encoding": encoding });
    expect(small.headers).toMatchObject({ "content-encoding": encoding, etag: plain.headers.etag });
    expect(small.headers["content-length"]).toBe(String(small.body.length));
    expect(decompress(small.body)).toEqual(plain.body);
  }
  const head = await get("/news", {}, "HEAD");
  expect([head.status, head.body.length, head.headers]).toEqual([
    200,
    0,
    { ...plain.headers, date: expect.anything() },
  ]);
  expect(render).toHaveBeenCalledTimes(1);
});

test("it is compressed better after the first visitors", async () => {
  const { get } = await warm();
  const size = async () => (await get("/news", { "Accept-Encoding": "br" })).body.length;
  const first = await size();
  await nextLook();
  vi.useRealTimers();
  await expect.poll(size).toBeLessThan(first);
});

test("who has the page already is told so", async () => {
  const { get } = await warm();
  const { etag = "" } = (await get("/news")).headers;
  expect(etag).toMatch(/^W\/"[\w-]{20,}"$/);
  for (const had of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
    const answer = await get("/news", { "If-None-Match": had, "Accept-Encoding": "br" });
    expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag]);
    expect(answer.headers).toMatchObject({ vary: "Accept-Encoding, Cookie" });
    expect(answer.headers).not.toHaveProperty("content-encoding");
  }
  expect((await get("/news", { "If-None-Match": '"other"' })).status).toBe(200);
  const { etag: another } = (await get("/local")).headers;
  expect(another).not.toBe(etag);
});

test.each([
  ["/news?x=1", {}],
  ["/news?", {}],
  ["/news?tab=ohio", {}],
  ["/news/", {}],
  ["/NEWS", {}],
  ["/%6eews", {}],
  ["/news%3Fx", {}],
  ["/policy?tab=elsewhere", {}],
  ["/policy?tab=ohio&x=1", {}],
  ["/search?q=pain", {}],
  ["/contact?sent", {}],
  ["/none", {}],
  ["/admin", {}],
  ["/api/news", {}],
  ["/news", { Cookie: "session=x" }],
  ["/news", { Cookie: "a=b; __Host-session=x" }],
  ["/news", { Cookie: "next=%2Fadmin" }],
  ["/news", { Cookie: "sign-in:5a3b=x" }],
])(
  "%s with %j is no page of everybody's: it goes on, and what it gets is not kept",
  async (path, headers) => {
    const { get, render } = await warm();
    await get("/news");
    for (let time = 0; time < 2; time++) expect((await get(path, headers)).title).toBe("the application");
    expect(render).toHaveBeenCalledTimes(1);
    expect((await get("/news")).title).toBe("rendering 2");
  },
);

test("no header of a visitor changes what others get", async () => {
  const { get, render } = await warm();
  const poison = {
    Host: "elsewhere.example",
    "X-Forwarded-Host": "elsewhere.example",
    "X-Forwarded-Proto": "http",
    "X-Forwarded-For": "<script>",
    "X-Original-URL": "/admin",
    Forwarded: "host=elsewhere.example",
    Cookie: "other=1",
    Range: "bytes=0-3",
    "Accept-Encoding": "identity;q=0, unheard-of",
    "Accept-Language": "de",
    "Content-Encoding": "br",
  };
  const poisoned = await get("/news", poison);
  const clean = await get("/news");
  expect(clean).toEqual({ ...poisoned, headers: { ...poisoned.headers, date: expect.anything() } });
  expect(render.mock.calls).toEqual([["/news"]]);
});

test("a hundred who ask at once wait for one rendering", async () => {
  let finish = (_: Response) => {};
  const { get, render } = await warm({
    render: (address) =>
      address === "/news" ? new Promise((resolve) => (finish = resolve)) : Promise.resolve(page("other")),
  });
  const asking = Promise.all(Array.from({ length: 100 }, () => get("/news")));
  await vi.waitFor(() => expect(render).toHaveBeenCalled());
  expect((await get("/local")).title, "another page does not wait").toBe("other");
  finish(page("one for all"));
  expect(new Set((await asking).map(({ title }) => title))).toEqual(new Set(["one for all"]));
  expect(render.mock.calls.filter(([address]) => address === "/news")).toHaveLength(1);
});

test.each([
  ["an error", page("not this", {}, 503)],
  ["a redirect", new Response(null, { status: 302, headers: { Location: "/" } })],
  ["what is to be stored nowhere", page("not this", { "Cache-Control": "no-store" })],
  ["what is no page", Response.json({ not: "this" })],
  ["a page as large as an attack", page("x".repeat(3_000_000))],
])("%s is sent, and not kept", async (_, response) => {
  const answers = [response, page("kept")];
  const { get } = await warm({
    render: async (address) => (address === "/news" && answers.shift()) || page("other"),
  });
  const first = await get("/news");
  expect([first.status, first.body.length]).toEqual([response.status, first.body.length]);
  expect(first.headers.etag === undefined).toBe(response.status !== 200);
  expect((await get("/news")).title).toBe("kept");
});

test("an answer with a cookie is sent to nobody else: each asks the application", async () => {
  const { get } = await warm({ render: async () => page("mine", { "Set-Cookie": "session=1" }) });
  expect((await get("/news")).title).toBe("the application");
});

test("a rendering that fails is an error for those who waited, and the next one is tried", async () => {
  const render = vi.fn(async () => page("it works"));
  const { get } = await warm({ render });
  render.mockRejectedValueOnce(new Error("failed"));
  expect((await get("/news")).status).toBe(500);
  expect((await get("/news")).title).toBe("it works");
});

test("a change of what staff published drops every page with the next look", async () => {
  let version = 1;
  const contentVersion = vi.fn(async () => version);
  const { get } = await warm({ contentVersion });
  expect((await get("/news")).title).toBe("rendering 2");
  version = 2;
  contentVersion.mockClear();
  for (let time = 0; time < 20; time++) expect((await get("/news")).title).toBe("rendering 2");
  expect(contentVersion, "no request looks by itself").not.toHaveBeenCalled();
  await nextLook();
  expect((await get("/news")).title).toBe("rendering 3");
  await nextLook();
  expect((await get("/news")).title).toBe("rendering 3");
});

test("what was begun before a change is neither kept nor waited for", async () => {
  let version = 1;
  const waiting: ((response: Response) => void)[] = [];
  const { get, render } = await warm({
    contentVersion: async () => version,
    render: (address) =>
      address === "/news" ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(page("other")),
  });
  const before = get("/news");
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1));
  version = 2;
  await nextLook();
  const after = get("/news");
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  waiting[1]?.(page("new"));
  expect((await after).title).toBe("new");
  waiting[0]?.(page("old"));
  expect((await before).title).toBe("old");
  expect((await get("/news")).title).toBe("new");
});

test("while the database is away pages are kept until the next look, and until it is back", async () => {
  let isAway = false;
  const { get } = await warm({
    contentVersion: async () => {
      if (isAway) throw new Error("away");
      return 1;
    },
  });
  const title = async () => (await get("/news")).title;
  expect(await title()).toBe("rendering 2");
  isAway = true;
  expect(await title()).toBe("rendering 2");
  await nextLook();
  expect([await title(), await title()]).toEqual(["rendering 3", "rendering 3"]);
  isAway = false;
  await nextLook();
  expect([await title(), await title()]).toEqual(["rendering 4", "rendering 4"]);
});

test.each([
  ["at the moment that it names", "2026-11-20T12:00:00Z", "2026-11-20T12:30:00Z", "2026-11-20T12:30:00Z"],
  ["with the hour, and so with the day", "2026-11-20T23:20:00Z", null, "2026-11-21T00:00:00Z"],
  [
    "with the hour, however late it names",
    "2026-11-20T12:00:00Z",
    "2027-01-01T00:00:00Z",
    "2026-11-20T13:00:00Z",
  ],
  ["at once, where it can't be read", "2026-11-20T12:00:00Z", "soon", "2026-11-20T12:00:00Z"],
])("a page is over %s", async (_, made, named, over) => {
  let now = Date.parse(made);
  let count = 0;
  const { get } = await warm({
    now: () => now,
    render: async () => page(`rendering ${++count}`, named ? { "X-Fresh-Until": named } : {}),
  });
  const first = await get("/news");
  expect(first.headers).not.toHaveProperty("x-fresh-until");
  now = Date.parse(over) - 1;
  if (over !== made) expect((await get("/news")).title).toBe(first.title);
  now = Date.parse(over);
  expect((await get("/news")).title).not.toBe(first.title);
});
