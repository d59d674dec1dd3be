import { Agent, get, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startSite, unreachableDatabase } from "../support/site-process.ts";
import { isLongRun } from "./size.ts";

/** Rendered for everybody who asks, without the database. */
const path = "/privacy?anew";
const seconds = 1_000;

type Answer = { status: number; ms: number; retryAfter?: string; body: string };

const agent = new Agent({ keepAlive: true });

/** Throws where the connection fails or breaks off. */
function ask(url: string): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => {
        resolve({ status, ms: performance.now() - startedAt, retryAfter: headers["retry-after"], body });
      }, reject);
    }).once("error", reject);
  });
}

/** An empty contact form, which is refused with 400 once the application reads it. */
function sendForm(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: url };
    request(`${url}/contact`, { agent, method: "POST", headers }, (response) => {
      resolve(response.resume().statusCode);
    })
      .once("error", reject)
      .end("name=");
  });
}

/** The next question as soon as one is answered: how many a second are, and how long the middle one takes. */
async function measure(url: string, milliseconds: number): Promise<{ rate: number; median: number }> {
  const answers: Answer[] = [];
  const end = performance.now() + milliseconds;
  const visit = async () => {
    while (performance.now() < end) answers.push(await ask(url + path));
  };
  await Promise.all(Array.from({ length: 4 }, visit));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  return { rate: (answers.length / milliseconds) * seconds, median: percentile(answers, 0.5) };
}

/** So many a second, whether they are answered or not. */
async function flood(url: string, rate: number, milliseconds: number): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const start = performance.now();
  for (let now = start; now < start + milliseconds; now = performance.now()) {
    while (answers.length < ((now - start) / seconds) * rate) answers.push(ask(url + path));
    await wait(5);
  }
  return Promise.all(answers);
}

function percentile(answers: readonly Answer[], part: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}

test("4 times the load it holds: answers 503 with Retry-After, normal again within 10 s", async () => {
  const site = await startSite({ DATABASE_URL: unreachableDatabase });
  onTestFinished(async () => {
    agent.destroy();
    await site.stop();
  });
  await measure(site.url, 1 * seconds);
  const normal = await measure(site.url, 1 * seconds);

  let isOver = false;
  const probes: Answer[] = [];
  const forms: (number | undefined)[] = [];
  const watch = async () => {
    while (!isOver) {
      probes.push(await ask(`${site.url}/healthz`));
      forms.push(await sendForm(site.url));
      await wait(100);
    }
  };
  const watching = watch();
  const answers = await flood(site.url, 4 * normal.rate, (isLongRun ? 10 : 5) * seconds);
  isOver = true;
  await watching;

  const taken = answers.filter(({ status }) => status === 200);
  const shed = answers.filter(({ status }) => status === 503);
  expect(taken.length + shed.length, "nothing but these two").toBe(answers.length);
  expect(shed.length).toBeGreaterThan(0);
  expect(taken.length).toBeGreaterThan(0);
  expect(new Set(shed.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["5"]));
  expect(shed[0]?.body).toContain('href="tel:988"');
  expect(new Set(probes.map(({ status }) => status)), "the process is healthy").toEqual(new Set([200]));
  expect(new Set(forms), "what somebody typed is read").toEqual(new Set([400]));

  const deadline = performance.now() + 10 * seconds;
  let after = await measure(site.url, 0.5 * seconds);
  while (after.median > 2 * normal.median && performance.now() < deadline) {
    after = await measure(site.url, 0.5 * seconds);
  }
  expect(after.median).toBeLessThanOrEqual(2 * normal.median);
  if (isLongRun) {
    console.info({
      normal,
      offered: 4 * normal.rate,
      taken: taken.length,
      shed: shed.length,
      takenP50: percentile(taken, 0.5),
      takenP99: percentile(taken, 0.99),
      shedP99: percentile(shed, 0.99),
      probeWorst: percentile(probes, 1),
      after,
    });
  }
});
