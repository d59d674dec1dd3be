import { performance } from "node:perf_hooks";
import { newTimes, type Outcome } from "./client.ts";

/**
 * Lets this process render for whoever started it: each message asks for a round of so many milliseconds, and is
 * answered with the outcome.
 */
export function renderInRounds(render: () => unknown): void {
  process.on("message", async (milliseconds: number) => {
    const times = newTimes();
    const from = performance.now();
    for (let now = from; now - from < milliseconds; ) {
      await render();
      times.record(performance.now() - now);
      now = performance.now();
    }
    const outcome: Outcome = {
      requests: times.count(),
      seconds: (performance.now() - from) / 1_000,
      p50: times.percentile(50),
      p99: times.percentile(99),
      firstWordP50: 0,
      firstWordP99: 0,
    };
    // Else it would be collected in the turn of the next one, on the same core.
    globalThis.gc?.();
    process.send?.(outcome);
  });
  process.send?.("ready");
}
