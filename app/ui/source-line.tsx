import { Fragment } from "react";
import type { Checked, Source, Standing } from "#app/content/statement.ts";
import { longDate } from "#app/formats/long-date.ts";

/**
 * A short line that says how much weight a statement carries and names its source; it opens to who it applies
 * to, where to read it and when it was last checked.
 */
export function SourceLine({
  sources,
  checked,
  standing,
  appliesTo,
}: {
  sources: readonly [Source, ...Source[]];
  checked: Checked;
  standing?: Standing;
  appliesTo?: string;
}) {
  return (
    <details className="source-line">
      <summary>
        {standing ? <strong>{`${standing} · `}</strong> : null}
        <span>{`Source: ${sources[0].name}`}</span>
      </summary>
      <dl>
        {appliesTo ? <Row label="Who it applies to">{appliesTo}</Row> : null}
        <Row label="Read it">
          {sources.map(({ name, href }, index) => (
            <Fragment key={href}>
              {index > 0 ? "; " : null}
              <a href={href}>{name}</a>
            </Fragment>
          ))}
        </Row>
        <Row label="Last checked">
          <LastChecked checked={checked} />
        </Row>
      </dl>
    </details>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function LastChecked({ checked }: { checked: Checked }) {
  if (checked === "unchecked") return "Not yet checked against the official text";
  if (checked === "undated") return "In a copy of the source that carries no date";
  return <time dateTime={checked}>{longDate(checked)}</time>;
}
