import { Link } from "react-router";
import { searchWords } from "#app/content/search.ts";
import { type PassageKind, passageKinds } from "#app/domain/search/passage.ts";

type Parts = { text: string; marked: boolean }[];

type ShownResult = { href: string; page: string; title: Parts; excerpt: Parts };

/** The results of one kind: those that are shown, and how many there are. */
export type ShownGroup = { kind: PassageKind; count: number; results: ShownResult[] };

/** What was found, by kind: each with its page and the words of it that fit best. */
export function Results({ groups, total }: { groups: readonly ShownGroup[]; total: number }) {
  const shown = groups.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <>
      {shown < total ? (
        <p className="mt-1 text-ink-soft">{`The best ${shown} are below. ${searchWords.narrower}`}</p>
      ) : null}
      {groups.map(({ kind, count, results }) => (
        <section key={kind} aria-labelledby={`found-${kind}`} className="mt-8">
          <h2 id={`found-${kind}`} className="border-b-2 border-line pb-2 text-2xl">
            {passageKinds[kind]}{" "}
            <span className="text-lg font-normal text-ink-soft">{countOf(results.length, count)}</span>
          </h2>
          <ol className="divide-y divide-line">
            {results.map((result) => (
              <Result key={result.href} {...result} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function countOf(shown: number, count: number): string {
  return shown < count ? `(${shown} of ${count})` : `(${count})`;
}

function Result({ href, page, title, excerpt }: ShownResult) {
  return (
    <li className="max-w-[75ch] py-5 [overflow-wrap:anywhere]">
      <h3 className="text-lg leading-snug">
        <Link to={href} prefetch="intent" className="text-brand underline underline-offset-4">
          <Marked parts={title} />
        </Link>
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{page}</p>
      <p className="mt-1.5">
        <Marked parts={excerpt} />
      </p>
    </li>
  );
}

function Marked({ parts }: { parts: Parts }) {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <mark key={index} className="rounded-xs bg-caution-wash font-semibold text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
