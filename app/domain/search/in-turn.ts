import { setImmediate as turn } from "node:timers/promises";

/** The longest that others wait for a piece of long work, in milliseconds. */
const pieceMilliseconds = 10;

/**
 * What the work gives for each item, in order. Everything else that the process has to do takes its turn in between: who
 * asks for another page meanwhile does not wait until all of it is done. Throws what the work throws.
 */
export async function inTurn<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > pieceMilliseconds) {
      await turn();
      began = performance.now();
    }
    results.push(work(item));
  }
  return results;
}
