import { DatabaseUnavailable } from "#db/errors.ts";

/** The answer to a call, or 503 with this message while the database does not answer. */
export async function jsonAnswer(unavailable: string, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return Response.json(
      { message: unavailable },
      { status: 503, headers: { "Retry-After": "5", "Cache-Control": "no-store" } },
    );
  }
}
