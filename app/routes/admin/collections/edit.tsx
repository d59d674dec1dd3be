import { parseWithZod } from "@conform-to/zod/v4";
import { data, Link, redirect } from "react-router";
import { formFields, formValues, shownValue } from "#app/domain/collections/form-values.ts";
import { formInput } from "#app/domain/collections/input.ts";
import { type Edited, editRecord, findRecord, versionOf } from "#app/domain/collections/records.server.ts";
import type { Collection, Values } from "#app/domain/collections/registry.ts";
import { isInTrash } from "#app/domain/collections/trash.server.ts";
import { shortMoment } from "#app/formats/event-date.ts";
import { readForm } from "#app/request-body.server.ts";
import { button } from "#app/ui/button.ts";
import { Note } from "#app/ui/callout.tsx";
import { container } from "#app/ui/page.tsx";
import { DatabaseUnavailable } from "#db/errors.ts";
import { isUnanswered } from "../work.server.ts";
import type { Route } from "./+types/edit";
import { changeBy, collectionIn, mustExist } from "./asked.server.ts";
import { type Conflict, ConflictNote } from "./conflict.tsx";
import { Done } from "./done.tsx";
import { keepForm, notSaved, RecordForm } from "./record-form.tsx";
import { Verbs } from "./verbs.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? "Not found"} · Admin Dashboard · Huron County Medical Society` },
];

/**
 * The record. Without its fields where it is in the trash (410), and where the database does not answer (503): what
 * somebody typed still shows.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const collection = collectionIn(params);
  const shared = {
    name: collection.name,
    one: collection.one,
    shownOn: collection.shownOn,
    id: params.id,
    fields: formFields(collection),
    done: url.searchParams.get("done"),
  };
  const unread = () =>
    data({ ...shared, title: `Edit ${collection.one}`, missing: "unread", stored: null } as const, {
      status: 503,
    });
  if (context.get(isUnanswered)) return unread();
  try {
    const record = await findRecord(collection, params.id);
    if (record) {
      return data({
        ...shared,
        title: String(record[collection.title]),
        missing: null,
        stored: {
          values: formValues(collection, record),
          version: versionOf(collection, record),
          published: record.published,
          changed: shortMoment(record.updatedAt),
        },
      });
    }
    mustExist(await isInTrash(collection, params.id));
    return data({ ...shared, title: "In the trash", missing: "trash", stored: null } as const, {
      status: 410,
    });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return unread();
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const collection = collectionIn(params);
  const form = await readForm(request);
  const version = String(form.get("version") ?? "");
  const submission = parseWithZod(form, { schema: formInput(collection), disableAutoCoercion: true });
  const back = (status: number, errors?: { formErrors?: string[]; fieldErrors?: Record<string, string[]> }) =>
    data({ result: submission.reply(errors), version, conflict: null }, { status });
  if (submission.status !== "success") return back(400);
  let edited: Edited;
  try {
    edited = await editRecord(collection, params.id, version, submission.value, await changeBy(context));
    if (edited.outcome === "gone") mustExist(await isInTrash(collection, params.id));
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    context.set(isUnanswered, true);
    return back(503, { formErrors: [notSaved] });
  }
  const { one } = collection;
  switch (edited.outcome) {
    case "saved":
      return redirect(`/admin/${collection.name}/${params.id}?done=saved`, 303);
    case "refused":
      return back(400, { fieldErrors: { [edited.problem.field]: [edited.problem.message] } });
    case "gone": {
      const todo = "Restore it from the trash in another window, then save here again";
      return back(409, { formErrors: [`Somebody deleted this ${one} in the meantime. ${todo}`] });
    }
    case "conflict": {
      const message = `Somebody else changed this ${one} while you edited it. Your version is not saved yet`;
      return data(
        {
          result: submission.reply({ formErrors: [message] }),
          version: versionOf(collection, edited.theirs),
          conflict: conflictOf(collection, edited, submission.value),
        },
        { status: 409 },
      );
    }
  }
}

function conflictOf(
  collection: Collection,
  { theirs, by }: Extract<Edited, { outcome: "conflict" }>,
  typed: Values,
): Conflict {
  const rows = Object.entries(collection.fields).map(([name, field]) => ({
    label: field.label,
    theirs: shownValue(field, theirs[name] ?? null),
    yours: shownValue(field, typed[name] ?? null),
  }));
  return {
    who: by && `${by.actor}, ${shortMoment(by.at)}`,
    rows: rows.filter((row) => row.theirs !== row.yours),
  };
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    return data({ ...keepForm(error), version: undefined, conflict: null }, { status: 503 });
  }
}

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const { name, id, fields, title, missing, stored, done } = loaderData;
  const conflict = actionData?.conflict;
  const version = actionData?.version ?? stored?.version;
  return (
    <section className={`${container} py-10`}>
      {actionData ? null : <Done what={done} />}
      <p>
        <Link to={`/admin/${name}`}>Back to the list</Link>
      </p>
      <h2 className="mt-3 mb-4 text-2xl">{title}</h2>
      {stored ? <Verbs {...loaderData} {...stored} /> : null}
      {missing === "trash" ? <InTrash {...loaderData} /> : null}
      {missing === "unread" && !actionData ? <NotRead {...loaderData} /> : null}
      {stored || actionData ? (
        <RecordForm
          key={`${id} ${stored?.version}`}
          fields={fields}
          values={stored?.values ?? {}}
          version={version}
          result={actionData?.result}
          notice={conflict ? <ConflictNote conflict={conflict} id={id} name={name} /> : null}
        >
          <button type="submit" className={button.primary}>
            {conflict ? "Save my version over it" : "Save"}
          </button>
        </RecordForm>
      ) : null}
    </section>
  );
}

type Props = Route.ComponentProps["loaderData"];

function NotRead({ one }: Pick<Props, "one">) {
  return (
    <div className="my-6">
      <Note tone="caution">
        <p role="alert">{`Failed to load this ${one}. Please try again in a few minutes.`}</p>
      </Note>
    </div>
  );
}

function InTrash({ name, one }: Pick<Props, "name" | "one">) {
  return (
    <p className="my-6">
      {`This ${one} is in the trash. `}
      <Link to={`/admin/${name}/trash`}>Open the trash</Link>
    </p>
  );
}
