import { data, Form, Link } from "react-router";
import { activityPage } from "#app/domain/audit/activity.server.ts";
import { deedOf, kindNamed, kinds } from "#app/domain/audit/words.ts";
import { shortMoment } from "#app/formats/event-date.ts";
import { log } from "#app/log.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { button } from "#app/ui/button.ts";
import { Note } from "#app/ui/callout.tsx";
import { container } from "#app/ui/page.tsx";
import { Paging } from "#app/ui/paging.tsx";
import type { Route } from "./+types/activity";

export const meta: Route.MetaFunction = () => [
  { title: "Activity · Admin Dashboard · Huron County Medical Society" },
];

const longestAddress = 254;

/** A page of the audit log, or null and 503 where reading failed. */
export async function loader({ url }: Route.LoaderArgs) {
  const who = (url.searchParams.get("who") ?? "").trim().slice(0, longestAddress).replaceAll("\0", "");
  const kind = kindNamed(url.searchParams.get("kind") ?? "");
  const page = url.searchParams.get("page") ?? "";
  try {
    const found = await activityPage({ who, kind }, /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1);
    const entries = found.entries.map(({ id, at, actor, subjectId, ...deed }) => ({
      id,
      at,
      when: shortMoment(at),
      actor,
      deed: deedOf(deed),
      record: deed.title || deed.subject === "user" ? null : subjectId,
    }));
    return data({ who, kind, log: { ...found, entries } });
  } catch (error) {
    log.error({ err: error }, "The audit log could not be read.");
    return data({ who, kind, log: null }, { status: 503 });
  }
}

function address({ who, kind, page }: { who: string; kind: string | null; page: number }): string {
  const asked = { ...(who && { who }), ...(kind && { kind }), page: String(page) };
  return `/admin/activity?${new URLSearchParams(asked)}`;
}

type Shown = Route.ComponentProps["loaderData"];

/** Who did what to which record, and when; never what somebody wrote. */
export default function Activity({ loaderData: { who, kind, log } }: Route.ComponentProps) {
  return (
    <section className={`${container} py-10`}>
      <h2 className="flex flex-wrap items-center gap-3 text-2xl">
        Activity {log ? <Badge look="strong">{`${log.total} total`}</Badge> : null}
      </h2>
      <p className="mt-2 text-ink-soft">
        Who did what, and when, in Eastern time. Sign-ins and refusals are here too.
      </p>
      <Filter who={who} kind={kind} />
      {log === null ? (
        <div className="mt-6">
          <Note tone="caution">
            <p role="alert">Failed to load the activity. Please try again.</p>
          </Note>
        </div>
      ) : (
        <>
          <Entries entries={log.entries} />
          <Paging
            label="Pages of activity"
            page={log.page}
            pages={log.pages}
            address={(page) => address({ who, kind, page })}
          />
        </>
      )}
    </section>
  );
}

const box =
  "mt-1 block min-h-12 w-full rounded-lg border border-line-strong bg-surface px-3.5 text-base font-normal";

function Filter({ who, kind }: Pick<Shown, "who" | "kind">) {
  return (
    <Form
      key={`${who} ${kind}`}
      role="search"
      className="mt-6 flex flex-wrap items-end gap-4 rounded-card bg-wash p-5"
    >
      <label className="min-w-0 grow basis-64 font-semibold sm:max-w-sm">
        Who (e-mail, or a part of it)
        <input type="text" name="who" defaultValue={who} maxLength={longestAddress} className={box} />
      </label>
      <label className="min-w-0 grow basis-48 font-semibold sm:max-w-60">
        Kind of record
        <select name="kind" defaultValue={kind ?? ""} className={box}>
          <option value="">All</option>
          {Object.entries(kinds).map(([value, { all }]) => (
            <option key={value} value={value}>
              {all}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={button.primary}>
        Show
      </button>
      {who || kind ? (
        <Link to="/admin/activity" className="inline-flex min-h-12 items-center text-brand underline">
          Show all
        </Link>
      ) : null}
    </Form>
  );
}

function Entries({ entries }: Pick<NonNullable<Shown["log"]>, "entries">) {
  if (entries.length === 0) {
    return (
      <p className="mt-6 rounded-card border border-dashed border-line-strong p-8 text-ink-soft">
        Nothing to show here.
      </p>
    );
  }
  return (
    <ol className="mt-6 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {entries.map(({ id, at, when, actor, deed, record }) => (
        <li key={id} className="grid gap-x-6 px-5 py-3 md:grid-cols-[13rem_1fr]">
          <p className="text-sm text-ink-soft md:pt-0.5">
            <time dateTime={at.toISOString()}>{when}</time>
          </p>
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-semibold">{actor ?? "The site itself"}</span> {deed}
            {record ? <span className="text-sm text-ink-soft">{` ${record}`}</span> : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
