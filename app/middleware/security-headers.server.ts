import { createContext, type MiddlewareFunction } from "react-router";
import { addSecurityHeaders } from "#app/headers.server.ts";

/** Adds the headers to every answer; what answers a form or a call is never kept by anybody. */
export const securityHeaders: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  addSecurityHeaders(response.headers);
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (!isReading && !response.headers.get("Cache-Control")?.includes("no-store"))
    response.headers.set("Cache-Control", "no-store");
  return response;
};

/**
 * Another origin that a form of the page leads to by a redirect, which Chromium holds against form-action as well.
 * A loader sets it: nearly no page has one.
 */
export const formTarget = createContext<string | null>(null);
