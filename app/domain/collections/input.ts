import { z } from "zod";
import { plainText } from "#app/domain/plain-text.ts";
import { fromLocalDay, fromLocalMoment } from "#app/formats/local-time.ts";
import { type Collection, type Field, isRequired, type Value, type Values } from "./registry.ts";

const mostEntries = 50;
const longestEntry = 100;

/** The longest text of each kind (security.md, "Fields"; a form as a whole has 64 KB). */
const longest: Partial<Record<Field["kind"], number>> = {
  line: 200,
  category: 100,
  phone: 40,
  text: 2_000,
  link: 2_000,
  file: 2_000,
  list: mostEntries * (longestEntry + 1),
  markdown: 20_000,
};

/**
 * What a collection's form sends → what its table takes: each field checked by its kind, then by the table's insert
 * schema. The rule between several fields (`problem`) comes when the record is saved.
 */
export function formInput(collection: Collection) {
  const names = Object.keys(collection.fields);
  const typed = Object.entries(collection.fields).map(([name, field]) => [
    name,
    fieldInput(field, isRequired(collection, name)),
  ]);
  const columns = names.map((name) => [name, collection.insert.shape[name]]);
  // The registry's types hold the kinds of the fields to the types of the columns.
  const insert = z.object(Object.fromEntries(columns)) as unknown as z.ZodType<Values, Values>;
  return z.object(Object.fromEntries(typed)).pipe(insert);
}

function fieldInput(field: Field, required: boolean): z.ZodType<Value, string | undefined> {
  if (field.kind === "flag") {
    return z
      .string()
      .optional()
      .transform((value) => value === "on");
  }
  const { label } = field;
  const missing = `${label} must be filled in`;
  return z
    .string()
    .default("")
    .pipe(plainText(label, longest[field.kind] ?? 200, missing))
    .transform((text, context): Value => {
      if (text === "") {
        if (required) context.addIssue({ code: "custom", message: missing });
        return null;
      }
      const read = reading(field, text);
      if ("wrong" in read) context.addIssue({ code: "custom", message: `${label} ${read.wrong}` });
      return "wrong" in read ? null : read.value;
    });
}

type Reading = { value: Value } | { wrong: string };

/** What a text that is not empty means in a field; or what is wrong with it, to be read after the field's label. */
function reading(field: Exclude<Field, { kind: "flag" }>, text: string): Reading {
  switch (field.kind) {
    case "text":
    case "markdown":
      return { value: text };
    case "line":
      return text.includes("\n") ? { wrong: "must be a single line" } : { value: text };
    case "choice":
      return field.options.some(({ value }) => value === text)
        ? { value: text }
        : { wrong: "must be one of the choices" };
    case "category":
      return category(text);
    case "list":
      return list(text);
    case "link":
      return isLink(text)
        ? { value: text }
        : { wrong: "must be a whole link, for example https://example.org" };
    case "file":
      return isLink(text) || isSitePath(text)
        ? { value: text }
        : { wrong: "must be a link that begins with https://, or a file of this site that begins with /" };
    case "phone":
      return isPhone(text)
        ? { value: text }
        : { wrong: "must be a number that can be dialed, without an extension, for example 419-555-0100" };
    case "moment":
      return dated(
        fromLocalMoment(text),
        "must be a date and a time that exist, for example 2027-01-05T18:00",
      );
    case "day":
      return dated(fromLocalDay(text), "must be a date, for example 2027-01-05");
  }
}

function dated(value: Date | null, wrong: string): Reading {
  return value ? { value } : { wrong };
}

/** "Support group" → "support-group": the pages show the hyphens as spaces (specification §2). */
function category(text: string): Reading {
  const value = text.toLowerCase().replaceAll(/[\s-]+/g, "-");
  return /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u.test(value)
    ? { value }
    : { wrong: "must be words of letters and digits, for example support group" };
}

/** The entries in their order, each once. */
function list(text: string): Reading {
  const lines = text.split("\n").map((line) => line.trim());
  const entries = [...new Set(lines.filter((line) => line !== ""))];
  if (entries.length > mostEntries) return { wrong: `must have at most ${mostEntries} entries` };
  if (entries.some((entry) => entry.length > longestEntry)) {
    return { wrong: `must have at most ${longestEntry} characters on each line` };
  }
  return { value: entries };
}

function isLink(text: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text) && new URL(text).username === "";
}

/** A path of our own: two slashes, or a backslash that browsers take for one, would lead to another site. */
function isSitePath(text: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(text);
}

/** The page makes a link of it that is dialed: the digits of an extension would become part of the number. */
function isPhone(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text) && /^\d{3,15}$/.test(text.replaceAll(/\D/g, ""));
}
