import { Form, Link } from "react-router";
import { filterQuery, type InboxFilter, wishes } from "#app/domain/contact/filter.ts";
import { statuses } from "#app/domain/contact/inbox-words.ts";
import { roles } from "#app/domain/contact/words.ts";
import { button } from "#app/ui/button.ts";
import { box } from "#app/ui/field.tsx";

/** The search of the inbox: a GET form, so that what it finds has an address. */
export function ContactsFilter({ filter }: { filter: InboxFilter }) {
  return (
    <Form
      key={filterQuery(filter)}
      method="get"
      action="/admin"
      role="search"
      aria-label="Contacts"
      className="mt-6 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      {filter.status ? <input type="hidden" name="status" value={filter.status} /> : null}
      <div className="flex flex-wrap gap-x-5 gap-y-4">
        <div className="min-w-56 grow">
          <label htmlFor="search" className="font-semibold">
            Search names, e-mails and messages
          </label>
          <input
            id="search"
            type="search"
            name="q"
            maxLength={200}
            defaultValue={filter.search}
            autoComplete="off"
            className={`${box} min-h-12`}
          />
        </div>
        <div className="min-w-44">
          <label htmlFor="role" className="font-semibold">
            Role
          </label>
          <select id="role" name="role" defaultValue={filter.role ?? ""} className={`${box} min-h-12`}>
            <option value="">All roles</option>
            {roles.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <fieldset>
          <legend className="sr-only">Only messages with</legend>
          <div className="flex flex-wrap gap-x-6">
            {wishes.map(({ value, label }) => (
              <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  name={value}
                  defaultChecked={filter.wishes.includes(value)}
                  className="size-5 shrink-0 accent-brand"
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {filterQuery({ ...filter, status: null }) ? (
            <Link to={`/admin${filterQuery({ search: "", status: filter.status, role: null, wishes: [] })}`}>
              Clear the search
            </Link>
          ) : null}
          <button type="submit" className={button.primary}>
            Search
          </button>
        </div>
      </div>
    </Form>
  );
}

/** A link to the messages of each status, with how many the rest of the filter means. */
export function StatusLinks({
  filter,
  counts,
  inAll,
}: {
  filter: InboxFilter;
  counts: Record<string, number>;
  inAll: number;
}) {
  const choices = [
    { value: null, label: "All", count: inAll },
    ...statuses.map(({ value, label }) => ({ value, label, count: counts[value] ?? 0 })),
  ];
  return (
    <nav aria-label="Status" className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ value, label, count }) => (
          <li key={label}>
            <Link
              to={`/admin${filterQuery({ ...filter, status: value })}`}
              aria-current={filter.status === value ? "true" : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 font-semibold hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand"
            >
              {label} <span className="font-normal tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
