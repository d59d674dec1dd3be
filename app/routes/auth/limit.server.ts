import type { RouterContextProvider } from "react-router";
import { limitRate } from "#app/domain/rates/rates.server.ts";
import { insistOn } from "#app/domain/rates/too-many.ts";
import { visitorKey } from "#app/domain/rates/visitor.server.ts";
import { clientAddress } from "#app/middleware/client-address.server.ts";

/** security.md, "Rates": 10 sign-ins a minute. One has two steps, which count each for itself. */
const window = { times: 10, seconds: 60 };
const steps = {
  start: limitRate({ name: "sign-in", ...window }),
  return: limitRate({ name: "sign-in-return", ...window }),
};

/**
 * Counts a step of a sign-in: its start towards the provider, or the return from there. Throws TooMany; somebody whose
 * address is not known has no limit.
 */
export async function limitSignIn(
  step: keyof typeof steps,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const visitor = visitorKey(context.get(clientAddress));
  if (visitor !== null) insistOn(await steps[step](visitor));
}
