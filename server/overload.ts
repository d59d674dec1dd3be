import { performance } from "node:perf_hooks";

/**
 * When the application has more to do than it can. `waiting`: requests that have begun and have no answer yet. `turn`:
 * requests that began in one turn of the event loop, once it has lasted so long: whoever comes later waits for all of
 * them, and for what they began. What somebody typed is let in for much longer than what can be opened again.
 */
const most = {
  reading: { waiting: 100, turn: { requests: 20, milliseconds: 500 } },
  writing: { waiting: 1_000, turn: { requests: 200, milliseconds: 5_000 } },
};

/** How often the end of a turn is looked for. */
const tickMilliseconds = 50;

/** What stands between the requests and the application. */
export function makeGate(now: () => number = () => performance.now()) {
  let waiting = 0;
  let turn = { startedAt: now(), requests: 0 };
  // Due timers run between two turns.
  setInterval(() => {
    turn = { startedAt: now(), requests: 0 };
  }, tickMilliseconds).unref();

  return {
    /** Lets a request of this method begin, and gives what is called once it is answered; null where it may not. */
    begin(method: string | undefined): (() => void) | null {
      const limit = method === "GET" || method === "HEAD" ? most.reading : most.writing;
      const isLongTurn =
        turn.requests >= limit.turn.requests && now() - turn.startedAt >= limit.turn.milliseconds;
      if (isLongTurn || waiting >= limit.waiting) return null;
      turn.requests++;
      waiting++;
      let isAnswered = false;
      return () => {
        if (!isAnswered) waiting--;
        isAnswered = true;
      };
    },
  };
}
