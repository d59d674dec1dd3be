import { Agent, get, type RequestOptions } from "node:http";
import { text } from "node:stream/consumers";
import { startSite, unreachableDatabase } from "../../support/site-process.ts";
import { chat, eventsOf, textOf } from "../chat.ts";
import { heldQuestion } from "../model.ts";
import { expect, test } from "../request-test.ts";

test("a server that is asked to stop ends its open answers, and then itself", async () => {
  const site = await startSite({
    DATABASE_URL: unreachableDatabase,
    OPENAI_BASE_URL: `${process.env.TEST_MODEL_SERVER}/v1`,
    OPENAI_MODEL: "example",
  });
  const { question, ...model } = heldQuestion();
  const answer = fetch(`${site.url}${chat}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ message: question }),
  }).then((response) => response.text());
  await model.arrives();
  await model.say("You have the right to ");
  const code = await site.stop();
  const events = eventsOf(await answer);
  expect(textOf(events)).not.toContain("From our pages");
  expect(events.at(-1)?.type).toBe("error");
  expect(code).toBe(0);
  await model.left();
});

test("a server that is asked to stop says first that it is not ready, and fails nobody's request", async () => {
  const site = await startSite({ DATABASE_URL: unreachableDatabase });
  const agent = new Agent({ keepAlive: true });
  const address = { agent, port: new URL(site.url).port };
  let ready = "";
  const watch = async () => {
    while (ready !== "stopping\n") ready = (await visit({ ...address, path: "/readyz" })).body;
  };
  // Those who send visitors elsewhere once it is not ready, as a balancer does.
  const visitor = async () => {
    const statuses: (number | undefined)[] = [];
    while (ready !== "stopping\n") statuses.push((await visit({ ...address, path: "/patients" })).status);
    return statuses;
  };
  const visits = Promise.all([watch(), ...Array.from({ length: 8 }, visitor)]);
  await visit({ ...address, path: "/patients" });
  const code = await site.stop();
  const [, ...statuses] = await visits;
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  expect(code).toBe(0);
});

/** Gives a whole answer; throws where it fails or breaks off. */
function visit(options: RequestOptions): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    get(options, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    }).once("error", reject);
  });
}
