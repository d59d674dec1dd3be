import { format, parseISO } from "date-fns";
import { data } from "react-router";
import { countsByDay } from "#app/domain/assistant/counts.server.ts";
import { type AnswerKind, answerKinds } from "#app/domain/assistant/counts.ts";
import { log } from "#app/log.server.ts";
import { Note } from "#app/ui/callout.tsx";
import { container } from "#app/ui/page.tsx";
import type { Route } from "./+types/assistant";

export const meta: Route.MetaFunction = () => [
  { title: "Assistant · Admin Dashboard · Huron County Medical Society" },
];

const shownDays = 30;

/** How the assistant answered in the last 30 days, or null and 503 where reading failed. */
export async function loader() {
  try {
    const { days, total } = await countsByDay(shownDays);
    return data({ total, days: days.map((one) => ({ ...one, when: format(parseISO(one.day), "MMM d") })) });
  } catch (error) {
    log.error({ err: error }, "The assistant's counts could not be read.");
    return data(null, { status: 503 });
  }
}

type Counted = NonNullable<Route.ComponentProps["loaderData"]>;
type Counts = Counted["total"];

/** Whether people's questions find an answer; the questions themselves are kept nowhere. */
export default function Assistant({ loaderData: counted }: Route.ComponentProps) {
  return (
    <section className={`${container} py-10`}>
      <h2 className="text-2xl">Assistant</h2>
      <p className="mt-2 max-w-[68ch] text-ink-soft">
        {`How it answered in the last ${shownDays} days, in Eastern time. Only these numbers are kept: no question and no answer is stored.`}
      </p>
      {counted === null ? (
        <div className="mt-6">
          <Note tone="caution">
            <p role="alert">Failed to load the assistant's numbers. Please try again.</p>
          </Note>
        </div>
      ) : (
        <>
          <Totals total={counted.total} />
          <Days days={counted.days} total={counted.total} />
        </>
      )}
    </section>
  );
}

const kinds = Object.entries(answerKinds) as [AnswerKind, (typeof answerKinds)[AnswerKind]][];

function Totals({ total }: { total: Counts }) {
  return (
    <dl className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {kinds.map(([kind, { label, meaning }]) => (
        <div key={kind} className="rounded-card border border-line bg-surface p-5 shadow-card">
          <dt className="font-semibold">{label}</dt>
          <dd className="mt-1 text-3xl font-bold tabular-nums">{total[kind].toLocaleString("en-US")}</dd>
          <dd className="mt-1 text-sm text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

const sum = (counts: Counts) => Object.values(counts).reduce((all, count) => all + count, 0);

function Days({ days, total }: Counted) {
  if (days.length === 0) {
    return (
      <p className="mt-8 rounded-card border border-dashed border-line-strong p-8 text-ink-soft">
        {`Nobody has asked anything in the last ${shownDays} days.`}
      </p>
    );
  }
  return (
    <section
      aria-labelledby="by-day"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached from the keyboard
      tabIndex={0}
      className="mt-10 overflow-x-auto rounded-card border border-line bg-surface shadow-card"
    >
      <table className="w-full text-right tabular-nums">
        <caption id="by-day" className="sticky left-0 px-5 pt-4 pb-2 text-left text-lg font-bold">
          By day
        </caption>
        <thead>
          <Row head="Day" cells={[...kinds.map(([, { label }]) => label), "All"]} isHead />
        </thead>
        <tbody>
          {days.map(({ day, when, counts }) => (
            <Row key={day} head={when} cells={cellsOf(counts)} />
          ))}
        </tbody>
        <tfoot className="font-bold">
          <Row head="Total" cells={cellsOf(total)} />
        </tfoot>
      </table>
    </section>
  );
}

const cellsOf = (counts: Counts) =>
  [...kinds.map(([kind]) => counts[kind]), sum(counts)].map((count) => count.toLocaleString("en-US"));

/** The first cell stays in view while the others scroll below it. */
function Row({ head, cells, isHead = false }: { head: string; cells: readonly string[]; isHead?: boolean }) {
  const Cell = isHead ? "th" : "td";
  return (
    <tr className="border-t border-line">
      <th
        scope={isHead ? "col" : "row"}
        className="sticky left-0 bg-surface py-2.5 pr-3 pl-5 text-left font-semibold whitespace-nowrap"
      >
        {head}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <Cell key={index} scope={isHead ? "col" : undefined} className="px-3 py-2.5 last:pr-5">
          {cell}
        </Cell>
      ))}
    </tr>
  );
}
