import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { chat, eventsOf, questions, textOf } from "../e2e/chat.ts";
import { makeDatabase } from "../support/database.ts";
import { startSite } from "../support/site-process.ts";
import { isLongRun } from "./size.ts";
import { newVisitor } from "./writers.ts";

/**
 * Assistant's model hangs or is slow: first words or a plain error within 10 s, end within 60 s; other pages
 * unaffected. The site runs with its own patience here; the other faults are in the tests beside the assistant.
 */

const asking = isLongRun ? 100 : 10;
const seconds = 1000;

/** A model that says nothing, or one word every 5 s for ever. */
async function startSiteWithModel(isSlow: boolean): Promise<string> {
  const speak = (response: ServerResponse) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: "word " } }] })}\n\n`);
  const model = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    if (!isSlow) return;
    speak(response);
    const timer = setInterval(speak, 5 * seconds, response);
    response.once("close", () => clearInterval(timer));
  }).listen(0, "127.0.0.1");
  await once(model, "listening");
  onTestFinished(() => void model.close().closeAllConnections());
  const database = await makeDatabase();
  onTestFinished(() => database.remove());
  const site = await startSite(
    {
      DATABASE_URL: database.databaseUrl ?? "",
      OPENAI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
      OPENAI_MODEL: "example",
      TRUSTED_PROXIES: "1",
    },
    { until: `/search?${new URLSearchParams({ q: questions.covered })}` },
  );
  onTestFinished(() => site.kill());
  return site.url;
}

/** An answer: when its first words came, when it ended, and what it was. */
async function ask(url: string) {
  const began = performance.now();
  const response = await fetch(url + chat, {
    method: "POST",
    headers: { ...newVisitor(), "Content-Type": "application/json" },
    body: JSON.stringify({ message: questions.covered }),
  });
  let stream = "";
  let firstAfter = Number.POSITIVE_INFINITY;
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    stream += piece;
    if (stream.includes("data:")) firstAfter = Math.min(firstAfter, performance.now() - began);
  }
  return { firstAfter, endedAfter: performance.now() - began, events: eventsOf(stream) };
}

test("while the model hangs, everybody who asks gets passages within 10 s, and the pages do not wait", {
  timeout: 120 * seconds,
}, async () => {
  const url = await startSiteWithModel(false);
  let isOver = false;
  const answers = Promise.all(Array.from({ length: asking }, () => ask(url))).finally(() => {
    isOver = true;
  });
  await wait(1 * seconds);
  const visits = await Promise.all(["/", "/patients", "/news", "/contact"].map((path) => fetch(url + path)));
  expect(visits.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(isOver, "the pages came first").toBe(false);
  for (const { firstAfter, events } of await answers) {
    expect(firstAfter).toBeLessThan(10 * seconds);
    expect(textOf(events)).toMatch(/^From our pages:/);
    expect(events.at(-1)).toEqual({ type: "done" });
  }
});

test.runIf(isLongRun)(
  "a model that never comes to an end is cut short within 60 s",
  { timeout: 120 * seconds },
  async () => {
    const url = await startSiteWithModel(true);
    const { firstAfter, endedAfter, events } = await ask(url);
    expect(firstAfter).toBeLessThan(10 * seconds);
    expect(endedAfter).toBeLessThan(60 * seconds);
    expect(textOf(events)).toMatch(
      /^word word .*This answer was cut short\. The pages it comes from say more\.$/s,
    );
  },
);
