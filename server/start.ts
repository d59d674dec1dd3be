import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import * as build from "virtual:react-router/server-build";
import { createRequestListener } from "@react-router/node";
import sirv from "sirv";
import { env } from "#app/env.server.ts";
import { addSecurityHeaders } from "#app/middleware/security-headers.server.ts";
import { closeDatabase, startDatabase } from "#db/client.server.ts";
import { FolderInUse } from "#db/errors.ts";

/** The production server: the built application behind node's own HTTP server (`npm start`). */

const seconds = 1000;

const staticFiles = sirv(fileURLToPath(new URL("../client", import.meta.url)), {
  etag: true,
  setHeaders(response, path) {
    const headers = new Headers();
    addSecurityHeaders(headers);
    response.setHeaders(headers);
    // Names under /assets/ carry a hash of their content: what is behind one never changes.
    if (path.startsWith("/assets/"))
      response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    else response.setHeader("Cache-Control", "public, max-age=3600");
  },
});

const application = createRequestListener({ build });

function answer(request: IncomingMessage, response: ServerResponse) {
  staticFiles(request, response, () => application(request, response));
}

const server = createServer({ headersTimeout: 10 * seconds, requestTimeout: 15 * seconds }, answer);

/** Opens the database in advance and says what it is; a PostgreSQL that is away may come later. */
async function openDatabase() {
  try {
    const { kind, location } = await startDatabase();
    const name = kind === "embedded" ? "embedded, for one instance, in" : "PostgreSQL,";
    console.info(`  Database  ${name} ${location}`);
  } catch (error) {
    if (error instanceof FolderInUse) {
      console.error(error.message);
      process.exit(1);
    }
    console.error(
      "  Database  does not open yet. The site tries again with every request that needs it.",
      error,
    );
  }
}

console.info("Huron County Medical Society");
// Making the embedded database keeps the process busy: nobody could be answered meanwhile.
const opening = openDatabase();
if (!env.DATABASE_URL) await opening;

server.listen(env.PORT, env.HOST, () => {
  console.info(`  Open      ${env.PUBLIC_URL}, on port ${env.PORT}`);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    server.close(async () => {
      await closeDatabase();
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), 25 * seconds).unref();
  });
}
