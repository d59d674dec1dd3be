import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { renderToString } from "react-dom/server";
import { newTimes, type Outcome } from "./client.ts";
import { elementsOf } from "./elements.ts";

/**
 * React's own rendering of a page, in a process of its own: the elements of the HTML in the file that it is given,
 * without a component, a router, data or an HTTP server. Each message asks for a round of so many milliseconds, and
 * is answered with the outcome.
 */
const html = readFileSync(process.argv[2] ?? "", "utf8");
const page = elementsOf(html);

// The head's tags may come in another order.
const bytes = (text: string) => Buffer.byteLength(text.replaceAll(/<!--.*?-->|<!DOCTYPE html>/g, ""));
if (bytes(renderToString(page)) !== bytes(html))
  throw new Error("React renders something else than the page.");

process.on("message", (milliseconds: number) => {
  const times = newTimes();
  const from = performance.now();
  for (let now = from; now - from < milliseconds; ) {
    renderToString(page);
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
  process.send?.(outcome);
});
process.send?.("ready");
