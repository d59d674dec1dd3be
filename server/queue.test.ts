import { once } from "node:events";
import { createServer } from "node:http";
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
  await wait(100);
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
