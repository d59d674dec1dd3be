import { expect, onTestFinished, test, vi } from "vitest";
import { makeGate } from "./overload.ts";

/** A gate in a process whose time passes as the test says. */
function gated() {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let now = 0;
  const gate = makeGate(() => now);
  return {
    /** So many ask one after the other, each with so much work before the next; gives how many were let in. */
    ask(times: number, method: string, { work = 0, isAnswered = true } = {}) {
      let begun = 0;
      for (let asked = 0; asked < times; asked++) {
        const answered = gate.begin(method);
        if (!answered) continue;
        begun++;
        now += work;
        if (isAnswered) answered();
      }
      return begun;
    },
    begin: gate.begin,
    nextTurn: () => vi.advanceTimersByTime(50),
  };
}

test("in a turn that has lasted half a second nobody more begins to read, until it is over", () => {
  const { ask, nextTurn } = gated();
  expect(ask(400, "GET", { work: 10 })).toBe(50);
  expect(ask(10, "HEAD")).toBe(0);
  nextTurn();
  expect(ask(400, "GET", { work: 10 })).toBe(50);
});

test("what somebody typed is let in for ten times as long", () => {
  const { ask } = gated();
  ask(50, "GET", { work: 10 });
  expect([ask(450, "POST", { work: 10 }), ask(1, "GET")]).toEqual([450, 0]);
  expect(ask(1, "POST")).toBe(0);
});

test("one slow answer overloads nobody", () => {
  const { ask } = gated();
  ask(1, "GET", { work: 30_000 });
  expect(ask(19, "GET")).toBe(19);
});

test("a few who ask without a pause are all let in", () => {
  const { ask, nextTurn } = gated();
  for (let turn = 0; turn < 100; turn++) {
    expect(ask(19, "GET", { work: 30 })).toBe(19);
    nextTurn();
  }
});

test("a hundred who wait for an answer are enough, a thousand of those who wrote", () => {
  const { ask, begin } = gated();
  const first = begin("GET");
  expect(ask(200, "GET", { isAnswered: false })).toBe(99);
  expect(ask(2_000, "POST", { isAnswered: false })).toBe(900);
  first?.();
  first?.();
  expect(ask(2, "POST", { isAnswered: false }), "each is answered once").toBe(1);
});
