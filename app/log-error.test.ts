import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { DatabaseUnavailable } from "#db/errors.ts";
import { loggedError } from "./log-error.ts";

const secret = "jane@example.org";

const withSecret: [string, unknown][] = [
  ["a plain error", new Error(`Nothing for ${secret}`)],
  ["a query's values", new DrizzleQueryError("insert", [secret], new Error(secret))],
  [
    "what zod was given",
    z.object({ email: z.literal("x") }).safeParse({ email: secret }, { reportInput: true }).error,
  ],
  ["what JSON.parse was given", attempt(() => JSON.parse(`{"a": ${secret}}`))],
  ["what a header was given", attempt(() => new Headers({ "X-Name": `${secret}\n` }))],
  ["a property", Object.assign(new Error("x"), { input: secret, code: secret, name: secret })],
  ["a message that looks like a stack", new Error(`x\n    at ${secret}\n    at secret (/x.ts:1:1)`)],
  ["a cause", new DatabaseUnavailable("It is away.", { cause: new Error(secret) })],
  ["text that was thrown", secret],
];

test.each(withSecret)("%s does not get into the log", (_, error) => {
  expect(JSON.stringify(loggedError(error))).not.toMatch(/jane|secret/);
});

test("the kind, the code, the places and what is behind them do", () => {
  const cause = Object.assign(new TypeError("x"), { code: "ECONNREFUSED" });
  expect(loggedError(new DatabaseUnavailable("The database is away.", { cause }))).toEqual({
    type: "DatabaseUnavailable",
    message: "The database is away.",
    stack: expect.arrayContaining([expect.stringContaining("log-error.test.ts:")]),
    cause: { type: "TypeError", code: "ECONNREFUSED", stack: expect.any(Array) },
  });
});

test("an error that is its own cause has an end", () => {
  const error = new Error("x");
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).match(/"cause"/g)).toHaveLength(4);
});

function attempt(fail: () => unknown): unknown {
  try {
    return fail();
  } catch (error) {
    return error;
  }
}
