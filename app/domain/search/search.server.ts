import { excerptOf } from "./excerpt.ts";
import type { Findings } from "./index.ts";
import type { Found, Passage, PassageKind } from "./passage.ts";

/** What a search finds: groups in the order of their best result; `recordsMissing` where only the site's own pages were searched. */
export type SearchResult = {
  total: number;
  groups: { kind: PassageKind; results: Found[] }[];
  recordsMissing: boolean;
};

/** How many passages an answer is made from. */
const mostPassages = 5;
/** What part of the best score a passage must reach to be worth an answer, and a line in a list. */
const forAnswer = 0.15;
const forList = 0.06;

/**
 * The passages that answer a question, best first, for the assistant; none, and `covered` false, where the site has no
 * answer. Without the database, from the site's own pages. No question is kept or logged.
 */
export async function findPassages(question: string): Promise<{ covered: boolean; passages: Found[] }> {
  const { index, isOver } = await theIndex();
  const findings = index.find(question);
  if (!findings.covered) return { covered: false, passages: [] };
  const passages = atLeast(forAnswer, findings, isOver).slice(0, mostPassages);
  return { covered: passages.length > 0, passages: found(passages, findings) };
}

/** Everything that fits a query, grouped by kind, for /search. Without the database, from the site's own pages. */
export async function search(query: string): Promise<SearchResult> {
  const { index, isOver, recordsMissing } = await theIndex();
  const findings = index.find(query);
  const results = found(atLeast(forList, findings, isOver), findings);
  const groups = new Map<PassageKind, Found[]>();
  for (const result of results) groups.set(result.kind, [...(groups.get(result.kind) ?? []), result]);
  return {
    total: results.length,
    groups: Array.from(groups, ([kind, results]) => ({ kind, results })),
    recordsMissing,
  };
}

/** The index comes with the texts that it learns from, half a megabyte: no server that starts waits for them. */
async function theIndex() {
  const { currentIndex } = await import("./current-index.server.ts");
  return currentIndex();
}

function atLeast(part: number, { ranked }: Findings, isOver: (href: string) => boolean): Passage[] {
  const current = ranked.filter(({ passage }) => !isOver(passage.href));
  const least = (current[0]?.score ?? 0) * part;
  return current.filter(({ score }) => score >= least).map(({ passage }) => passage);
}

function found(passages: readonly Passage[], { weights }: Findings): Found[] {
  return passages.map((passage) => {
    const { href, kind, page, title, text } = passage;
    return { href, kind, page, title, text, excerpt: excerptOf(passage, weights) };
  });
}
