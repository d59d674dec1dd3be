import { z } from "zod";
import { receiveContact } from "#app/domain/contact/contact.server.ts";
import { allContacts } from "#app/domain/contact/inbox.server.ts";
import { notLoaded } from "#app/domain/contact/inbox-words.ts";
import { contactInput } from "#app/domain/contact/input.ts";
import { notSent, tooManyMessages } from "#app/domain/contact/words.ts";
import { TooMany } from "#app/domain/rates/too-many.ts";
import { waitOf } from "#app/domain/rates/wait.ts";
import { clientAddress } from "#app/middleware/client-address.server.ts";
import { administratorsCall } from "#app/middleware/guard.server.ts";
import { readJson } from "#app/request-body.server.ts";
import type { Route } from "./+types/contacts";
import { jsonAnswer } from "./json-answer.server.ts";

const noStore = { "Cache-Control": "no-store" };

/** Everybody may write to the Society; only administrators read. */
export const middleware: Route.MiddlewareFunction[] = [administratorsCall("POST")];

/** GET /api/contacts (specification §7): every message, newest first; 503 while the database does not answer. */
export function loader() {
  return jsonAnswer(notLoaded, async () => Response.json(await allContacts(), { headers: noStore }));
}

/**
 * POST /api/contacts (specification §7): the contact form as JSON. 201 with the id; 400 with the messages of
 * each field; 413, 415; 429 with Retry-After after too many; 503 while the database does not answer.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") {
    return Response.json(
      { message: "Method Not Allowed" },
      { status: 405, headers: { Allow: "GET, POST", ...noStore } },
    );
  }
  const input = contactInput.safeParse(await readJson(request));
  if (!input.success) {
    const { fieldErrors, formErrors } = z.flattenError(input.error);
    return Response.json(
      { message: formErrors[0] ?? "Some fields are not right.", errors: fieldErrors },
      { status: 400, headers: noStore },
    );
  }
  return jsonAnswer(notSent, async () => {
    try {
      const stored = await receiveContact(input.data, context.get(clientAddress));
      return Response.json(stored, { status: 201, headers: noStore });
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      return Response.json(
        { message: tooManyMessages(waitOf(error.retryAfter)) },
        { status: 429, headers: { "Retry-After": `${error.retryAfter}`, ...noStore } },
      );
    }
  });
}
