import { Form, Link, redirect } from "react-router";
import { filterQuery, parseFilter } from "#app/domain/contact/filter.ts";
import { deleteContact } from "#app/domain/contact/handling.server.ts";
import { findContact } from "#app/domain/contact/inbox.server.ts";
import { shortMoment } from "#app/formats/event-date.ts";
import { button } from "#app/ui/button.ts";
import { Note } from "#app/ui/callout.tsx";
import { container } from "#app/ui/page.tsx";
import type { Route } from "./+types/contact-delete";
import { actorOf, notFound, orUnavailable } from "./work.server.ts";

export const meta: Route.MetaFunction = () => [
  { title: "Delete a message · Admin Dashboard · Huron County Medical Society" },
];

export async function loader({ params, url }: Route.LoaderArgs) {
  const found = await orUnavailable(findContact(params.id));
  if (!found) throw notFound();
  const { id, name, email, createdAt } = found.contact;
  return {
    query: filterQuery(parseFilter(url.searchParams)),
    contact: { id, name, email, received: shortMoment(createdAt) },
    hasNote: Boolean(found.note?.note),
  };
}

/** POST /admin/contacts/:id/delete: deletes the message for good, and leads back to the inbox. 503. */
export async function action({ params, url, context }: Route.ActionArgs) {
  await orUnavailable(deleteContact(params.id, await actorOf(context)));
  return redirect(`/admin${filterQuery(parseFilter(url.searchParams), { done: "deleted" })}`, 303);
}

/** Says what goes before it goes. */
export default function DeleteContact({ loaderData: { query, contact, hasNote } }: Route.ComponentProps) {
  const { id, name, email, received } = contact;
  return (
    <section className={`${container} py-10`}>
      <h2 className="text-2xl">Delete this message?</h2>
      <p className="mt-4 max-w-[68ch] wrap-anywhere text-lg">{`It is from ${name} (${email}), received ${received}.`}</p>
      <div className="mt-6">
        <Note tone="caution">
          <p className="font-semibold">This cannot be undone. What goes:</p>
          <ul className="mt-2 list-disc pl-5">
            <li>the message, with the name, e-mail address and phone number in it</li>
            <li>{hasNote ? "the private note on it" : "any private note on it"}</li>
          </ul>
          <p className="mt-3">
            E-mails about this message, and files that were exported, stay where they are.
          </p>
        </Note>
      </div>
      <Form
        method="post"
        action={`/admin/contacts/${id}/delete${query}`}
        className="mt-8 flex flex-wrap gap-3"
      >
        <button type="submit" className={button.crisis}>
          Delete message
        </button>
        <Link to={`/admin/contacts/${id}${query}`} className={button.secondary}>
          Keep it
        </Link>
      </Form>
    </section>
  );
}
