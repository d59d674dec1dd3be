import { day, eventDate } from "#app/formats/event-date.ts";
import { toLocalDay, toLocalMoment } from "#app/formats/local-time.ts";
import { type Collection, columnOf, type Field, isRequired, type Value, type Values } from "./registry.ts";

/** A record's fields as its form takes them. */
export function formValues({ fields }: Collection, record: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, formValue(field, record[name] ?? null)]),
  );
}

function formValue({ kind }: Field, value: Value): string {
  if (value === null) return "";
  if (value instanceof Date) return kind === "day" ? toLocalDay(value) : toLocalMoment(value);
  if (Array.isArray(value)) return value.join("\n");
  if (typeof value === "boolean") return value ? "on" : "";
  return String(value);
}

/** A value as people read it, for lists and comparisons. Empty for nothing. */
export function shownValue({ kind }: Field, value: Value): string {
  if (value === null) return "";
  if (value instanceof Date) return kind === "day" ? day(value) : eventDate(value);
  if (Array.isArray(value)) return value.join(kind === "list" ? ", " : "\n");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return kind === "category" ? String(value).replaceAll("-", " ") : String(value);
}

/**
 * What a form changes in a record: a value that the form shows as it was stays exactly as it was. A form shows no
 * seconds, and not which of two equal hours in fall a moment is in.
 */
export function changesOf(collection: Collection, stored: Values, typed: Values): Values {
  const before = formValues(collection, stored);
  const after = formValues(collection, typed);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => before[name] !== after[name]));
}

/** What a form needs to know of a field. */
export type FormField = {
  name: string;
  label: string;
  hint?: string;
  kind: Field["kind"];
  options?: readonly { value: string; label: string }[];
  suggestions?: readonly string[];
};

/** The fields of a collection's form, with a star at those that must be filled in. */
export function formFields(collection: Collection): FormField[] {
  return Object.entries(collection.fields).map(([name, { label, ...field }]) => {
    const hasStar = field.kind !== "flag" && isRequired(collection, name);
    return { name, label: hasStar ? `${label} *` : label, ...field };
  });
}

/** The values of a form for a new record: the defaults of the table. */
export function newValues(collection: Collection): Record<string, string> {
  const defaults = Object.keys(collection.fields).map((name): [string, Value] => {
    const value: unknown = columnOf(collection, name).default;
    return [name, typeof value === "boolean" ? value : null];
  });
  return formValues(collection, Object.fromEntries(defaults));
}
