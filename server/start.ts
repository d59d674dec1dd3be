import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import * as build from "virtual:react-router/server-build";
import { createRequestListener } from "@react-router/node";
import sirv from "sirv";
import { countsWritten } from "#app/domain/assistant/counts.server.ts";
import { endAnswers } from "#app/domain/assistant/places.server.ts";
import { startDelivery } from "#app/domain/mail/delivery.server.ts";
import { startRetention } from "#app/domain/retention.server.ts";
import { env } from "#app/env.server.ts";
import { withClientAddress } from "#app/middleware/client-address.server.ts";
import { addSecurityHeaders } from "#app/middleware/security-headers.server.ts";
import { closeDatabase, startDatabase } from "#db/client.server.ts";
import { FolderInUse } from "#db/errors.ts";

/** The production server: the built application behind node's own HTTP server (`npm start`). */

const seconds = 1000;

/** Above what any form or call may send (app/request-body.server.ts), which answers with 413 below it. */
const readBytes = 128 * 1024;

const everyResponse = new Headers();
addSecurityHeaders(everyResponse);

const staticFiles = sirv(fileURLToPath(new URL("../client", import.meta.url)), {
  etag: true,
  // Looked up at each request: a file that is gone since the start would end the process.
  dev: true,
  setHeaders(response, path) {
    response.setHeaders(everyResponse);
    // Names under /assets/ carry a hash of their content: what is behind one never changes.
    if (path.startsWith("/assets/"))
      response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    else response.setHeader("Cache-Control", "public, max-age=3600");
  },
});

const application = createRequestListener({
  build,
  getLoadContext: (request, client) => withClientAddress(request, client.address),
});

function answer(request: IncomingMessage, response: ServerResponse) {
  staticFiles(request, response, () => {
    stopReadingAt(readBytes, request);
    addMissingHeaders(response);
    application(request, response);
  });
}

/**
 * Some answers are React Router's own and pass no middleware. The request listener writes its headers as one list, and
 * of headers that were set before, Node.js 20 would then keep one Set-Cookie alone: they are added to the list.
 */
function addMissingHeaders(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response);
  const withMissing = (status: number, list: string[]) => {
    const names = new Set(list.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
    const missing = [...everyResponse].filter(([name]) => !names.has(name));
    return writeHead(status, [...list, ...missing.flat()]);
  };
  response.writeHead = withMissing as typeof response.writeHead;
}

/** The request listener keeps every byte that arrives until it is read: what is too much is thrown away. */
function stopReadingAt(most: number, request: IncomingMessage) {
  let bytes = 0;
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > most) request.removeAllListeners("data").resume();
  });
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

console.info(
  `  Assistant ${env.OPENAI_MODEL ? `answers with the model ${env.OPENAI_MODEL}` : "answers with passages of the site, without a model"}`,
);

server.listen(env.PORT, env.HOST, () => {
  console.info(`  Open      ${env.PUBLIC_URL}, on port ${env.PORT}`);
});

const stopDelivery = startDelivery();
const stopRetention = startRetention();

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    const answersEnded = endAnswers();
    server.close(async () => {
      await Promise.all([stopDelivery(), stopRetention(), answersEnded]);
      await countsWritten();
      await closeDatabase();
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), 25 * seconds).unref();
  });
}
