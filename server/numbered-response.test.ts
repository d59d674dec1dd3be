import { createServer, IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { env } from "#app/env.server.ts";
import { NumberedResponse } from "./numbered-response.ts";

async function ask(answer: (response: NumberedResponse) => void, headers: Record<string, string> = {}) {
  let id = "";
  const server = createServer({ IncomingMessage, ServerResponse: NumberedResponse }, (_, response) => {
    id = response.requestId;
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`, { headers });
  return { id, response };
}

test.each<[string, (response: NumberedResponse) => void]>([
  ["as a list", (response) => response.writeHead(201, ["Set-Cookie", "a=1", "Set-Cookie", "b=2"]).end()],
  [
    "with its reason",
    (response) => response.writeHead(201, "Made", ["Set-Cookie", "a=1", "Set-Cookie", "b=2"]).end(),
  ],
  ["as an object", (response) => response.writeHead(201, { "Set-Cookie": ["a=1", "b=2"] }).end()],
  [
    "one after the other",
    (response) => {
      response.statusCode = 201;
      response.setHeader("Set-Cookie", ["a=1", "b=2"]).end();
    },
  ],
])("the id is in the head, however it is written: %s", async (_, answer) => {
  const { id, response } = await ask(answer);
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(response.status).toBe(201);
  expect(response.headers.get("X-Request-Id")).toBe(id);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("only a trusted proxy names a request, in plain letters", async () => {
  const trusted = env.TRUSTED_PROXIES;
  onTestFinished(() => void Object.assign(env, { TRUSTED_PROXIES: trusted }));
  const idOf = async (given: string) =>
    (await ask((response) => response.end(), { "X-Request-Id": given })).id;
  expect(await idOf("from-anybody")).not.toBe("from-anybody");
  env.TRUSTED_PROXIES = 1;
  expect(await idOf("from-the-proxy")).toBe("from-the-proxy");
  for (const given of ["short", "a".repeat(65), "<script>alert(1)</script>", "two words"]) {
    expect(await idOf(given)).not.toBe(given);
  }
});

test("a list of headers stays as it was, so that it can be sent again: also where one can't be sent", async () => {
  const list = ["Content-Type", "text/plain"];
  const wrong = ["Content-Type", "text/plain\n"];
  const { id, response } = await ask((response) => {
    expect(() => response.writeHead(200, wrong)).toThrow(/Invalid character/);
    response.writeHead(200, list).end();
  });
  expect(response.headers.get("X-Request-Id")).toBe(id);
  expect(list).toEqual(["Content-Type", "text/plain"]);
  expect(wrong).toEqual(["Content-Type", "text/plain\n"]);
});
