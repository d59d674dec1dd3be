import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import type { ChatEvent } from "./events.ts";

/** A model's server that tells when its client is gone. */
let isSpeaking = false;
let request: Promise<ServerResponse>;
let arrived: (response: ServerResponse) => void;
const expectRequest = () => {
  request = new Promise((resolve) => {
    arrived = resolve;
  });
};
const server = createServer((_, response) => {
  if (isSpeaking) {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const delta = JSON.stringify({ choices: [{ index: 0, delta: { content: "word " } }] });
    const timer = setInterval(() => response.write(`data: ${delta}\n\n`), 10);
    response.once("close", () => clearInterval(timer));
  }
  arrived(response);
}).listen(0, "127.0.0.1");
await once(server, "listening");

vi.mock("#app/domain/search/search.server.ts", () => ({
  findPassages: async () => ({ covered: true, passages: [{ href: "/a", title: "A", page: "A", text: "A" }] }),
}));
vi.mock("#app/domain/rates/rates.server.ts", () => ({ limitRate: () => async () => ({ allowed: true }) }));
const counted = vi.hoisted(() => vi.fn());
vi.mock("./counts.server.ts", () => ({ countAnswer: counted }));

process.env.OPENAI_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
process.env.OPENAI_MODEL = "a-model";
const { answer } = await import("./answer.server.ts");

afterAll(() => void server.close().closeAllConnections());

test.each([false, true])(
  "when the visitor leaves, the call of the model ends within a second (words came: %s)",
  async (speaking) => {
    isSpeaking = speaking;
    expectRequest();
    const leaving = new AbortController();
    const question = { message: "What are my rights?", conversationHistory: [] };
    const events = await answer(question, { visitor: null, signal: leaving.signal });
    const got: ChatEvent[] = [];
    const reading = (async () => {
      for await (const event of events) got.push(event);
    })();
    const response = await request;
    if (speaking) await vi.waitFor(() => expect(got.length).toBeGreaterThan(2));
    const gone = once(response, "close", { signal: AbortSignal.timeout(1_000) });
    leaving.abort();
    await gone;
    await reading;
    expect(got.every(({ type }) => type === "content")).toBe(true);
    expect(got.length > 0).toBe(speaking);
    expect(counted).not.toHaveBeenCalled();
  },
);
