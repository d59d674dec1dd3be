import { performance } from "node:perf_hooks";

/**
 * The application has more to do than it can where it took so many requests, for so long, without a pause: others wait
 * then where no process sees them, with the operating system. One slow answer is not many, and requests that only wait,
 * for a database or for a slow sender, leave pauses. What somebody typed is let in for much longer than what can be
 * opened again.
 */
const most = {
  reading: { requests: 50, milliseconds: 1_000 },
  writing: { requests: 500, milliseconds: 10_000 },
};

/** Less idling than this in all is no pause. */
const pauseMilliseconds = 20;

/** How long the process has worked and idled since its start. */
export type ProcessTime = { active: number; idle: number };

/** Tells of each request that would begin whether it may, by the method, and by how the process spends its time. */
export function watchOverload(
  timeOf: () => ProcessTime = () => performance.eventLoopUtilization(),
): (method: string | undefined) => boolean {
  let pause = timeOf();
  let begun = 0;
  return (method) => {
    const time = timeOf();
    if (time.idle - pause.idle >= pauseMilliseconds) {
      pause = time;
      begun = 0;
    }
    const { requests, milliseconds } = method === "GET" || method === "HEAD" ? most.reading : most.writing;
    const admits = begun < requests || time.active - pause.active < milliseconds;
    if (admits) begun++;
    return admits;
  };
}
