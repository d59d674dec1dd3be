import { Form, Link } from "react-router";
import { formFields, shownValue } from "#app/domain/collections/form-values.ts";
import { type ListQuery, listRecords } from "#app/domain/collections/records.server.ts";
import { shortMoment } from "#app/formats/event-date.ts";
import { Badge } from "#app/ui/badge.tsx";
import { button } from "#app/ui/button.ts";
import { container } from "#app/ui/page.tsx";
import { Paging } from "#app/ui/paging.tsx";
import { orUnavailable } from "../work.server.ts";
import type { Route } from "./+types/list";
import { collectionIn } from "./asked.server.ts";
import { Done } from "./done.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.label ?? "Not found"} · Admin Dashboard · Huron County Medical Society` },
];

export async function loader({ params, url }: Route.LoaderArgs) {
  const collection = collectionIn(params);
  const asked = queryIn(url.searchParams);
  const { items, ...counts } = await orUnavailable(listRecords(collection, asked));
  const labels = formFields(collection).filter(({ name }) => collection.columns.includes(name));
  return {
    name: collection.name,
    label: collection.label,
    add: collection.add,
    done: url.searchParams.get("done"),
    asked,
    ...counts,
    items: items.map((item) => ({
      id: item.id,
      title: String(item[collection.title]),
      published: item.published,
      changed: shortMoment(item.updatedAt),
      columns: labels.flatMap(({ name, label }) => {
        const field = collection.fields[name];
        const value = field ? shownValue(field, item[name] ?? null) : "";
        return value ? [{ label: label.replace(" *", ""), value }] : [];
      }),
    })),
  };
}

/** What an address asks for; what makes no sense is as if it was not there. */
function queryIn(params: URLSearchParams): ListQuery {
  const status = params.get("status");
  const page = params.get("page") ?? "";
  return {
    search: (params.get("search") ?? "")
      .replaceAll(/[\p{Cc}\p{Cs}]/gu, " ")
      .trim()
      .slice(0, 200),
    status: status === "published" || status === "unpublished" ? status : "all",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export default function List({ loaderData }: Route.ComponentProps) {
  const { name, label, add, done, asked, items, total, found, page, pages } = loaderData;
  const isFiltered = asked.search !== "" || asked.status !== "all";
  return (
    <section className={`${container} py-10`}>
      <Done what={done} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="flex flex-wrap items-center gap-3 text-2xl">
          {label} <Badge look="strong">{`Total: ${total}`}</Badge>
        </h2>
        <p className="flex flex-wrap gap-3">
          <Link to={`/admin/${name}/trash`} className={button.secondary}>
            Trash
          </Link>{" "}
          <Link to={`/admin/${name}/new`} className={button.primary}>
            {add}
          </Link>
        </p>
      </div>
      <Filter key={`${name} ${asked.search} ${asked.status}`} name={name} label={label} asked={asked} />
      {isFiltered ? (
        <p className="mt-5">
          {`${found} found. `}
          <Link to={`/admin/${name}`}>Show all</Link>
        </p>
      ) : null}
      {items.length === 0 ? (
        <p className="mt-6 rounded-card border border-dashed border-line-strong p-8 text-ink-soft">
          {isFiltered ? "Nothing matches." : `Nothing here yet. '${add}' makes the first one.`}
        </p>
      ) : (
        <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
          {items.map((item) => (
            <Row key={item.id} name={name} item={item} />
          ))}
        </ul>
      )}
      <Paging
        label="Pages"
        page={page}
        pages={pages}
        address={(to) =>
          `/admin/${name}?${new URLSearchParams({ search: asked.search, status: asked.status, page: String(to) })}`
        }
      />
    </section>
  );
}

type Props = Route.ComponentProps["loaderData"];
const box =
  "mt-1.5 block min-h-12 rounded-lg border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink";

function Filter({ name, label, asked }: Pick<Props, "name" | "label" | "asked">) {
  return (
    <Form
      method="get"
      action={`/admin/${name}`}
      role="search"
      className="mt-6 flex flex-wrap items-end gap-4"
    >
      <label className="grow font-semibold sm:max-w-sm">
        {`Search ${label.toLowerCase()}`}
        <input
          type="search"
          name="search"
          defaultValue={asked.search}
          maxLength={200}
          className={`${box} w-full`}
        />
      </label>
      <label className="font-semibold">
        Status
        <select name="status" defaultValue={asked.status} className={box}>
          <option value="all">All</option>
          <option value="published">Published</option>
          <option value="unpublished">Draft</option>
        </select>
      </label>
      <button type="submit" className={button.secondary}>
        Search
      </button>
    </Form>
  );
}

function Row({ name, item }: { name: string; item: Props["items"][number] }) {
  return (
    <li className="group relative p-5 hover:bg-wash">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">
          <Link to={`/admin/${name}/${item.id}`} className="cover-link text-brand group-hover:underline">
            {item.title}
          </Link>
        </h3>
        <Badge look={item.published ? "strong" : "plain"}>{item.published ? "Published" : "Draft"}</Badge>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
        {[...item.columns, { label: "Changed", value: item.changed }].map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-1.5">
            <dt>{`${label}:`}</dt>
            <dd className="min-w-0 font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
