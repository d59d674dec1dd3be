import { z } from "zod";
import { receiveContact } from "#app/domain/contact/contact.server.ts";
import { contactInput } from "#app/domain/contact/input.ts";
import { notSent } from "#app/domain/contact/words.ts";
import { readJson } from "#app/request-body.server.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import type { Route } from "./+types/contacts";

const noStore = { "Cache-Control": "no-store" };

export function loader() {
  return Response.json(
    { message: "Method Not Allowed" },
    { status: 405, headers: { Allow: "POST", ...noStore } },
  );
}

/**
 * POST /api/contacts (specification §7): the contact form as JSON. 201 with the id; 400 with the messages of
 * each field; 413, 415; 503 while the database does not answer.
 */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== "POST") return loader();
  const input = contactInput.safeParse(await readJson(request));
  if (!input.success) {
    const { fieldErrors, formErrors } = z.flattenError(input.error);
    return Response.json(
      { message: formErrors[0] ?? "Some fields are not right.", errors: fieldErrors },
      { status: 400, headers: noStore },
    );
  }
  try {
    return Response.json(await receiveContact(input.data), { status: 201, headers: noStore });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return Response.json({ message: notSent }, { status: 503, headers: { "Retry-After": "5", ...noStore } });
  }
}
