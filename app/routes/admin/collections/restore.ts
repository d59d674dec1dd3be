import { redirect } from "react-router";
import { restoreRecord } from "#app/domain/collections/trash.server.ts";
import { orUnavailable } from "../work.server.ts";
import type { Route } from "./+types/restore";
import { changeBy, collectionIn, mustExist } from "./asked.server.ts";

/** Opened, not posted: back to the trash. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/${collectionIn(params).name}/trash`);
}

/** Puts the record back as it was, published where it was published. */
export async function action({ params, context }: Route.ActionArgs) {
  const collection = collectionIn(params);
  const change = await changeBy(context);
  mustExist(await orUnavailable(restoreRecord(collection, params.id, change)));
  return redirect(`/admin/${collection.name}/${params.id}?done=restored`, 303);
}
