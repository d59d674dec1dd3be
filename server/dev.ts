import { createServer } from "vite";

/**
 * `npm run dev`: fills the database with the public facts and the sample records, then serves the site with
 * Vite. One command, nothing else to install.
 */

process.env.NODE_ENV ??= "development";

const { env } = await import("#app/env.server.ts");
const { openDatabase } = await import("#db/open.server.ts");
const { seedFacts } = await import("#db/seed/facts.ts");
const { seedSamples } = await import("#db/seed/samples.ts");

const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
await seedFacts(database.db);
await seedSamples(database.db, new Date());
await database.close();

const server = await createServer({ server: { port: env.PORT, strictPort: true, host: env.HOST } });
await server.listen();

console.info(`
  Huron County Medical Society, development
  Database  ${database.kind === "embedded" ? "embedded, in" : "PostgreSQL,"} ${database.location}
  Content   the public facts, and sample records that say they are examples
  Open      http://localhost:${env.PORT}
`);
