/** A text by the features of its windows (app/domain/assistant/screen/features.ts), and whether it is of the class. */
export type Example = { windows: readonly Uint32Array[]; isOne: boolean };

/** A table of weights, one for each place that a feature's lower bits name, and what is added to their sum. */
export type Trained = { weights: Float64Array; bias: number };

const epochs = 15;
const averaged = 8;
const rate = 0.3;
const decay = 1e-7;

/**
 * Logistic regression by AdaGrad, averaged over the later half of the rounds. A text is as strong as its strongest window, in training as in use: of a long message
 * that tells of a crisis, most is about something else. The same examples give the same table.
 */
export function train(examples: readonly Example[], bits: number): Trained {
  const mask = 2 ** bits - 1;
  const weights = new Float64Array(2 ** bits);
  const squares = new Float64Array(2 ** bits).fill(1e-3);
  let bias = 0;
  let biasSquares = 1e-3;
  const score = (window: Uint32Array) => {
    let sum = 0;
    for (const feature of window) sum += weights[feature & mask] ?? 0;
    return sum / Math.sqrt(window.length) + bias;
  };
  const sums = new Float64Array(2 ** bits);
  let biasSum = 0;
  const random = seeded(1);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { windows, isOne } of shuffled(examples, random)) {
      let strongest: { window: Uint32Array; score: number } | undefined;
      for (const window of windows) {
        const reached = score(window);
        if (!strongest || reached > strongest.score) strongest = { window, score: reached };
      }
      if (!strongest) continue;
      const wrong = 1 / (1 + Math.exp(-strongest.score)) - (isOne ? 1 : 0);
      const share = wrong / Math.sqrt(strongest.window.length);
      for (const feature of strongest.window) {
        const at = feature & mask;
        const slope = share + decay * examples.length * (weights[at] ?? 0);
        const square = (squares[at] ?? 0) + slope ** 2;
        squares[at] = square;
        weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
      }
      biasSquares += wrong ** 2;
      bias -= (rate * wrong) / Math.sqrt(biasSquares);
    }
    if (epoch < epochs - averaged) continue;
    weights.forEach((weight, at) => {
      sums[at] = (sums[at] ?? 0) + weight / averaged;
    });
    biasSum += bias / averaged;
  }
  return { weights: sums, bias: biasSum };
}

/** Fisher–Yates. */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [order[at], order[other]];
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one];
  }
  return order;
}

/** A linear congruential generator (Numerical Recipes): the same numbers for the same seed, from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
