import type { MiddlewareFunction } from "react-router";
import { env } from "#app/env.server.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses with 403 what another site makes a visitor's browser send: every request that may change something
 * must name this site in Origin, or in Sec-Fetch-Site where a browser leaves Origin out. A request with
 * neither comes from no browser and carries nobody's authority.
 */
export const sameOrigin: MiddlewareFunction<Response> = async ({ request }, next) => {
  if (!reading.has(request.method) && !isSameOrigin(request)) {
    throw new Response("This request came from another site.", { status: 403, statusText: "Forbidden" });
  }
  return next();
};

function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null) {
    const site = request.headers.get("Sec-Fetch-Site");
    return site === null || site === "same-origin" || site === "none";
  }
  if (!URL.canParse(origin)) return false;
  return (
    new URL(origin).origin === new URL(env.PUBLIC_URL).origin ||
    new URL(origin).host === request.headers.get("Host")
  );
}
