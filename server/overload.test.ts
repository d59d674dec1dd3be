import { expect, test } from "vitest";
import { makeGate } from "./overload.ts";

/** Lets so many ask, and gives how many were let in. */
function ask({ begin }: ReturnType<typeof makeGate>, times: number, method: string): number {
  return Array.from({ length: times }, () => begin(method)).filter(Boolean).length;
}

test("who reads is sent away while new connections wait three seconds, who wrote while they wait ten", () => {
  let queue = 2_999;
  const gate = makeGate(() => queue);
  expect(ask(gate, 1, "GET")).toBe(1);
  queue = 3_000;
  expect([ask(gate, 1, "GET"), ask(gate, 1, "HEAD"), ask(gate, 1, "POST")]).toEqual([0, 0, 1]);
  queue = 10_000;
  expect(ask(gate, 1, "POST")).toBe(0);
  queue = 0;
  expect([ask(gate, 1, "GET"), ask(gate, 1, "POST")]).toEqual([1, 1]);
});

test("a hundred who wait for an answer are enough, a thousand of those who wrote", () => {
  const gate = makeGate(() => 0);
  const answered = gate.begin("GET");
  expect(ask(gate, 200, "GET")).toBe(99);
  expect(ask(gate, 2_000, "POST")).toBe(900);
  answered?.();
  answered?.();
  expect(ask(gate, 2, "POST"), "each is answered once").toBe(1);
});
