/**
 * When the application has more to do than it can: new connections wait so long until they are let in, or so many
 * requests have begun and have no answer yet. What somebody typed is let in for much longer than what can be opened
 * again.
 */
const most = {
  reading: { queueMilliseconds: 3_000, waiting: 100 },
  writing: { queueMilliseconds: 10_000, waiting: 1_000 },
};

/** What stands between the requests and the application. */
export type Gate = ReturnType<typeof makeGate>;

/** Makes one. `queue` tells how long a new connection waits now. */
export function makeGate(queue: () => number) {
  let waiting = 0;
  return {
    /** Lets a request of this method begin, and gives what is called once it is answered; null where it may not. */
    begin(method: string | undefined): (() => void) | null {
      const limit = method === "GET" || method === "HEAD" ? most.reading : most.writing;
      if (waiting >= limit.waiting || queue() >= limit.queueMilliseconds) return null;
      waiting++;
      let isAnswered = false;
      return () => {
        if (!isAnswered) waiting--;
        isAnswered = true;
      };
    },
  };
}
