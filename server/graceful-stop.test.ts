import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { gracefulStop } from "./graceful-stop.ts";

/** A server whose answers the test gives, and a visitor who keeps connections open. */
async function startServer() {
  const server = createServer({ keepAliveTimeout: 60_000 });
  const stop = gracefulStop(server);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  async function ask() {
    const outgoing = get({ port, host: "127.0.0.1", agent });
    const answer = once(outgoing, "response") as Promise<[IncomingMessage]>;
    const [, response] = (await once(server, "request")) as [IncomingMessage, ServerResponse];
    return { answer, response };
  }
  return { stop, ask, port };
}

test("every answer after the announcement says that its connection closes", async () => {
  const { stop, ask } = await startServer();
  const before = await ask();
  stop.announce();
  const after = await ask();
  for (const { answer, response } of [before, after]) {
    response.end();
    const [{ headers }] = await answer;
    expect(headers.connection).toBe("close");
  }
  await stop.close();
});

test("closing waits for the end of an answer that had begun, and not for its connection", async () => {
  const { stop, ask } = await startServer();
  const { answer, response } = await ask();
  response.write("a ");
  const [begun] = await answer;
  stop.announce();
  let isClosed = false;
  const closing = stop.close().then(() => {
    isClosed = true;
  });
  await new Promise(setImmediate);
  expect(isClosed).toBe(false);
  response.end("whole answer");
  expect(await text(begun)).toBe("a whole answer");
  await closing;
});

test("a connection that asks nothing does not hold the end up, and an answer under way outlasts it", async () => {
  const { stop, ask, port } = await startServer();
  const { answer, response } = await ask();
  const silent = connect(port, "127.0.0.1");
  await once(silent, "connect");
  stop.announce();
  const closing = stop.close();
  await once(silent, "close");
  response.end("here");
  const [late] = await answer;
  expect(await text(late)).toBe("here");
  await closing;
});
