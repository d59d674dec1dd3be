import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { searchWords } from "#app/content/search.ts";
import { crisisOf } from "#app/domain/assistant/crisis.ts";
import { highlight } from "#app/domain/search/highlight.ts";
import { search } from "#app/domain/search/search.server.ts";
import { Note } from "#app/ui/callout.tsx";
import { container } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { SearchForm } from "#app/ui/search-form.tsx";
import type { Route } from "./+types/search";
import { CrisisHelp } from "./search-crisis.tsx";
import { NothingFound, StartingPoints } from "./search-help.tsx";
import { Results, type ShownGroup } from "./search-results.tsx";

const longest = 200;
const mostShown = 30;

/** The address of results holds what somebody looked for: no search engine may list it. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query;
  if (!query) return pageMeta({ title: searchWords.title, description: searchWords.lead }, matches);
  return [
    { title: `${query} · ${searchWords.title} · Huron County Medical Society` },
    { name: "description", content: searchWords.lead },
    { name: "robots", content: "noindex" },
  ];
};

/** What was asked for with `?q=`, in one line and without characters that nobody can see. */
function queryIn(url: URL): string {
  return (url.searchParams.get("q") ?? "")
    .normalize("NFC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** The results for `?q=`, with the words that match marked; 400 where it is too long. */
export async function loader({ url }: Route.LoaderArgs) {
  const query = queryIn(url);
  const isTooLong = query.length > longest;
  const crisis = crisisOf(query);
  if (!query || isTooLong) {
    return data({ query, isTooLong, crisis, found: null }, { status: isTooLong ? 400 : 200 });
  }
  const { total, groups, recordsMissing } = await search(query);
  const shown = fairShare(groups, mostShown).map(
    ({ kind, count, results }): ShownGroup => ({
      kind,
      count,
      results: results.map(({ href, page, title, excerpt }) => ({
        href,
        page,
        title: highlight(title, query),
        excerpt: highlight(excerpt, query),
      })),
    }),
  );
  return data({ query, isTooLong, crisis, found: { total, groups: shown, recordsMissing } });
}

/** Of each group its best results, as many of each as leave room for the others among `most`. */
function fairShare<Result, Group extends { results: Result[] }>(groups: Group[], most: number) {
  let each = most;
  const taken = () => groups.reduce((sum, { results }) => sum + Math.min(each, results.length), 0);
  while (each > 1 && taken() > most) each--;
  return groups.map((group) => ({
    ...group,
    count: group.results.length,
    results: group.results.slice(0, each),
  }));
}

/** Search over the site's pages and its published records; beyond specification §2. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, isTooLong, crisis, found } = loaderData;
  const { key } = useLocation();
  const mostImportant = crisis ? "crisis-help" : isTooLong ? "too-long" : "found";

  // After a search inside the browser, a screen reader says what came of it. A navigation from another page moves the
  // focus first (ui/move-focus.tsx).
  useEffect(() => {
    if (!query || key === "default") return;
    requestAnimationFrame(() => document.getElementById(mostImportant)?.focus({ preventScroll: true }));
  }, [query, key, mostImportant]);

  return (
    <>
      {crisis ? <CrisisHelp crisis={crisis} /> : null}
      <header className="border-b border-line bg-wash">
        <div className={`${container} py-8 sm:py-10`}>
          <h1 className="text-3xl">{searchWords.title}</h1>
          <p className="mt-2 max-w-2xl text-ink-soft">{searchWords.lead}</p>
          <div className="mt-5 max-w-2xl">
            {isTooLong ? (
              <p id="too-long" role="alert" tabIndex={-1} className="mb-2 font-semibold text-crisis">
                {searchWords.tooLong}
              </p>
            ) : null}
            <SearchForm
              key={query}
              name="Search page"
              query={query}
              problem={isTooLong ? "too-long" : undefined}
            />
          </div>
        </div>
      </header>
      <div className={`${container} py-8 sm:py-10`}>
        <p id="found" role="status" tabIndex={-1} className="text-lg font-semibold empty:hidden">
          {found ? countOf(found.total, query) : null}
        </p>
        {found?.recordsMissing ? (
          <div className="mt-4">
            <Note tone="caution">
              <p>{searchWords.recordsMissing}</p>
            </Note>
          </div>
        ) : null}
        {found === null ? (
          <StartingPoints />
        ) : found.total === 0 ? (
          <NothingFound />
        ) : (
          <Results groups={found.groups} total={found.total} />
        )}
      </div>
    </>
  );
}

function countOf(total: number, query: string): string {
  if (total === 0) return `No results for “${query}”`;
  return `${total} ${total === 1 ? "result" : "results"} for “${query}”`;
}
