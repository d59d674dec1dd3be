import { stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { withinDeadline } from "./deadline.ts";
import { DatabaseSilent } from "./errors.ts";

test("an answer that came in time counts, though the process was too busy to take it", async () => {
  const answer = withinDeadline(10, stat("."));
  const end = performance.now() + 100;
  while (performance.now() < end);
  await expect(answer).resolves.toBeDefined();
});

test("no answer within the deadline is a silent database", async () => {
  await expect(withinDeadline(10, new Promise(() => {}))).rejects.toThrow(DatabaseSilent);
});
