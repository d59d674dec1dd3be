import { redirect } from "react-router";
import { downloadGuide } from "#app/domain/guides/guides.server.ts";
import { noStore } from "#app/middleware/no-store.server.ts";
import { DatabaseUnavailable } from "#db/errors.ts";
import type { Route } from "./+types/guide-download";

/** Every download passes here, and is counted: no answer is kept. */
export const middleware: Route.MiddlewareFunction[] = [noStore];

/** Leads to the file of a published guide. Its page is the one of an error: there is none, or nobody can say. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const address = await find(params.id, request.method === "HEAD");
  if (address === null) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  throw redirect(address);
}

async function find(id: string, uncounted: boolean): Promise<string | null> {
  try {
    return await downloadGuide(id, { uncounted });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  }
}

export default function GuideDownload() {
  return null;
}
