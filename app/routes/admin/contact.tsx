import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, isRouteErrorResponse, Link, redirect } from "react-router";
import { filterQuery, parseFilter } from "#app/domain/contact/filter.ts";
import { saveNote, versionOf } from "#app/domain/contact/handling.server.ts";
import { findContact } from "#app/domain/contact/inbox.server.ts";
import { labelOf, notLoaded, statuses, verbs, verbsFor } from "#app/domain/contact/inbox-words.ts";
import { noteInput } from "#app/domain/contact/note.ts";
import { shortMoment } from "#app/formats/event-date.ts";
import { log } from "#app/log.server.ts";
import { readForm } from "#app/request-body.server.ts";
import { button } from "#app/ui/button.ts";
import { Note } from "#app/ui/callout.tsx";
import { container } from "#app/ui/page.tsx";
import { DatabaseUnavailable } from "#db/errors.ts";
import type { Route } from "./+types/contact";
import { NoteForm, type NoteOnPage } from "./contact-note.tsx";
import { ContactBadges, mailto } from "./contact-summary.tsx";
import { Outcome } from "./outcome.tsx";
import { actorOf, isUnanswered, notFound } from "./work.server.ts";

/** Without the name: titles stay in the browser's history. */
export const meta: Route.MetaFunction = () => [
  { title: "Message · Admin Dashboard · Huron County Medical Society" },
];

/** The message with its note; 404; null and 503 where reading failed (specification §8). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const query = filterQuery(parseFilter(url.searchParams));
  const done = url.searchParams.get("done");
  const unread = () => data({ query, done, message: null }, { status: 503 });
  if (context.get(isUnanswered)) return unread();
  let found: Awaited<ReturnType<typeof findContact>>;
  try {
    found = await findContact(params.id);
  } catch (error) {
    log.error({ err: error }, "A contact could not be read.");
    return unread();
  }
  if (!found) throw notFound();
  const { contact, note, flaggedBecause } = found;
  const message = {
    ...contact,
    flaggedBecause,
    received: shortMoment(contact.createdAt),
    note: note ? onPage(note) : null,
  };
  return data({ query, done, message });
}

type StoredNote = NonNullable<NonNullable<Awaited<ReturnType<typeof findContact>>>["note"]>;

function onPage(note: StoredNote): NoteOnPage {
  return {
    note: note.note,
    updatedBy: note.updatedBy,
    updated: shortMoment(note.updatedAt),
    updatedAt: note.updatedAt.toISOString(),
    version: versionOf(note),
  };
}

const notSaved = "The note is not saved: our database does not answer. Please try again.";

/**
 * POST /admin/contacts/:id: saves the note. 400 with what is wrong; 409 with the newer note where somebody else has
 * written one; 503. What was typed is kept.
 */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const actor = await actorOf(context);
  const submission = parseWithZod(await readForm(request), { schema: noteInput });
  if (submission.status !== "success")
    return data({ answer: submission.reply(), newer: null }, { status: 400 });
  try {
    const saved = await saveNote(params.id, submission.value, actor);
    if (saved.result === "gone") throw notFound();
    if (saved.result === "newer") {
      const problem = `${saved.newer.updatedBy} has changed this note meanwhile. Yours is not saved yet.`;
      const answer = submission.reply({ formErrors: [problem] });
      return data({ answer, newer: onPage(saved.newer) }, { status: 409 });
    }
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    context.set(isUnanswered, true);
    return data({ answer: submission.reply({ formErrors: [notSaved] }), newer: null }, { status: 503 });
  }
  const query = filterQuery(parseFilter(url.searchParams), { done: "noted" });
  return redirect(`/admin/contacts/${params.id}${query}`, 303);
}

/** Where scripts run, what was typed outlasts a server that does not answer. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const submission = parseWithZod(await request.clone().formData(), { schema: noteInput });
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return data({ answer: submission.reply({ formErrors: [notSaved] }), newer: null }, { status: 503 });
  }
}

export default function ContactMessage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { query, done, message } = loaderData;
  return (
    <section className={`${container} py-10`}>
      <p>
        <Link to={`/admin${query}`}>Back to the contacts</Link>
      </p>
      {message ? (
        <Message message={message} query={query} done={done} saved={actionData} />
      ) : (
        <div className="mt-6">
          {actionData ? (
            <NoteForm action={`/admin/contacts/${params.id}${query}`} stored={null} saved={actionData} />
          ) : (
            <Note tone="caution">
              <p role="alert">{notLoaded}</p>
            </Note>
          )}
        </div>
      )}
    </section>
  );
}

type MessageProps = {
  message: NonNullable<Route.ComponentProps["loaderData"]["message"]>;
  query: string;
  done: string | null;
  saved: Route.ComponentProps["actionData"];
};

function Message({ message, query, done, saved }: MessageProps) {
  const { id, name, email, phone, createdAt, received, note, flaggedBecause } = message;
  const status = labelOf(statuses, message.status);
  return (
    <>
      <h2 className="mt-4 wrap-anywhere text-2xl">{name}</h2>
      <div className="mt-3">
        <ContactBadges {...message} />
      </div>
      {saved ? null : (
        <Outcome tone={done === "unfit" ? "caution" : undefined}>{outcome(done, status)}</Outcome>
      )}
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <article className="wrap-anywhere rounded-card border border-line bg-surface p-6 shadow-card">
          <p className="flex flex-wrap gap-x-5">
            <a href={mailto(email)}>{email}</a> {phone ? <span>{phone}</span> : null}
          </p>
          <p className="text-sm text-ink-soft">
            <time dateTime={createdAt.toISOString()}>{received}</time>
          </p>
          <p className="mt-5 max-w-[68ch] whitespace-pre-line">{message.message}</p>
          <a href={mailto(email, subject)} className={`${button.primary} mt-6`}>
            Reply by e-mail
          </a>
        </article>
        <aside className="rounded-card lg:row-span-2 border border-line bg-surface p-6 shadow-card">
          <h3 className="text-xl">{`Status: ${status}`}</h3>
          {message.status === "spam" && flaggedBecause ? (
            <p className="mt-2">
              {`The site put this message here when it came: ${flaggedBecause}. Nobody was told of it by mail. If a person wrote it, choose Reopen.`}
            </p>
          ) : null}
          <div className="mt-4 grid gap-3">
            {verbsFor(message.status).map((verb) => (
              <Form key={verb.name} method="post" action={`/admin/contacts/${id}/${verb.name}${query}`}>
                <button type="submit" className={`${button.secondary} w-full`}>
                  {verb.label}
                </button>
              </Form>
            ))}
          </div>
          <p className="mt-6 border-t border-line pt-5">
            <Link
              to={`/admin/contacts/${id}/delete${query}`}
              className="font-semibold text-crisis underline underline-offset-4"
            >
              Delete this message
            </Link>
          </p>
        </aside>
        <NoteForm
          // A form that was saved starts anew from what is stored.
          key={note?.version}
          action={`/admin/contacts/${id}${query}`}
          stored={note}
          saved={saved}
        />
      </div>
    </>
  );
}

const subject = "Your message to the Huron County Medical Society";

function outcome(done: string | null, status: string): string | undefined {
  if (done === "noted") return "The note is saved.";
  if (done === "unfit") return `Nothing was changed: somebody else has set this message to "${status}".`;
  if (verbs.some(({ name }) => name === done)) return `The status of this message is now "${status}".`;
  return undefined;
}
