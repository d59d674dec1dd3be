import { afterAll } from "vitest";
import { makeDatabase } from "./database.ts";

// Before the test file imports the client, which reads the environment: each file has a database of its own.
const own = await makeDatabase();
process.env.DATA_DIR = own.dataDir;
if (own.databaseUrl) process.env.DATABASE_URL = own.databaseUrl;
else delete process.env.DATABASE_URL;

afterAll(async () => {
  const { closeDatabase } = await import("#db/client.server.ts");
  await closeDatabase();
  await own.remove();
});
