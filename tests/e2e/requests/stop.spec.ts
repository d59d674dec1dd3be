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
