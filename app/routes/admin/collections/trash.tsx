import { addDays } from "date-fns";
import { Form, Link } from "react-router";
import { eraseOldTrash, trashDays, trashOf } from "#app/domain/collections/trash.server.ts";
import { day, shortMoment } from "#app/formats/event-date.ts";
import { button } from "#app/ui/button.ts";
import { container } from "#app/ui/page.tsx";
import { orUnavailable } from "../work.server.ts";
import type { Route } from "./+types/trash";
import { collectionIn } from "./asked.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Trash: ${loaderData?.label ?? "Not found"} · Admin Dashboard · Huron County Medical Society` },
];

/** What can be restored. Opening the trash erases what has been in it too long. */
export async function loader({ params }: Route.LoaderArgs) {
  const collection = collectionIn(params);
  await orUnavailable(eraseOldTrash());
  const items = await orUnavailable(trashOf(collection));
  return {
    name: collection.name,
    label: collection.label,
    days: trashDays,
    items: items.map(({ id, title, deletedBy, deletedAt }) => ({
      id,
      title,
      deleted: `Deleted by ${deletedBy}, ${shortMoment(deletedAt)}`,
      erased: `Erased for good after ${day(addDays(deletedAt, trashDays))}`,
    })),
  };
}

export default function Trash({ loaderData: { name, label, days, items } }: Route.ComponentProps) {
  return (
    <section className={`${container} py-10`}>
      <p>
        <Link to={`/admin/${name}`}>Back to the list</Link>
      </p>
      <h2 className="mt-3 text-2xl">{`Trash: ${label}`}</h2>
      <p className="mt-2 text-ink-soft">{`What you delete can be restored for ${days} days.`}</p>
      {items.length === 0 ? (
        <p className="mt-6 rounded-card border border-dashed border-line-strong p-8 text-ink-soft">
          The trash is empty.
        </p>
      ) : (
        <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
          {items.map(({ id, title, deleted, erased }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-4 p-5">
              <div className="min-w-0">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-sm text-ink-soft">{`${deleted}. ${erased}.`}</p>
              </div>
              <Form method="post" action={`/admin/${name}/trash/${id}/restore`}>
                <button type="submit" aria-label={`Restore ${title}`} className={button.secondary}>
                  Restore
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
