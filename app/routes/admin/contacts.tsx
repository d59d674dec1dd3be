import { data, Link } from "react-router";
import { filterQuery, type InboxFilter, parseFilter, parsePage } from "#app/domain/contact/filter.ts";
import { type InboxContact, inboxPage } from "#app/domain/contact/inbox.server.ts";
import { labelOf, notLoaded, statuses } from "#app/domain/contact/inbox-words.ts";
import { shortMoment } from "#app/formats/event-date.ts";
import { log } from "#app/log.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { button } from "#app/ui/button.ts";
import { Note } from "#app/ui/callout.tsx";
import { container } from "#app/ui/page.tsx";
import { Paging } from "#app/ui/paging.tsx";
import type { Route } from "./+types/contacts";
import { ContactBadges, mailto } from "./contact-summary.tsx";
import { ContactsFilter, StatusLinks } from "./contacts-filter.tsx";
import { Outcome } from "./outcome.tsx";

export const meta: Route.MetaFunction = () => [
  { title: "Contacts · Admin Dashboard · Huron County Medical Society" },
];

/** A page of the messages that the address asks for, or null and 503 where reading failed (specification §8). */
export async function loader({ url }: Route.LoaderArgs) {
  const filter = parseFilter(url.searchParams);
  const deleted = url.searchParams.get("done") === "deleted";
  try {
    const inbox = await inboxPage(filter, parsePage(url.searchParams));
    const items = inbox.items.map((contact) => ({ ...contact, received: shortMoment(contact.createdAt) }));
    return data({ filter, deleted, inbox: { ...inbox, items } });
  } catch (error) {
    log.error({ err: error }, "The contacts could not be read.");
    return data({ filter, deleted, inbox: null }, { status: 503 });
  }
}

/** Specification §2, "Admin", Contacts. */
export default function Contacts({ loaderData: { filter, deleted, inbox } }: Route.ComponentProps) {
  return (
    <section className={`${container} py-10`}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="flex flex-wrap items-center gap-3 text-2xl">
          Contacts {inbox ? <Badge look="strong">{`${inbox.total} total`}</Badge> : null}
        </h2>
        {inbox && inbox.found > 0 ? (
          <a href={`/admin/contacts.csv${filterQuery(filter)}`} className={button.secondary}>
            Export as CSV
          </a>
        ) : null}
      </div>
      <Outcome>{deleted ? "The message is deleted." : undefined}</Outcome>
      {inbox ? (
        <Inbox filter={filter} {...inbox} />
      ) : (
        <div className="mt-6">
          <Note tone="caution">
            <p role="alert">{notLoaded}</p>
          </Note>
        </div>
      )}
    </section>
  );
}

type Received = InboxContact & { received: string };

type InboxProps = {
  filter: InboxFilter;
  items: Received[];
  total: number;
  counts: Record<string, number>;
  inAll: number;
  found: number;
  page: number;
  pages: number;
};

function Inbox({ filter, items, total, counts, inAll, found, page, pages }: InboxProps) {
  if (total === 0) return <Nothing>No contact submissions yet.</Nothing>;
  return (
    <>
      <ContactsFilter filter={filter} />
      <StatusLinks filter={filter} counts={counts} inAll={inAll} />
      <p role="status" className="mt-5 text-ink-soft">
        {filterQuery(filter) ? `${found} of ${total} messages match.` : "The newest messages come first."}
      </p>
      {found === 0 ? (
        <Nothing>No message matches. Choose another status, or clear the search.</Nothing>
      ) : (
        <ul aria-label="Messages" className="mt-4 grid grid-cols-1 gap-5">
          {items.map((contact) => (
            <ContactCard key={contact.id} contact={contact} query={filterQuery(filter)} />
          ))}
        </ul>
      )}
      <Paging
        label="Pages of contacts"
        page={page}
        pages={pages}
        address={(to) => `/admin${filterQuery(filter, { page: String(to) })}`}
      />
    </>
  );
}

function Nothing({ children }: { children: string }) {
  return (
    <p className="mt-6 rounded-card border border-dashed border-line-strong p-8 text-ink-soft">{children}</p>
  );
}

/** The card leads to its message with the filter in the address, so that the way back leads to the same list. */
function ContactCard({ contact, query }: { contact: Received; query: string }) {
  const { id, name, email, phone, message, status, createdAt, received } = contact;
  return (
    <li className="wrap-anywhere rounded-card border border-line bg-surface p-6 shadow-card">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-xl">
          <Link to={`/admin/contacts/${id}${query}`} className="text-brand hover:underline">
            {name}
          </Link>
        </h3>
        <ContactBadges {...contact} />
        <p className="sm:ml-auto">
          <Badge look="outline">{labelOf(statuses, status)}</Badge>
        </p>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <a href={mailto(email)}>{email}</a> {phone ? <span>{phone}</span> : null}
      </p>
      <p className="mt-4 max-w-[68ch] whitespace-pre-line">{message}</p>
      <p className="mt-4 text-sm text-ink-soft">
        <time dateTime={createdAt.toISOString()}>{received}</time>
      </p>
    </li>
  );
}
