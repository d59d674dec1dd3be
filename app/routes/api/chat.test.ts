import { createParser } from "eventsource-parser";
import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { QuestionRefused } from "#app/domain/assistant/refusal.ts";
import { clientAddress } from "#app/middleware/client-address.server.ts";
import { action, loader } from "./chat.ts";

const answer = vi.hoisted(() => vi.fn());
vi.mock("#app/domain/assistant/answer.server.ts", () => ({ answer }));

const url = "http://localhost/api/chat";

async function call(body: unknown, init: RequestInit = {}): Promise<Response> {
  const request = new Request(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });
  const context = new RouterContextProvider();
  context.set(clientAddress, "192.0.2.1");
  const args = { request, url: new URL(url), pattern: "/api/chat" as const, params: {}, context };
  try {
    return await action(args);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

function answerWith(...events: unknown[]): void {
  answer.mockImplementation(async function* () {
    yield* events;
  });
}

async function eventsOf(response: Response): Promise<unknown[]> {
  const events: unknown[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(JSON.parse(data)) });
  parser.feed(await response.text());
  return events;
}

test("the answer comes as events, a line of JSON each, and nothing on the way may keep it", async () => {
  const sent = [{ type: "content", text: "One\n\ntwo\u2028" }, { type: "done" }];
  answerWith(...sent);
  const response = await call({ message: " Hi ", conversationHistory: [] });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  expect(await eventsOf(response.clone())).toEqual(sent);
  expect(await response.text()).toMatch(/^: heartbeat\n\ndata: \{[^\n]*\}\n\ndata: \{"type":"done"\}\n\n$/);
  expect(answer).toHaveBeenLastCalledWith(
    { message: "Hi", conversationHistory: [] },
    { visitor: "192.0.2.1", signal: expect.any(AbortSignal) },
  );
});

test("a heartbeat comes every 15 s", async () => {
  vi.useFakeTimers();
  try {
    let end = () => {};
    const waiting = new Promise<void>((resolve) => {
      end = resolve;
    });
    answer.mockImplementation(async function* () {
      await waiting;
      yield { type: "done" };
    });
    const response = await call({ message: "Hi" });
    await vi.advanceTimersByTimeAsync(30_000);
    end();
    expect((await response.text()).match(/: heartbeat\n\n/g)).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test.each(["the request's signal", "the stream"])("%s tells that the visitor left", async (who) => {
  let signal: AbortSignal | undefined;
  answer.mockImplementation(async function* (_: unknown, visit: { signal: AbortSignal }) {
    signal = visit.signal;
    yield { type: "content", text: "x" };
    await new Promise<void>((resolve) => visit.signal.addEventListener("abort", () => resolve()));
    yield { type: "content", text: "for nobody" };
  });
  const client = new AbortController();
  const response = await call({ message: "Hi" }, { signal: client.signal });
  const reader = response.body?.getReader();
  await reader?.read();
  if (who === "the stream") await reader?.cancel();
  else client.abort();
  expect(signal?.aborted).toBe(true);
});

test("wrong input is refused in plain words", async () => {
  const refused = async (body: unknown, init?: RequestInit) => {
    const response = await call(body, init);
    return [response.status, await response.json()];
  };
  expect(await refused({})).toEqual([
    400,
    { message: "Some fields are not right.", errors: { message: ["Please type a question"] } },
  ]);
  expect(await refused({ message: "Hi", conversationHistory: [{ role: "system", content: "x" }] })).toEqual([
    400,
    {
      message: "Some fields are not right.",
      errors: { conversationHistory: ["The earlier messages may only come from a user or an assistant"] },
    },
  ]);
  expect((await refused("{"))[0]).toBe(400);
  expect((await refused("x=1", { headers: { "Content-Type": "text/plain" } }))[0]).toBe(415);
  expect((await refused({ message: "a".repeat(33_000) }))[0]).toBe(413);
});

test.each([
  ["too-many", 429],
  ["busy", 503],
] as const)(
  "a question that is not taken (%s) is answered with %s and when to try again",
  async (reason, status) => {
    answer.mockRejectedValueOnce(new QuestionRefused(reason, "Please wait.", 42));
    const response = await call({ message: "Hi" });
    expect([
      response.status,
      response.headers.get("Retry-After"),
      response.headers.get("Cache-Control"),
    ]).toEqual([status, "42", "no-store"]);
    expect(await response.json()).toEqual({ message: "Please wait." });
  },
);

test("other methods are refused", async () => {
  for (const response of [loader(), await call("", { method: "DELETE" })]) {
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
  }
});
