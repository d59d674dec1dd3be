import { atFirstUse } from "./at-first-use.ts";
import { learn } from "./bayes.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { matterFeatures, scopeFeatures } from "./features.ts";
import notCovered from "./not-covered.txt?raw";

/** Questions that no section answers, near to the site's matters and far from them: never shown, only learned from. */
export const questionsNotCovered: readonly string[] = notCovered.split("\n").filter((line) => line !== "");

const sections = atFirstUse(() =>
  learn(
    Object.entries(everydayQuestions).flatMap(([href, questions]) =>
      questions.map((question) => ({ features: matterFeatures(question), classes: [href] })),
    ),
  ),
);

/** How much a question sounds like those of each section, by address: 0 tells nothing, more speaks for it. */
export function sectionsAskedFor(question: string): ReadonlyMap<string, number> {
  return sections()(matterFeatures(question));
}

const scope = atFirstUse(() =>
  learn([
    ...Object.values(everydayQuestions)
      .flat()
      .map((question) => ({ features: scopeFeatures(question), classes: [true] })),
    ...questionsNotCovered.map((question) => ({ features: scopeFeatures(question), classes: [false] })),
  ]),
);

/** How much a question sounds like those that this site answers: below 0, it sounds like others. */
export function soundsCovered(question: string): number {
  const opinion = scope()(scopeFeatures(question));
  return (opinion.get(true) ?? 0) - (opinion.get(false) ?? 0);
}
