import { button } from "#app/ui/button.ts";

export type Conflict = {
  /** Who changed the record last, and when. */
  who: string | null;
  rows: readonly { label: string; theirs: string; yours: string }[];
};

/** The two versions of a record that two people edited, side by side; the form with the reader's own is below. */
export function ConflictNote({ conflict, id, name }: { conflict: Conflict; id: string; name: string }) {
  return (
    <section
      aria-labelledby="versions"
      className="mb-8 rounded-lg border-2 border-caution-line bg-caution-wash p-5"
    >
      <h3 id="versions" className="text-xl">
        Which version is right?
      </h3>
      <p className="mt-2">
        {conflict.who ? `Last changed by ${conflict.who}. ` : null}
        Your version is in the form below. Change it as you need, then save it over theirs. Or take theirs,
        and what you typed is dropped.
      </p>
      <div className="mt-5 space-y-5">
        {conflict.rows.map(({ label, theirs, yours }) => (
          <div key={label}>
            <h4 className="font-bold">{label}</h4>
            <dl className="mt-2 grid gap-3 sm:grid-cols-2">
              {[
                ["Their version, saved", theirs],
                ["Your version, not saved", yours],
              ].map(([whose, text]) => (
                <div key={whose} className="min-w-0 rounded-lg border border-line bg-surface p-3">
                  <dt className="text-sm text-ink-soft">{whose}</dt>
                  <dd className="mt-1 break-words whitespace-pre-line">{text || "(empty)"}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <p className="mt-5">
        <a href={`/admin/${name}/${id}`} className={button.secondary}>
          Take their version
        </a>
      </p>
    </section>
  );
}
