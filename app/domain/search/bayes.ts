import { inTurn } from "./in-turn.ts";

/** A text of the training, and the classes that it belongs to. */
export type Example<Class> = { text: string; classes: readonly Class[] };

/** How strongly each class speaks for a text: higher is likelier, and 0 is no evidence. */
export type Opinion<Class> = (text: string) => ReadonlyMap<Class, number>;

/** What a class that never had a feature is thought to have had of it: its share among all, this often. */
const smoothing = 0.5;
const leastShare = 1e-3;

/**
 * Learns to tell classes of texts apart, by the features that the texts hold: complement naive Bayes (Rennie, Shih,
 * Teevan, Karger: "Tackling the Poor Assumptions of Naive Bayes Text Classifiers", ICML 2003), which bears that some
 * classes have more examples than others. Features that few examples have tell more (idf). The same examples give the
 * same opinions. Others have their turn while it learns.
 */
export async function learn<Class>(
  examples: readonly Example<Class>[],
  featuresOf: (text: string) => readonly string[],
): Promise<Opinion<Class>> {
  // What is learned stays in memory: numbers, and no closure that holds on to the examples.
  const count = examples.length;
  const numbers = new Map<string, number>();
  const frequency: number[] = [];
  const read = await inTurn(examples, ({ text, classes }) => {
    const features = featuresOf(text).map((feature) => {
      const number = numbers.get(feature) ?? numbers.size;
      numbers.set(feature, number);
      frequency[number] = (frequency[number] ?? 0) + 1;
      return number;
    });
    return { features, classes };
  });
  const tellings = (features: readonly number[]) => {
    const idf = features.map((feature) => Math.log(count / (frequency[feature] ?? 1)));
    const length = Math.hypot(...idf) || 1;
    return features.map((feature, at) => [feature, (idf[at] ?? 0) / length] as const);
  };

  const classes = new Map<Class, number>();
  for (const one of examples.flatMap((example) => example.classes)) {
    if (!classes.has(one)) classes.set(one, classes.size);
  }
  /** What a class had of a feature, under the number of the two together. */
  const held = new Map<number, number>();
  const pair = (feature: number, one: number) => feature * classes.size + one;
  const heldByAll = new Float64Array(numbers.size);
  const sums = new Float64Array(classes.size);
  await inTurn(read, (example) => {
    for (const [feature, telling] of tellings(example.features)) {
      const part = telling / example.classes.length;
      for (const name of example.classes) {
        const one = classes.get(name) ?? 0;
        held.set(pair(feature, one), (held.get(pair(feature, one)) ?? 0) + part);
        sums[one] = (sums[one] ?? 0) + part;
      }
      heldByAll[feature] = (heldByAll[feature] ?? 0) + telling;
    }
  });
  const sum = heldByAll.reduce((all, one) => all + one, 0);

  return (text) => {
    const told = tellings(featuresOf(text).flatMap((feature) => numbers.get(feature) ?? []));
    return new Map(
      Array.from(classes, ([name, one]) => {
        const classSum = sums[one] ?? 0;
        let opinion = 0;
        for (const [feature, telling] of told) {
          const all = heldByAll[feature] ?? 0;
          const own = held.get(pair(feature, one)) ?? 0;
          const inside = (own + smoothing * (all / sum)) / (classSum + smoothing);
          const outside = (all - own + leastShare) / (sum - classSum + leastShare);
          opinion += telling * Math.log(inside / outside);
        }
        return [name, opinion] as const;
      }),
    );
  };
}
