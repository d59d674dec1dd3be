import { z } from "zod";
import { answer } from "#app/domain/assistant/answer.server.ts";
import { chatInput } from "#app/domain/assistant/input.ts";
import { QuestionRefused } from "#app/domain/assistant/refusal.ts";
import { clientAddress } from "#app/middleware/client-address.server.ts";
import { readJson } from "#app/request-body.server.ts";
import type { Route } from "./+types/chat";
import { eventStream, eventStreamHeaders } from "./event-stream.server.ts";

const noStore = { "Cache-Control": "no-store" };
/** security.md, "HTTP". */
const largestBytes = 32 * 1024;

function methodNotAllowed(): Response {
  return Response.json(
    { message: "Method Not Allowed" },
    { status: 405, headers: { Allow: "POST", ...noStore } },
  );
}

export const loader = methodNotAllowed;

/**
 * POST /api/chat (specification §7): a question in, ChatEvents out as they come. 400 with the messages of each field;
 * 413, 415; 429 and 503 with Retry-After where the question can't be taken now.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed();
  const input = chatInput.safeParse(await readJson(request, largestBytes));
  if (!input.success) {
    const { fieldErrors, formErrors } = z.flattenError(input.error);
    return Response.json(
      { message: formErrors[0] ?? "Some fields are not right.", errors: fieldErrors },
      { status: 400, headers: noStore },
    );
  }
  const leaving = new AbortController();
  // Called by the request's signal or by the stream: either may be the only one to tell. The signal works as long as
  // its request is in memory, where this closure keeps it (findings, "React Router").
  const leave = () => {
    request.signal.removeEventListener("abort", leave);
    leaving.abort();
  };
  request.signal.addEventListener("abort", leave, { once: true });
  try {
    const events = await answer(input.data, { visitor: context.get(clientAddress), signal: leaving.signal });
    return new Response(eventStream(events, leave), { headers: eventStreamHeaders });
  } catch (error) {
    if (!(error instanceof QuestionRefused)) throw error;
    return Response.json(
      { message: error.message },
      {
        status: error.reason === "busy" ? 503 : 429,
        headers: { "Retry-After": String(error.retryAfter), ...noStore },
      },
    );
  }
}
