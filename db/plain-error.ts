import { DrizzleQueryError } from "drizzle-orm";
import { ConnectionLost, DatabaseUnavailable, QueryRefused } from "./errors.ts";

const lost = new Set([
  // Node.js; ENOENT is the server's Unix domain socket.
  ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EPIPE", "EHOSTUNREACH"],
  ...["ENETUNREACH", "ENOENT"],
  // postgres.js
  ...["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_ENDED", "CONNECTION_DESTROYED"],
]);
/** PostgreSQL's classes (appendix A of its manual) connection exception and operator intervention: shutting down. */
const lostClasses = /^(08|57P)/;

/**
 * PostgreSQL: statement timeout, lock timeout, I/O error, a server that only reads for now, and the class insufficient
 * resources: too many connections, a full disk.
 */
const overtaxed = /^(53|57014$|55P03$|58030$|25006$)/;

/**
 * What went wrong with a query, in the site's own errors: ConnectionLost, DatabaseUnavailable, QueryRefused, or the
 * error itself if it is none of the database's.
 */
export function plainError(error: unknown): unknown {
  for (let found = error; found instanceof Error; found = found.cause) {
    if (found instanceof DatabaseUnavailable) return found;
    const code = codeOf(found);
    if (!code) continue;
    if (lost.has(code) || lostClasses.test(code)) {
      return new ConnectionLost(`The database can't be reached (${code}).`, { cause: found });
    }
    if (overtaxed.test(code)) {
      return new DatabaseUnavailable(`The database can't do it now (${code}).`, { cause: found });
    }
  }
  return error instanceof DrizzleQueryError ? refused(error) : error;
}

function refused({ query, cause }: DrizzleQueryError): QueryRefused {
  const code = cause && codeOf(cause);
  // The messages of class 22, data exceptions, quote the value.
  const message = code?.startsWith("22") ? "a value doesn't fit" : cause?.message;
  return new QueryRefused(code, `${message} (${code}) in: ${query}`);
}

function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
