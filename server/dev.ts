import { createServer } from "vite";

/**
 * `npm run dev`: fills the database with the public facts and the sample records, starts a provider to sign in with
 * unless the settings name one, then serves the site with Vite. One command, nothing else to install.
 */

process.env.NODE_ENV ??= "development";

const { env } = await import("#app/env.server.ts");
const { startDevProvider } = await import("./dev-provider.ts");
const { openDatabase } = await import("#db/open.server.ts");
const { seedFacts } = await import("#db/seed/facts.ts");
const { seedSamples } = await import("#db/seed/samples.ts");

const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
await seedFacts(database.db);
await seedSamples(database.db, new Date());
await database.close();

if (!env.OIDC_ISSUER) {
  const { settings } = await startDevProvider([env.PUBLIC_URL]);
  // Vite loads the application, and with it its settings, after this.
  Object.assign(process.env, settings);
}

const server = await createServer({ server: { port: env.PORT, strictPort: true, host: env.HOST } });
await server.listen();

process.stdout.write(`
  Huron County Medical Society, development
  Database  ${database.kind === "embedded" ? "embedded, in" : "PostgreSQL,"} ${database.location}
  Content   the public facts, and sample records that say they are examples
  Sign in   ${env.OIDC_ISSUER ?? "at /admin with one click: a local provider stands in for the real one"}
  Open      http://localhost:${env.PORT}
`);
