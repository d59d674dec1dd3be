import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import type { ChatEvent } from "./events.ts";
import { failed, fromOurPages } from "./words.ts";

/** Against a model's server that tells when its client is gone, and that misbehaves byte by byte. */

type Behaviour = (response: ServerResponse) => void;
let behave: Behaviour;
let arrived: (response: ServerResponse) => void = () => {};
const server = createServer((_, response) => {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  behave(response);
  arrived(response);
}).listen(0, "127.0.0.1");
await once(server, "listening");

vi.mock("#app/domain/search/search.server.ts", () => ({
  findPassages: async () => ({
    covered: true,
    passages: [{ href: "/a", title: "A", page: "A", text: "A", excerpt: "A" }],
  }),
}));
vi.mock("#app/domain/rates/rates.server.ts", () => ({ limitRate: () => async () => ({ allowed: true }) }));
const streams = vi.hoisted(() => ({
  mostStreams: 2,
  holdStream: vi.fn(async () => true),
  releaseStream: vi.fn(),
}));
vi.mock("./streams.server.ts", () => streams);
const counted = vi.hoisted(() => vi.fn());
vi.mock("./counts.server.ts", () => ({ countAnswer: counted }));

process.env.OPENAI_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
process.env.OPENAI_MODEL = "a-model";
const { answer } = await import("./answer.server.ts");

afterAll(() => void server.close().closeAllConnections());

const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const silent: Behaviour = (response) => response.flushHeaders();
const speaking: Behaviour = (response) => {
  const timer = setInterval(() => response.write(chunk("word ")), 10);
  response.once("close", () => clearInterval(timer));
};

function ask(signal = new AbortController().signal) {
  const question = { message: "What are my rights?", conversationHistory: [] };
  return answer(question, { visitor: "192.0.2.1", signal });
}

// First, because the SDK keeps the console that it found first.
test.each<[string, Behaviour, boolean]>([
  ["sends what is no JSON", (response) => response.end('data: {"rights": \n\n'), false],
  [
    "sends an error in its stream",
    (response) => response.end('data: {"error":{"message":"rights"}}\n\n'),
    false,
  ],
  ["ends without an end", (response) => response.end(chunk("One two three")), true],
  [
    "sends what is no JSON after its first words",
    async (response) => {
      response.write(chunk("One two three "));
      await wait(50);
      response.end("data: rights\n\n");
    },
    true,
  ],
])("when the model %s, nothing of it is shown or logged", async (_, behaviour, speaks) => {
  behave = behaviour;
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  streams.releaseStream.mockClear();
  const got: ChatEvent[] = [];
  // A third answer would be refused if the first two had kept their places.
  for await (const event of await ask()) got.push(event);
  expect(got.at(-1)).toEqual(speaks ? { type: "error", message: failed } : { type: "done" });
  expect(JSON.stringify(got[0])).toContain(speaks ? "One two" : fromOurPages);
  expect(streams.releaseStream).toHaveBeenCalledTimes(1);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^The assistant('s model)? failed\.(?!.*(?:rights|three)).*ModelFailed/s)],
  ]);
  log.mockClear();
});

test.each([
  ["says nothing", silent],
  ["speaks", speaking],
])("when the visitor leaves while the model %s, its server sees it within a second", async (_, behaviour) => {
  behave = behaviour;
  const request = new Promise<ServerResponse>((resolve) => {
    arrived = resolve;
  });
  counted.mockClear();
  const leaving = new AbortController();
  const got: ChatEvent[] = [];
  const events = await ask(leaving.signal);
  const reading = (async () => {
    for await (const event of events) got.push(event);
  })();
  const response = await request;
  if (behaviour === speaking) await vi.waitFor(() => expect(got.length).toBeGreaterThan(2));
  const gone = once(response, "close", { signal: AbortSignal.timeout(1_000) });
  leaving.abort();
  await gone;
  await reading;
  expect(got.every(({ type }) => type === "content")).toBe(true);
  expect(got.length > 0).toBe(behaviour === speaking);
  expect(counted).not.toHaveBeenCalled();
});
