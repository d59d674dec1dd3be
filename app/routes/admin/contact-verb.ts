import { redirect } from "react-router";
import { filterQuery, parseFilter } from "#app/domain/contact/filter.ts";
import { changeStatus } from "#app/domain/contact/handling.server.ts";
import { verbs } from "#app/domain/contact/inbox-words.ts";
import type { Route } from "./+types/contact-verb";
import { actorOf, notFound, orUnavailable } from "./work.server.ts";

/** Whoever opens the address of a verb comes to the message: only a POST changes something. */
export function loader({ params, url }: Route.LoaderArgs) {
  verbNamed(params.verb);
  return redirect(`/admin/contacts/${params.id}${filterQuery(parseFilter(url.searchParams))}`);
}

/** POST /admin/contacts/:id/:verb: gives the message the status that the verb leads to. 404, 503. */
export async function action({ params, url, context }: Route.ActionArgs) {
  const verb = verbNamed(params.verb);
  const result = await orUnavailable(changeStatus(params.id, verb, await actorOf(context)));
  if (result === "gone") throw notFound();
  const done = result === "done" ? verb.name : "unfit";
  return redirect(`/admin/contacts/${params.id}${filterQuery(parseFilter(url.searchParams), { done })}`, 303);
}

function verbNamed(wanted: string) {
  const verb = verbs.find(({ name }) => name === wanted);
  if (!verb) throw notFound();
  return verb;
}
