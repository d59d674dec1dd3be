import { data, Form, Link, redirect } from "react-router";
import { publishRecord, unpublishRecord } from "#app/domain/collections/records.server.ts";
import { deleteRecord, trashDays } from "#app/domain/collections/trash.server.ts";
import { button } from "#app/ui/button.ts";
import { Note } from "#app/ui/callout.tsx";
import { container } from "#app/ui/page.tsx";
import { orUnavailable } from "../work.server.ts";
import type { Route } from "./+types/verb";
import { changeBy, collectionIn, mustExist, recordIn } from "./asked.server.ts";

type Verb = "publish" | "unpublish" | "delete";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.question ?? "Not found"} · Admin Dashboard · Huron County Medical Society` },
];

/** A page that asks before it is done: the way to delete, and what an address shows that is opened, not posted. */
export async function loader({ params }: Route.LoaderArgs) {
  const verb = verbIn(params);
  const { collection, record, title } = await recordIn(params);
  return {
    verb,
    name: collection.name,
    id: record.id,
    title,
    ...words(verb, collection.one, record.published),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const verb = verbIn(params);
  const collection = collectionIn(params);
  const change = await changeBy(context);
  const address = `/admin/${collection.name}`;
  switch (verb) {
    case "publish": {
      const published = await orUnavailable(publishRecord(collection, params.id, change));
      if (typeof published === "object") {
        return data({ problem: published.problem.message }, { status: 400 });
      }
      mustExist(published);
      return redirect(`${address}/${params.id}?done=published`, 303);
    }
    case "unpublish":
      mustExist(await orUnavailable(unpublishRecord(collection, params.id, change)));
      return redirect(`${address}/${params.id}?done=unpublished`, 303);
    case "delete":
      mustExist(await orUnavailable(deleteRecord(collection, params.id, change)));
      return redirect(`${address}?done=deleted`, 303);
  }
}

function verbIn({ verb }: { verb: string }): Verb {
  mustExist(["publish", "unpublish", "delete"].includes(verb));
  return verb as Verb;
}

function words(
  verb: Verb,
  one: string,
  published: boolean,
): { question: string; what: string; label: string } {
  switch (verb) {
    case "publish":
      return {
        question: `Publish this ${one}?`,
        what: "Every visitor of the site can see it then.",
        label: "Publish",
      };
    case "unpublish":
      return {
        question: `Take this ${one} off the site?`,
        what: "Visitors no longer see it. It stays here as a draft.",
        label: "Unpublish",
      };
    case "delete":
      return {
        question: `Delete this ${one}?`,
        what: `It goes to the trash with everything in it.${published ? " Visitors no longer see it." : ""} You can restore it for ${trashDays} days. After that it is erased for good.`,
        label: "Delete",
      };
  }
}

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const { verb, name, id, title, question, what, label } = loaderData;
  const address = `/admin/${name}/${id}`;
  return (
    <section className={`${container} py-10`}>
      <h2 className="text-2xl">{question}</h2>
      <p className="mt-4 text-lg font-semibold">{title}</p>
      <p className="mt-2 max-w-[68ch]">{what}</p>
      {actionData ? (
        <div className="mt-6">
          <Note tone="caution">
            <p role="alert">
              {`${actionData.problem}. `}
              <Link to={address}>Edit it</Link>
            </p>
          </Note>
        </div>
      ) : null}
      <Form method="post" action={`${address}/${verb}`} className="mt-6 flex flex-wrap gap-3">
        <button type="submit" className={verb === "delete" ? button.crisis : button.primary}>
          {label}
        </button>
        <Link to={address} className={button.secondary}>
          Cancel
        </Link>
      </Form>
    </section>
  );
}
