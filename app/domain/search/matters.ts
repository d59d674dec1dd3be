import { atFirstUse } from "#app/at-first-use.ts";
import { learn } from "./bayes.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { matterFeatures, scopeFeatures } from "./features.ts";
import notCovered from "./not-covered.txt?raw";

/** Questions that no section answers, near to the site's matters and far from them: never shown, only learned from. */
export const questionsNotCovered: readonly string[] = notCovered.split("\n").filter((line) => line !== "");

/** What is learned of how people ask. */
export type Matters = {
  /** How much a question sounds like those of each section, by address: 0 tells nothing, more speaks for it. */
  sectionsAskedFor(question: string): ReadonlyMap<string, number>;
  /** How much a question sounds like those that this site answers: below 0, it sounds like others. */
  soundsCovered(question: string): number;
};

/** Learns it from the everyday questions at first use. */
export const matters = atFirstUse(async (): Promise<Matters> => {
  const sections = await learn(
    Object.entries(everydayQuestions).flatMap(([href, questions]) =>
      questions.map((text) => ({ text, classes: [href] })),
    ),
    matterFeatures,
  );
  const scope = await learn(
    [
      ...Object.values(everydayQuestions)
        .flat()
        .map((text) => ({ text, classes: [true] })),
      ...questionsNotCovered.map((text) => ({ text, classes: [false] })),
    ],
    scopeFeatures,
  );
  return {
    sectionsAskedFor: sections,
    soundsCovered(question) {
      const opinion = scope(question);
      return (opinion.get(true) ?? 0) - (opinion.get(false) ?? 0);
    },
  };
});
