import type { RouterContextProvider } from "react-router";
import { findRecord } from "#app/domain/collections/records.server.ts";
import { type Collection, collectionNamed } from "#app/domain/collections/registry.ts";
import { actorOf, notFound, orUnavailable } from "../work.server.ts";

/** The collection that an address names. Throws a 404 response. */
export function collectionIn({ collection }: { collection: string }): Collection {
  const found = collectionNamed(collection);
  if (!found) throw notFound();
  return found;
}

/** The collection and the record that an address names. Throws a 404 or a 503 response. */
export async function recordIn(params: { collection: string; id: string }) {
  const collection = collectionIn(params);
  const record = await orUnavailable(findRecord(collection, params.id));
  if (!record) throw notFound();
  return { collection, record, title: String(record[collection.title]) };
}

/** Throws a 404 response where a change found nothing to change. */
export function mustExist(found: boolean): void {
  if (!found) throw notFound();
}

/** Who changes something, and when. */
export async function changeBy(context: Readonly<RouterContextProvider>) {
  return { actor: await actorOf(context), now: new Date() };
}
