import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import type { NoteFields } from "#app/domain/contact/note.ts";
import { button } from "#app/ui/button.ts";
import { ErrorSummary, TextAreaField } from "#app/ui/field.tsx";

export type NoteOnPage = {
  note: string;
  updatedBy: string;
  /** When, as people read it and as machines do. */
  updated: string;
  updatedAt: string;
  version: string;
};

type NoteFormProps = {
  action: string;
  stored: NoteOnPage | null;
  saved?: { answer: SubmissionResult<string[]>; newer: NoteOnPage | null };
};

/**
 * The staff's note on a message. Where somebody else has written a newer one, both are shown, and saving again
 * replaces the one that was shown.
 */
export function NoteForm({ action, stored, saved }: NoteFormProps) {
  const [form, fields] = useForm<NoteFields>({
    id: "note",
    lastResult: saved?.answer,
    defaultValue: { note: stored?.note ?? "", version: stored?.version ?? "" },
  });
  const latest = saved?.newer ?? stored;
  return (
    <section
      aria-labelledby="private-note"
      className="rounded-card border border-line bg-surface p-6 shadow-card"
    >
      <ErrorSummary answer={saved} problems={form.errors} fields={[fields.note]} />
      <h3 id="private-note" className="text-xl">
        Private note
      </h3>
      {latest ? (
        <p className="mt-1 text-sm text-ink-soft">
          Last written by {latest.updatedBy}, <time dateTime={latest.updatedAt}>{latest.updated}</time>
        </p>
      ) : null}
      {saved?.newer ? (
        <div className="mt-5">
          <p className="font-semibold">{`The note of ${saved.newer.updatedBy}`}</p>
          <blockquote className="mt-1.5 rounded-lg bg-wash p-4 whitespace-pre-line">
            {saved.newer.note || "(empty)"}
          </blockquote>
        </div>
      ) : null}
      <Form method="post" action={action} id={form.id} noValidate className="mt-5 grid gap-5">
        <input
          type="hidden"
          name="version"
          value={saved?.newer?.version ?? fields.version.initialValue ?? ""}
        />
        <TextAreaField
          field={fields.note}
          label={saved?.newer ? "Your note" : "Note"}
          hint="Only administrators see it. It is deleted with the message."
        />
        <p>
          <button type="submit" className={button.secondary}>
            {saved?.newer ? "Save mine instead" : "Save note"}
          </button>
        </p>
      </Form>
    </section>
  );
}
