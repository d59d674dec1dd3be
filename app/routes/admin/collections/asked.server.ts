import type { RouterContextProvider } from "react-router";
import { findRecord } from "#app/domain/collections/records.server.ts";
import { type Collection, collectionNamed } from "#app/domain/collections/registry.ts";
import { administratorOf } from "#app/middleware/session.server.ts";

const notFound = () => new Response("Not Found", { status: 404, statusText: "Not Found" });

/** The collection that an address names. Throws a 404 response. */
export function collectionIn({ collection }: { collection: string }): Collection {
  const found = collectionNamed(collection);
  if (!found) throw notFound();
  return found;
}

/** The collection and the record that an address names. Throws a 404 response. */
export async function recordIn(params: { collection: string; id: string }) {
  const collection = collectionIn(params);
  const record = await findRecord(collection, params.id);
  if (!record) throw notFound();
  return { collection, record, title: String(record[collection.title]) };
}

/** Throws a 404 response where a change found nothing to change. */
export function mustExist(found: boolean): void {
  if (!found) throw notFound();
}

/** Who changes something, and when. The guard lets nobody else come this far. */
export async function changeBy(context: Readonly<RouterContextProvider>) {
  const administrator = await administratorOf(context);
  if (!administrator) throw new Response("Unauthorized", { status: 401, statusText: "Unauthorized" });
  return { actor: administrator.email, now: new Date() };
}
