import { DatabaseUnavailable } from "#db/errors.ts";

/** A list as JSON (specification §7), or 503 with a message while the database does not answer. */
export async function jsonList(read: () => Promise<unknown[]>): Promise<Response> {
  try {
    return Response.json(await read(), { headers: { "Cache-Control": "no-cache" } });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return Response.json(
      { message: "The list is not available right now. Please try again." },
      { status: 503, headers: { "Retry-After": "5" } },
    );
  }
}
