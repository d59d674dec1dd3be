import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form, isRouteErrorResponse } from "react-router";
import type { FormField } from "#app/domain/collections/form-values.ts";
import { CheckboxField, ErrorSummary, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";

/** What a form says when what it sent could not be stored. */
export const notSaved =
  "We could not save this. What you typed is still here. Please try again in a few minutes.";

/**
 * What a form shows where no answer to it came, for a clientAction: what was typed stays in it, if it comes with the
 * status of a failure (else the page is asked for again, and an error takes its place). Throws what is no failure, such
 * as a redirect.
 */
export function keepForm(error: unknown): { result: SubmissionResult<string[]> } {
  if (error instanceof Response && error.status < 400) throw error;
  const reason = isRouteErrorResponse(error) && error.status < 500 ? error.data?.message : undefined;
  return { result: { status: "error", error: { "": [reason ?? notSaved] } } };
}

/**
 * The form of a record, from the description of its fields. `notice` stands between what is wrong and the form,
 * `children` are its buttons.
 */
export function RecordForm({
  fields: described,
  values,
  version,
  result,
  notice,
  children,
}: {
  fields: readonly FormField[];
  values: Record<string, string>;
  version?: string;
  result?: SubmissionResult<string[]>;
  notice?: ReactNode;
  children: ReactNode;
}) {
  const [form, fields] = useForm<Record<string, string | undefined>>({
    id: "record",
    lastResult: result,
    defaultValue: values,
  });
  const shown = described.flatMap((description) => {
    const field = fields[description.name];
    return field ? [{ description, field }] : [];
  });
  return (
    <>
      <ErrorSummary answer={result} problems={form.errors} fields={shown.map(({ field }) => field)} />
      {notice}
      <Form method="post" id={form.id} noValidate className="space-y-6">
        <p className="text-ink-soft">Fields with a star (*) must be filled in.</p>
        {version ? <input type="hidden" name="version" value={version} /> : null}
        {shown.map(({ description, field }) => (
          <RecordField key={description.name} description={description} field={field} />
        ))}
        <div className="flex flex-wrap gap-3">{children}</div>
      </Form>
    </>
  );
}

const inputTypes = { link: "url", phone: "tel", moment: "datetime-local", day: "date" } as const;

function RecordField({
  description: { kind, label, hint, options = [], suggestions },
  field,
}: {
  description: FormField;
  field: FieldMetadata<string | undefined>;
}) {
  switch (kind) {
    case "flag":
      return <CheckboxField field={field} label={label} />;
    case "choice":
      return <SelectField field={field} label={label} options={[{ value: "", label: "" }, ...options]} />;
    case "text":
    case "markdown":
    case "list":
      return <TextAreaField field={field} label={label} hint={hint} />;
    case "link":
    case "phone":
    case "moment":
    case "day":
      return <TextField field={field} label={label} hint={hint} type={inputTypes[kind]} />;
    default:
      return <TextField field={field} label={label} hint={hint} suggestions={suggestions} />;
  }
}
