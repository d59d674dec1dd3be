import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { send } from "./client.ts";

const server = createServer();

afterEach(() => {
  server.removeAllListeners("request").close();
  server.closeAllConnections();
});

/** Sends so many requests over two connections to a server that answers like this. */
async function sendTo(answer: RequestListener, times = 6) {
  server.on("request", answer);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const request = Buffer.from("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  let left = times;
  const goesOn = () => left-- > 0;
  return send({ port, connections: 2, status: 200, request: () => request, goesOn });
}

it("counts every answer once, with a length or in chunks, whole or in pieces", async () => {
  let asked = 0;
  const outcome = await sendTo(async (_, response) => {
    asked += 1;
    if (asked % 2) return response.writeHead(200, { "Content-Length": 200_000 }).end(Buffer.alloc(200_000));
    response.write("0\r\n\r");
    await wait(2);
    response.end("\n");
  });
  expect([outcome.requests, asked]).toEqual([6, 6]);
});

it("tells the first words of a stream from its end", async () => {
  const outcome = await sendTo(async (_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(": heartbeat\n\n");
    await wait(20);
    response.write("data: words\n\n");
    await wait(20);
    response.end();
  });
  expect(outcome.requests).toBe(6);
  expect(outcome.firstWordP50).toBeGreaterThan(15);
  expect(outcome.p50).toBeGreaterThan(outcome.firstWordP50);
});

it("measures nothing where an answer is another one than it should be", async () => {
  const busy = sendTo((_, response) => response.writeHead(503).end());
  await expect(busy).rejects.toThrow("It answered 503, not 200.");
});

it("measures nothing where the server closes a connection", async () => {
  await expect(sendTo((request) => request.socket.destroy())).rejects.toThrow();
});
