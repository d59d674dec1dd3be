import { parseWithZod } from "@conform-to/zod/v4";
import { data, Link, redirect } from "react-router";
import { formFields, newValues } from "#app/domain/collections/form-values.ts";
import { formInput } from "#app/domain/collections/input.ts";
import { createRecord } from "#app/domain/collections/records.server.ts";
import { columnOf } from "#app/domain/collections/registry.ts";
import { readForm } from "#app/request-body.server.ts";
import { button } from "#app/ui/button.ts";
import { container } from "#app/ui/page.tsx";
import { DatabaseUnavailable } from "#db/errors.ts";
import type { Route } from "./+types/new";
import { changeBy, collectionIn } from "./asked.server.ts";
import { keepForm, notSaved, RecordForm } from "./record-form.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.add ?? "Not found"} · Admin Dashboard · Huron County Medical Society` },
];

export function loader({ params }: Route.LoaderArgs) {
  const collection = collectionIn(params);
  return {
    name: collection.name,
    add: collection.add,
    fields: formFields(collection),
    values: newValues(collection),
    publishedByDefault: columnOf(collection, "published").default === true,
  };
}

/** Adds the record: published where the button says so, else as a draft. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const collection = collectionIn(params);
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: formInput(collection), disableAutoCoercion: true });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const published = form.get("published") === "true";
  try {
    const created = await createRecord(collection, submission.value, published, await changeBy(context));
    if ("problem" in created) {
      const { field, message } = created.problem;
      return data({ result: submission.reply({ fieldErrors: { [field]: [message] } }) }, { status: 400 });
    }
    const done = published ? "added-published" : "added";
    return redirect(`/admin/${collection.name}/${created.id}?done=${done}`, 303);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return data({ result: submission.reply({ formErrors: [notSaved] }) }, { status: 503 });
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    return data(keepForm(error), { status: 503 });
  }
}

/** The first button is the one that the Enter key presses: what specification §3 has as the default. */
export default function New({ loaderData, actionData }: Route.ComponentProps) {
  const { name, add, fields, values, publishedByDefault } = loaderData;
  const publish = { value: "true", label: "Save and publish" };
  const draft = { value: "false", label: "Save as draft" };
  return (
    <section className={`${container} py-10`}>
      <p>
        <Link to={`/admin/${name}`}>Back to the list</Link>
      </p>
      <h2 className="mt-3 mb-6 text-2xl">{add}</h2>
      <RecordForm key={name} fields={fields} values={values} result={actionData?.result}>
        {(publishedByDefault ? [publish, draft] : [draft, publish]).map(({ value, label }, index) => (
          <button
            key={value}
            type="submit"
            name="published"
            value={value}
            className={index === 0 ? button.primary : button.secondary}
          >
            {label}
          </button>
        ))}
      </RecordForm>
    </section>
  );
}
