import type { MiddlewareFunction } from "react-router";

/** Keeps every answer below a route out of every cache, redirects and errors included. */
export const noStore: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set("Cache-Control", "no-store");
  return response;
};
