import type { Statement, Topic } from "#app/content/statement.ts";
import { Icon } from "./icon.tsx";
import { prose } from "./page.tsx";
import { PhoneText } from "./phone-text.tsx";
import { SourceLine } from "./source-line.tsx";

/** Statements in order, each with its source; in two columns where the place is wide. */
export function Statements({ statements, wide }: { statements: readonly Statement[]; wide?: boolean }) {
  return (
    <ul className={`*:mb-4 *:break-inside-avoid *:last:mb-0 ${wide ? "gap-x-12 lg:columns-2" : prose}`}>
      {statements.map(({ text, ...rest }) => (
        <li key={text}>
          <p>
            <PhoneText>{text}</PhoneText>
          </p>
          <SourceLine {...rest} />
        </li>
      ))}
    </ul>
  );
}

/** A topic under its heading: the gist, then what it stands on. */
export function TopicText({ topic }: { topic: Topic }) {
  return (
    <section id={topic.id} className="scroll-mt-4">
      <h3 className="text-xl">{topic.title}</h3>
      {topic.intro ? <p className={`mt-2 text-ink-soft ${prose}`}>{topic.intro}</p> : null}
      <div className="mt-4">
        <Statements statements={topic.statements} />
      </div>
    </section>
  );
}

/** Statements behind a gist that is already on the page: one line until the reader wants them. */
export function MoreStatements({
  statements,
  open,
  wide,
}: {
  statements: readonly Statement[];
  open?: boolean;
  wide?: boolean;
}) {
  return (
    <details open={open} className="group">
      <summary className="no-marker inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline">
        <Icon name="arrow" className="size-4 transition-transform group-open:rotate-90" />
        {`Read more, with sources (${statements.length})`}
      </summary>
      <div className="mt-3">
        <Statements statements={statements} wide={wide} />
      </div>
    </details>
  );
}
