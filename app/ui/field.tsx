import { type ReactNode, useEffect, useRef } from "react";
import type { ShownField } from "./form-state.ts";

/** The look of a field that is written into or chosen from. */
export const box =
  "mt-1.5 block w-full rounded-lg border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink aria-invalid:border-2 aria-invalid:border-crisis";

/** What ties a control to its name, its hint and what is wrong with it. */
function controlOf({ id, name, required, errors, errorId, descriptionId }: ShownField, hint?: string) {
  const describedBy = [errors ? errorId : "", hint ? descriptionId : ""].filter(Boolean).join(" ");
  return {
    id,
    name,
    required: required || undefined,
    "aria-invalid": errors ? true : undefined,
    "aria-describedby": describedBy || undefined,
  };
}

const textIn = ({ initialValue }: ShownField) =>
  typeof initialValue === "string" ? initialValue : undefined;

/** The label above a field, the field, and what is wrong with it in between. */
function Frame({
  field,
  label,
  hint,
  children,
}: {
  field: ShownField;
  label: string;
  hint?: string;
  children: ReactNode;
}) {
  const wrong = field.errors?.[0];
  return (
    <div className={wrong ? "border-l-4 border-crisis pl-4" : undefined}>
      <label htmlFor={field.id} className="font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={field.descriptionId} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <div id={field.errorId}>{wrong ? <p className="mt-1 font-semibold text-crisis">{wrong}</p> : null}</div>
      {children}
    </div>
  );
}

type FieldProps = { field: ShownField; label: string; hint?: string };

/** `suggestions` are offered while somebody types; any other text is as good. */
export function TextField({
  type = "text",
  autoComplete,
  suggestions,
  ...frame
}: FieldProps & {
  type?: "text" | "email" | "tel" | "url" | "date" | "datetime-local";
  autoComplete?: string;
  suggestions?: readonly string[];
}) {
  const { field, hint } = frame;
  const listId = suggestions ? `${field.id}-suggestions` : undefined;
  return (
    <Frame {...frame}>
      <input
        {...controlOf(field, hint)}
        key={field.key}
        type={type}
        defaultValue={textIn(field)}
        autoComplete={autoComplete}
        list={listId}
        className={`${box} max-w-md`}
      />
      {suggestions ? (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </Frame>
  );
}

export function TextAreaField(frame: FieldProps) {
  const { field, hint } = frame;
  return (
    <Frame {...frame}>
      <textarea
        {...controlOf(field, hint)}
        key={field.key}
        defaultValue={textIn(field)}
        className={`${box} min-h-[150px] [field-sizing:content]`}
      />
    </Frame>
  );
}

export function SelectField({
  options,
  ...frame
}: FieldProps & { options: readonly { value: string; label: string }[] }) {
  const { field } = frame;
  return (
    <Frame {...frame}>
      <select
        {...controlOf(field)}
        key={field.key}
        defaultValue={textIn(field)}
        className={`${box} max-w-md`}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

export function CheckboxField({ field, label }: { field: ShownField; label: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        {...controlOf(field)}
        key={field.key}
        type="checkbox"
        defaultChecked={field.initialValue === "on"}
        className="size-5 shrink-0 accent-brand"
      />
      {label}
    </label>
  );
}

type ErrorSummaryProps = {
  answer: unknown;
  problems?: readonly string[];
  fields: readonly { id: string; errors?: readonly string[] }[];
};

/**
 * What is wrong with a form, above it: each error links to its field, and the focus moves here when a form
 * comes back with errors (GOV.UK error summary).
 */
export function ErrorSummary({ answer, problems = [], fields }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const wrong = fields.filter(({ errors }) => errors?.length);
  const shown = wrong.length + problems.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer to the form is read anew
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, answer]);

  if (!shown) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-8 rounded-lg border-2 border-crisis bg-crisis-wash p-5"
    >
      <h2 className="text-xl">There is a problem</h2>
      <ul className="mt-2 space-y-1">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {wrong.map((field) => (
          <li key={field.id}>
            <a href={`#${field.id}`} className="font-semibold text-crisis underline underline-offset-4">
              {field.errors?.[0]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
