import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { watchQueue } from "./queue.ts";

function beBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("a process that lets nobody in for a while knows how long they waited, and when it is over", async () => {
  const server = createServer();
  const queue = watchQueue(server);
  expect(queue()).toBe(0);
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  await wait(50);
  expect(queue(), "nobody waits").toBeLessThan(50);

  // Both are due when the loop turns again: the next one of our own comes, and then the process is busy.
  const busy = wait(240).then(() => beBusy(300));
  beBusy(260);
  await busy;
  expect(queue()).toBeGreaterThanOrEqual(300);
  await wait(300);
  expect(queue()).toBeLessThan(100);
});

test("a queue that was full, so that one of our own was turned away, is over when nobody waits any more", async () => {
  const server = createServer();
  const queue = watchQueue(server);
  server.listen({ port: 0, host: "127.0.0.1", backlog: 1 });
  onTestFinished(() => void server.close());
  await once(server, "listening");
  await wait(100);

  const { port } = server.address() as AddressInfo;
  const crowd: Socket[] = [];
  const arrival = wait(0).then(() => {
    crowd.push(...Array.from({ length: 8 }, () => connect(port, "127.0.0.1")));
  });
  // The next of our own comes meanwhile. TCP sends it again to the door a second later.
  const busy = wait(1).then(() => beBusy(300));
  beBusy(5);
  await Promise.all([arrival, busy]);
  onTestFinished(() => {
    for (const visitor of crowd) visitor.destroy();
  });
  expect(queue()).toBeGreaterThan(0);
  await wait(600);
  expect(queue()).toBeLessThan(100);
});

test("a server that is closed has no queue", async () => {
  const server = createServer();
  const queue = watchQueue(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.close();
  server.closeAllConnections();
  await once(server, "close");
  expect(queue()).toBe(0);
});
