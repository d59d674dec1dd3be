import type { TestProject } from "vitest/node";
import { PostgresqlProcess } from "./postgresql-process.ts";

/** Gives the tests TEST_DATABASE_URL or, without it, a PostgreSQL server of their own. */
export default async function provideServer(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide("serverUrl", given);
    return async () => {};
  }
  // Nothing needs to outlive the tests.
  const server = await PostgresqlProcess.start(["fsync=off"]);
  project.provide("serverUrl", server.url);
  return () => server.remove();
}
