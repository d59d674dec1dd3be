import { expect, test, vi } from "vitest";
import { ConnectionLost } from "#db/errors.ts";
import { remembered, settled } from "./settled.server.ts";

vi.mock("#app/log.server.ts", () => ({ log: { error: vi.fn() } }));

const lost = () => Promise.reject<string[]>(new ConnectionLost("lost"));

test("a list is what was read, and the page may be kept", async () => {
  const list = remembered(async () => ["a"]);
  const answer = settled(await list(), await list());
  expect(answer.asOf).toBeNull();
  expect([...answer.headers]).toEqual([]);
});

test("while reading fails, it is the last good copy, marked and not to be kept", async () => {
  const read = vi.fn(async () => ["a"]);
  const list = remembered(read);
  const before = new Date();
  await list();
  read.mockImplementation(lost);
  for (let time = 0; time < 3; time++) {
    const copy = await list();
    expect(copy.rows).toEqual(["a"]);
    const { asOf, headers } = settled(copy, { rows: [], asOf: null });
    expect(Date.parse(asOf?.iso ?? "")).toBeGreaterThanOrEqual(before.getTime());
    expect(asOf?.words).toMatch(/^\w+ \d+, \d{4} at \d+:\d\d [AP]M$/);
    expect(headers.get("Cache-Control")).toBe("no-store");
  }
  read.mockResolvedValue(["b"]);
  expect(await list()).toEqual({ rows: ["b"], asOf: null });
});

test("without a copy there are no rows, and the page is not to be kept", async () => {
  const list = await remembered(lost)();
  expect(list).toEqual({ rows: null, asOf: null });
  const answer = settled({ rows: ["a"], asOf: null }, list);
  expect(answer.asOf).toBeNull();
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("the page says the moment of its oldest rows", () => {
  const moments = ["2026-11-20T15:00:00Z", "2026-11-20T14:00:00Z"].map((iso) => new Date(iso));
  const lists = moments.map((asOf) => ({ rows: ["a"], asOf }));
  expect(settled(...lists).asOf).toEqual({
    iso: "2026-11-20T14:00:00.000Z",
    words: "November 20, 2026 at 9:00 AM",
  });
});

test("nobody waits long for a database that is known to hang, and one try serves all", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const read = vi.fn(async () => ["a"]);
    const list = remembered(read);
    await list();
    read.mockImplementation(lost);
    await list();
    let wakeUp = (_: string[]) => {};
    read.mockImplementation(() => new Promise((resolve) => (wakeUp = resolve)));
    read.mockClear();
    const waiting = Promise.all([list(), list(), list()]);
    await vi.advanceTimersByTimeAsync(300);
    for (const { rows, asOf } of await waiting) expect([rows, asOf]).toEqual([["a"], expect.any(Date)]);
    expect((await list()).rows, "at once: the try goes on").toEqual(["a"]);
    expect(read).toHaveBeenCalledTimes(1);
    wakeUp(["b"]);
    await vi.advanceTimersByTimeAsync(0);
    read.mockResolvedValue(["c"]);
    expect(await list()).toEqual({ rows: ["c"], asOf: null });
  } finally {
    vi.useRealTimers();
  }
});
