import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** In the project "postgresql": a server on which tests may make databases. */
    serverUrl?: string;
    /** In the project "embedded": a data folder, migrated and empty, to be copied. */
    templateFolder?: string;
  }
}

export type TestDatabase = { databaseUrl?: string; dataDir: string; remove(): Promise<void> };

/** Is this the run on real PostgreSQL? */
export const isPostgresql = inject("serverUrl") !== undefined;

/** A database of its own for a test: on PostgreSQL not migrated yet, embedded (because that takes long) migrated. */
export async function makeDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "society-test-"));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });

  const template = inject("templateFolder");
  if (template) cpSync(template, dataDir, { recursive: true });

  const serverUrl = inject("serverUrl");
  if (!serverUrl) return { dataDir, remove: async () => removeFolder() };

  const name = `society_test_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, (server) => server`create database ${server(name)}`);
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = name;
  return {
    databaseUrl: databaseUrl.href,
    dataDir,
    async remove() {
      await onServer(serverUrl, (server) => server`drop database ${server(name)} with (force)`);
      removeFolder();
    },
  };
}

async function onServer(url: string, run: (server: postgres.Sql) => Promise<unknown>): Promise<void> {
  const server = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await run(server);
  } finally {
    await server.end();
  }
}
