import { expect, test } from "vitest";
import { watchOverload } from "./overload.ts";

/** A process whose time passes as the test says. */
function watched() {
  const time = { active: 0, idle: 0 };
  const admits = watchOverload(() => ({ ...time }));
  /** Asks so often, with so much work for each, and gives how many were let in. */
  const ask = (times: number, method: string, { work = 0, pause = 0 } = {}) => {
    let admitted = 0;
    for (let asked = 0; asked < times; asked++) {
      if (admits(method)) {
        admitted++;
        time.active += work;
      }
      time.idle += pause;
    }
    return admitted;
  };
  const pause = () => {
    time.idle += 20;
  };
  return { ask, pause };
}

test("after a second without a pause nobody reads any more, until there is one", () => {
  const { ask, pause } = watched();
  expect(ask(400, "GET", { work: 10 })).toBe(100);
  expect(ask(10, "HEAD")).toBe(0);
  pause();
  expect(ask(400, "GET", { work: 10 })).toBe(100);
});

test("what somebody typed is let in for ten times as long", () => {
  const { ask } = watched();
  ask(100, "GET", { work: 10 });
  expect([ask(900, "POST", { work: 10 }), ask(1, "GET")]).toEqual([900, 0]);
  expect(ask(1, "POST")).toBe(0);
});

test("a process that has pauses takes everybody, however many they are", () => {
  expect(watched().ask(10_000, "GET", { work: 300, pause: 20 })).toBe(10_000);
});

test("one slow answer overloads nobody", () => {
  const { ask } = watched();
  ask(1, "GET", { work: 30_000 });
  expect(ask(49, "GET")).toBe(49);
});
