import MiniSearch from "minisearch";
import { atFirstUse } from "#app/at-first-use.ts";
import { askedFor, preference, stateNames } from "./asked-for.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { inTurn } from "./in-turn.ts";
import { matters, questionsNotCovered } from "./matters.ts";
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

export type Index = { find(question: string): Findings };

/** A passage as the index holds it. */
type Document = { id: string; title: string; page: string; text: string; questions: string };

/** The fields of a passage and how much each counts. */
const boost = { title: 1.2, questions: 2.5, page: 0.7, text: 1 };

/** How much the learned opinion of a section counts beside the words that are found (both are logarithms). */
const opinionWeight = 0.15;
/** What a passage without a single word of the question counts, of the best one: the opinion can still bring it up. */
const unfound = 0.05;
/** From which part of the best opinion on a passage without a word of the question is worth a place. */
const leastOpinion = 0.5;
/** A record has no everyday questions: its opinion is this much of the best section's. */
const recordShare = 0.7;

/** What part of a question, by how telling its words are, a record holds that it asks for. */
const recordHolds = 0.6;

/**
 * From how much evidence on a question is taken for covered: the sum of what is learned and found, fitted to the
 * question set (tests/assistant/questions.json), between refusing what the site answers and answering what it doesn't.
 */
const leastEvidence = 13;

/** An index in memory of these passages. It keeps no question. Others have their turn while it is made. */
export async function indexOf(passages: readonly Passage[]): Promise<Index> {
  const { sectionsAskedFor, soundsCovered } = await matters();
  const { terms: fixedTerms, dictionary } = await fixed();
  const termsIn = (text: string) => fixedTerms.get(text) ?? termsOf(text);
  const documents = passages.map(
    ({ href, title, page, text }): Document => ({
      id: href,
      title,
      page,
      text,
      // People ask for a record by its name.
      questions: (everydayQuestions[href] ?? [title]).join("\n"),
    }),
  );
  const words = new KnownWords(documents.length, dictionary);
  const index = new MiniSearch<Document>({
    fields: Object.keys(boost),
    tokenize: termsIn,
    processTerm: (term) => term,
    searchOptions: { boost, tokenize: (terms) => terms.split(" ") },
  });
  await inTurn(documents, (document) => {
    words.learn(document, termsIn);
    index.add(document);
  });

  return {
    find(question) {
      const corrected = words.corrected(question);
      const units = mattersOf(corrected);
      const shares = new Map(
        units.flatMap((unit) => allTerms(unit).map((term) => [term, shareOf(unit, term)] as const)),
      );
      const terms = [...shares.keys()];
      const weights = new Map(terms.map((term) => [term, words.weight(term)]));
      const found = new Map<string, { score: number; queryTerms: string[] }>(
        index
          .search(terms.join(" "), { boostTerm: (term) => shares.get(term) ?? 1 })
          .map(({ id, score, queryTerms }) => [id, { score, queryTerms }]),
      );
      if (found.size === 0) return { covered: false, ranked: [], weights };

      const asked = askedFor(corrected);
      const most = Math.max(...Array.from(found.values(), ({ score }) => score));
      const opinions = sectionsAskedFor(corrected);
      const bestOpinion = Math.max(...opinions.values());
      const ranked = passages
        .flatMap((passage) => {
          const share = (found.get(passage.href)?.score ?? 0) / most;
          const opinion = opinions.get(passage.href) ?? bestOpinion * recordShare;
          if (share === 0 && opinion <= bestOpinion * leastOpinion) return [];
          const score = (share + unfound) * Math.exp(opinionWeight * opinion);
          return [{ passage, score: score * preference(asked, passage) }];
        })
        .sort((a, b) => b.score - a.score);
      const [best] = ranked;
      const held = (best && found.get(best.passage.href)?.queryTerms) ?? [];
      const covered =
        isOneMatter(units) ||
        (isRecord(best?.passage) && sumOf(held, weights) >= recordHolds * sumOf(terms, weights)) ||
        soundsCovered(corrected) + bestOpinion + 2 * Math.log(most) >= leastEvidence;
      return { covered, ranked, weights };
    },
  };
}

/** What a question is about. The name of a state is a matter of its own only where there is no other. */
function mattersOf(question: string): Unit[] {
  const units = unitsOf(question);
  const others = units.filter(({ words }) => words.some(({ plain }) => !stateNames.has(plain)));
  return others.length > 0 ? others : units;
}

const isRecord = (passage: Passage | undefined) => passage && !everydayQuestions[passage.href];

const sumOf = (terms: readonly string[], weights: ReadonlyMap<string, number>) =>
  terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);

/** A question of one matter ("opioids?") is answered where it is found. */
const isOneMatter = (units: readonly Unit[]) => units.length === 1;

/** How many unknown words of a question are looked up: comparing one with every known word takes time. */
const mostTypos = 20;

/** How often each word stands in a text, and which stems it has. */
class Dictionary {
  readonly counts: Map<string, number>;
  readonly stems: Set<string>;

  constructor(start?: Dictionary) {
    this.counts = new Map(start?.counts);
    this.stems = new Set(start?.stems);
  }

  learn(text: string) {
    for (const { plain, stem } of wordsOf(text)) {
      this.counts.set(plain, (this.counts.get(plain) ?? 0) + 1);
      this.stems.add(stem);
    }
  }
}

/** What does not change with the records is read once: publishing something must not hold up who asks meanwhile. */
const fixed = atFirstUse(async () => {
  const terms = new Map<string, string[]>();
  const dictionary = new Dictionary();
  await inTurn(Object.values(everydayQuestions), (questions) => {
    const text = questions.join("\n");
    terms.set(text, termsOf(text));
    dictionary.learn(text);
  });
  const others = [...stopWords, ...questionsNotCovered, ...Object.values(vocabulary).flat()];
  await inTurn(others, (text) => dictionary.learn(text));
  return { terms, dictionary };
});

/** The words of the passages: how telling each is, and what somebody meant by one that is none of them. */
class KnownWords {
  readonly #passages: number;
  readonly #frequency = new Map<string, number>();
  readonly #dictionary: Dictionary;

  constructor(passages: number, dictionary: Dictionary) {
    this.#passages = passages;
    this.#dictionary = new Dictionary(dictionary);
  }

  learn({ title, page, text, questions }: Document, termsIn: (text: string) => readonly string[]) {
    for (const term of new Set([title, page, text, questions].flatMap((field) => termsIn(field)))) {
      this.#frequency.set(term, (this.#frequency.get(term) ?? 0) + 1);
    }
    this.#dictionary.learn([title, page, text].join("\n"));
  }

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
      if (!this.#dictionary.stems.has(stem) && !mended.has(plain) && mended.size < mostTypos) {
        mended.set(plain, meantBy(plain, this.#dictionary.counts));
      }
      const meant = mended.get(plain);
      const before = question.slice(at, start);
      at = end;
      return [before, meant ?? question.slice(start, end)];
    });
    return [...parts, question.slice(at)].join("");
  }
}
