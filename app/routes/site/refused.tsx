import { refusalStatus } from "#app/middleware/refusal.server.ts";
import type { Route } from "./+types/refused";

/**
 * What the server shows of a request that it refuses: the page of an error like every other. To visitors who ask for
 * this address it is one that does not exist.
 */
export function loader({ context }: Route.LoaderArgs): never {
  throw new Response(null, { status: context.get(refusalStatus) });
}

export default function Refused() {
  return null;
}
