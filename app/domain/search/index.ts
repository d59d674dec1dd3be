import MiniSearch from "minisearch";
import { askedFor, preference, stateNames } from "./asked-for.ts";
import { beyond, wordsBeyond } from "./beyond.ts";
import { everydayMatch } from "./everyday-match.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import type { Passage } from "./passage.ts";
import { meantBy } from "./spelling.ts";
import { stopWords } from "./stop-words.ts";
import { allTerms, shareOf, termsOf, type Unit, unitsOf } from "./terms.ts";
import { vocabulary } from "./vocabulary.ts";
import { wordsOf } from "./words.ts";

/** What the index finds: passages with their scores, best first, and whether the best one answers the question. */
export type Findings = {
  covered: boolean;
  ranked: readonly { passage: Passage; score: number }[];
  /** The terms looked for and how telling each is, for the excerpts. */
  weights: ReadonlyMap<string, number>;
};

type Match = { score: number; terms: ReadonlySet<string> };

export type Index = { find(question: string): Findings };

/** The fields of a passage and how much each counts. */
const boost = { title: 1.2, questions: 2.5, page: 0.7, text: 1 };
/** What a question that is word for word an everyday question adds to its section's score. */
const everydayBoost = 50;

/** An index in memory of these passages. It keeps no question. */
export function indexOf(passages: readonly Passage[]): Index {
  const byHref = new Map(passages.map((passage) => [passage.href, passage]));
  const documents = passages.map(({ href, title, page, text }) => ({
    id: href,
    title,
    page,
    text,
    // A record has no everyday questions: people ask for it by its name.
    questions: (everydayQuestions[href] ?? [title]).join("\n"),
  }));
  const words = new KnownWords(documents);
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost, tokenize: (terms) => terms.split(" ") },
  });
  index.addAll(documents);
  const closest = everydayMatch(passages, words.weight);

  return {
    find(question) {
      const corrected = words.corrected(question);
      const units = mattersOf(corrected);
      const shares = new Map(
        units.flatMap((unit) => allTerms(unit).map((term) => [term, shareOf(unit, term)] as const)),
      );
      const terms = [...shares.keys()];
      const asked = askedFor(corrected);
      const everyday = closest(terms);
      const ranked = index
        .search(terms.join(" "), { boostTerm: (term) => shares.get(term) ?? 1 })
        .flatMap(({ id, score, queryTerms }) => {
          const passage = byHref.get(id);
          if (!passage) return [];
          const whole = score + everydayBoost * (everyday.get(id) ?? 0);
          return [{ passage, score: whole * preference(asked, passage), terms: new Set(queryTerms) }];
        })
        .sort((a, b) => b.score - a.score);
      const [best] = ranked;
      return {
        covered:
          best !== undefined &&
          isCovered(
            units,
            best,
            words,
            typosIn(question, corrected),
            beyond(corrected, textOf(best.passage)),
          ),
        ranked,
        weights: new Map(terms.map((term) => [term, words.weight(term)])),
      };
    },
  };
}

/** How many words of a question were mended: each is a guess. */
function typosIn(question: string, corrected: string): number {
  const mended = wordsOf(corrected);
  return wordsOf(question).filter(({ plain }, at) => mended[at]?.plain !== plain).length;
}

const textOf = ({ title, text }: Passage) => `${title}\n${text}`;

/** What a question is about. The name of a state is a matter of its own only where there is no other. */
function mattersOf(question: string): Unit[] {
  const units = unitsOf(question);
  const others = units.filter(({ words }) => words.some(({ plain }) => !stateNames.has(plain)));
  return others.length > 0 ? others : units;
}

/**
 * What counts for an answer and against it, fitted to questions that the site answers and to others: a best match of a
 * high score (its logarithm) and telling words that it holds; then words that the whole site does not have, by their
 * share of the question, and what the site leaves out.
 */
const evidence = { score: 4, unknown: -2, typo: -2.5, beyond: -4 };
const leastEvidence = 17;

const isNumber = (term: string) => /^\d+$/.test(term);

/** Whether the best passage answers a question. A question of one matter ("opioids?") is answered where it is found. */
function isCovered(
  units: readonly Unit[],
  best: Match,
  words: KnownWords,
  typos: number,
  beyondSite: number,
): boolean {
  let held = 0;
  let unknown = 0;
  for (const unit of units) {
    const terms = allTerms(unit).filter((term) => shareOf(unit, term) === 1);
    const found = terms.filter((term) => best.terms.has(term));
    if (found.length > 0) held += Math.max(...found.map(words.weight));
    else if (!terms.some((term) => words.has(term) || isNumber(term))) unknown += 1;
  }
  if (held === 0) return false;
  if (units.length === 1 && beyondSite === 0) return true;
  const sum =
    held +
    evidence.score * Math.log1p(best.score) +
    evidence.unknown * (unknown / units.length) +
    evidence.typo * typos +
    evidence.beyond * beyondSite;
  return sum >= leastEvidence;
}

/** How many unknown words of a question are looked up: comparing one with every known word takes time. */
const mostTypos = 20;

/** The words of the passages: how telling each is, and what somebody meant by one that is none of them. */
class KnownWords {
  readonly #passages: number;
  readonly #frequency = new Map<string, number>();
  readonly #dictionary = new Map<string, number>();
  readonly #stems = new Set<string>();

  constructor(documents: readonly Record<string, string>[]) {
    this.#passages = documents.length;
    for (const { title, page, text, questions } of documents) {
      const all = [title, page, text, questions].join("\n");
      for (const term of new Set(termsOf(all)))
        this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
      this.#learn(all);
    }
    this.#learn([...stopWords, ...wordsBeyond, ...Object.values(vocabulary).flat()].join(" "));
  }

  #learn(text: string) {
    for (const { plain, stem } of wordsOf(text)) {
      this.#dictionary.set(plain, (this.#dictionary.get(plain) ?? 0) + 1);
      this.#stems.add(stem);
    }
  }

  has = (term: string): boolean => this.#frequency.has(term);

  /** The inverse document frequency, as in BM25: the fewer passages have a term, the more it tells. */
  weight = (term: string): number => {
    const frequency = this.#frequency.get(term) ?? 0;
    return Math.log(1 + (this.#passages - frequency + 0.5) / (frequency + 0.5));
  };

  /** A question with its typos mended. */
  corrected(question: string): string {
    let at = 0;
    const mended = new Map<string, string | null>();
    const parts = wordsOf(question).flatMap(({ start, end, plain, stem }) => {
      if (!this.#stems.has(stem) && !mended.has(plain) && mended.size < mostTypos) {
        mended.set(plain, meantBy(plain, this.#dictionary));
      }
      const meant = mended.get(plain);
      const before = question.slice(at, start);
      at = end;
      return [before, meant ?? question.slice(start, end)];
    });
    return [...parts, question.slice(at)].join("");
  }
}
