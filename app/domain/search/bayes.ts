/** A text of the training by what it holds, and the classes that it belongs to. */
export type Example<Class> = { features: readonly string[]; classes: readonly Class[] };

/** How strongly each class speaks for a text with these features: higher is likelier, and 0 is no evidence. */
export type Opinion<Class> = (features: readonly string[]) => ReadonlyMap<Class, number>;

/** What a class that never had a feature is thought to have had of it: its share among all, this often. */
const smoothing = 0.5;
const leastShare = 1e-3;

/**
 * Learns to tell classes of texts apart: complement naive Bayes (Rennie, Shih, Teevan, Karger: "Tackling the Poor
 * Assumptions of Naive Bayes Text Classifiers", ICML 2003), which bears that some classes have more examples than
 * others. Features that few examples have tell more (idf). The same examples give the same opinions.
 */
export function learn<Class>(examples: readonly Example<Class>[]): Opinion<Class> {
  const frequency = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
  }
  const tellings = (features: readonly string[]) => {
    const known = features.filter((feature) => frequency.has(feature));
    const idf = known.map((feature) => Math.log(examples.length / (frequency.get(feature) ?? 1)));
    const length = Math.hypot(...idf) || 1;
    return known.map((feature, at) => [feature, (idf[at] ?? 0) / length] as const);
  };

  const held = new Map<string, Map<Class, number>>();
  const heldByAll = new Map<string, number>();
  const sums = new Map<Class, number>();
  let sum = 0;
  for (const { features, classes } of examples) {
    for (const [feature, telling] of tellings(features)) {
      const byClass = held.get(feature) ?? new Map<Class, number>();
      held.set(feature, byClass);
      for (const one of classes) {
        const part = telling / classes.length;
        byClass.set(one, (byClass.get(one) ?? 0) + part);
        sums.set(one, (sums.get(one) ?? 0) + part);
      }
      heldByAll.set(feature, (heldByAll.get(feature) ?? 0) + telling);
      sum += telling;
    }
  }

  return (features) => {
    const told = tellings(features);
    return new Map(
      Array.from(sums, ([one, classSum]) => {
        let opinion = 0;
        for (const [feature, telling] of told) {
          const all = heldByAll.get(feature) ?? 0;
          const own = held.get(feature)?.get(one) ?? 0;
          const inside = (own + smoothing * (all / sum)) / (classSum + smoothing);
          const outside = (all - own + leastShare) / (sum - classSum + leastShare);
          opinion += telling * Math.log(inside / outside);
        }
        return [one, opinion] as const;
      }),
    );
  };
}
