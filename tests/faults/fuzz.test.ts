import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectSafe } from "./fuzz-check.ts";
import { protocolInputs } from "./fuzz-protocol.ts";
import { type FuzzedSite, startFuzzedSite } from "./fuzz-site.ts";
import { staffInputs } from "./fuzz-staff.ts";
import { visitorInputs } from "./fuzz-visitors.ts";
import { isLongRun } from "./size.ts";

/**
 * security.md, "Hostile input": no 5xx, no script, stored exactly or refused with a reason. The short form has the same
 * cases each time. A failure names its seed: FUZZ_SEED=<seed> repeats it.
 */
const cases = isLongRun ? 20_000 : 300;
const seed = Number(process.env.FUZZ_SEED ?? (isLongRun ? Date.now() % 2 ** 31 : 1));

const inputs = [...visitorInputs, ...staffInputs, ...protocolInputs];

let site: FuzzedSite;
let stopped: Awaited<ReturnType<FuzzedSite["stop"]>> | undefined;

beforeAll(async () => {
  site = await startFuzzedSite();
}, 120_000);

afterAll(() => stopped ?? site?.stop());

for (const { input, share, property } of inputs) {
  test.concurrent(`${input} takes whatever comes`, { timeout: 30 * 60_000 }, async () => {
    await fc.assert(property(site), { seed, numRuns: Math.ceil((cases * share) / 100), endOnFailure: true });
  });
}

test("what came is on the pages as text, and the site has seen no fault in any of it", async () => {
  expect(inputs.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  const pages = [
    "/",
    "/patients",
    "/clinicians",
    "/policy",
    "/news",
    "/local",
    "/search?q=example",
    "/admin",
  ];
  for (const path of pages) {
    const answer = await site.sendAsStaff({ path });
    expectSafe(answer);
    expect(answer.status).toBe(200);
  }
  stopped = await site.stop();
  expect(stopped.code).toBe(0);
  // An entry begins a line and goes on with spaces; those of a busy machine are not about the input.
  const entries = stopped.errors
    .split(/\n(?=\S)/)
    .filter((entry) => entry && !/didn't answer within/.test(entry));
  expect(entries).toEqual([]);
});
