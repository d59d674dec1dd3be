/** What a dictionary tells of a word: how often it has it. */
type Dictionary = ReadonlyMap<string, number>;

/**
 * The word of the dictionary that somebody most likely meant by one that it doesn't have, or null. The first letter
 * must be right, and the last of a short word; a word of four letters may have two of them swapped or one missing, a
 * long one two mistakes. The beginning of a word of at least five letters stands for the whole word.
 */
export function meantBy(word: string, dictionary: Dictionary): string | null {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return null;
  const most = word.length < 8 ? 1 : 2;
  let best: { known: string; distance: number; count: number } | null = null;
  for (const [known, count] of dictionary) {
    if (known[0] !== word[0]) continue;
    const distance = begins(word, known) ? 1 : likelyDistance(word, known, most);
    if (distance > most) continue;
    if (!best || distance < best.distance || (distance === best.distance && count > best.count)) {
      best = { known, distance, count };
    }
  }
  return best?.known ?? null;
}

const begins = (word: string, known: string) => word.length >= 5 && known.startsWith(word);

function likelyDistance(word: string, known: string, most: number): number {
  if (Math.abs(known.length - word.length) > most || !isLikely(word, known)) return Number.POSITIVE_INFINITY;
  return distanceOf(word, known);
}

function isLikely(word: string, known: string): boolean {
  if (known.length < 4 || word.length > 5) return known.length >= 4;
  if (word.length === 4 && known.length === 4) return [...word].sort().join() === [...known].sort().join();
  return word.at(-1) === known.at(-1);
}

/** How many letters are missing, too many, wrong or swapped with their neighbor (optimal string alignment). */
function distanceOf(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
