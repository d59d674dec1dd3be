import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** What the site sent to its model, as far as tests look at it. */
export type ModelCall = { messages: { role: string; content: string }[] };

type Held = { call: ModelCall; response: ServerResponse; leftAt: number | null };

const mark = /[=+^|]{16}/;

/**
 * A language model's server (chat.completions) that does what a test tells it to: a question that carries a mark
 * of 16 signs is answered by the calls of e2e/model.ts, any other one at once with a sentence and a link.
 */
export async function startModelServer(): Promise<{ url: string; stop(): void }> {
  const held = new Map<string, Held>();
  const broken = new Set<string>();

  async function complete(request: IncomingMessage, response: ServerResponse) {
    const call: ModelCall = JSON.parse(await text(request));
    const asked = call.messages.at(-1)?.content ?? "";
    const [id] = mark.exec(JSON.parse(asked).question) ?? [];
    if (id && broken.has(id)) return response.destroy();
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    if (!id) {
      const [first] = JSON.parse(asked).passages;
      response.write(chunk(`The model found [${first.title}](${first.address}).`));
      return response.end(ending);
    }
    const entry: Held = { call, response, leftAt: null };
    response.once("close", () => {
      entry.leftAt = Date.now();
    });
    held.set(id, entry);
  }

  async function control(path: string, request: IncomingMessage, response: ServerResponse) {
    const [, id = "", what] = path.split("/").filter(Boolean).map(decodeURIComponent);
    const entry = await until(() => held.get(id));
    const said = await text(request);
    if (what === "say") entry.response.write(chunk(said));
    if (what === "end") entry.response.end(ending);
    if (what === "cut") {
      broken.add(id);
      entry.response.destroy();
    }
    const leftAt = what === "left" ? await until(() => entry.leftAt) : entry.leftAt;
    response.end(JSON.stringify({ call: entry.call, leftAt }));
  }

  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const answered = path.startsWith("/calls/")
      ? control(path, request, response)
      : complete(request, response);
    answered.catch((error) => response.writeHead(500).end(String(error)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const ending = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`;

async function until<Value>(look: () => Value | null | undefined): Promise<Value> {
  const deadline = Date.now() + 15_000;
  for (let value = look(); ; value = look()) {
    if (value !== null && value !== undefined) return value;
    if (Date.now() > deadline) throw new Error("It did not happen in time.");
    await wait(5);
  }
}
