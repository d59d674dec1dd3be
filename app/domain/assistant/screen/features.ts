/** A crisis can stand in one clause of a long message: it is read by windows of so many words, that overlap. */
const windowWords = 22;
const windowStep = 8;

const furthest = 3;
const pieceLetters = 4;
/** What words with the same beginning have in common: "hopeless" and "hopelessness". */
const beginningLetters = 5;

/** The features of each window of a message, as numbers (hashes) that the tables of the screen are made for. */
export function windowsOf(words: readonly string[]): Uint32Array[] {
  const windows = [words.slice(0, windowWords)];
  for (let at = windowStep; at + windowWords < words.length + windowStep; at += windowStep) {
    windows.push(words.slice(at, at + windowWords));
  }
  return windows.map(featuresOf);
}

/** The words of a window, two and three together, two with others between them, their beginnings, pieces of them. */
function featuresOf(words: readonly string[]): Uint32Array {
  const features = new Set<number>();
  const bounded = ["^", ...words, "$"];
  bounded.forEach((word, at) => {
    features.add(hash(word));
    bounded.slice(at + 1, at + 1 + furthest).forEach((later, between) => {
      features.add(hash(`${word}${between === 0 ? " " : " … "}${later}`));
    });
    if (at + 2 < bounded.length) features.add(hash(bounded.slice(at, at + 3).join("+")));
  });
  const beginnings = words.map((word) => word.slice(0, beginningLetters));
  beginnings.forEach((beginning, at) => {
    features.add(hash(`${beginning}-`));
    if (at > 0) features.add(hash(`${beginnings[at - 1]}- ${beginning}-`));
  });
  for (const word of words) {
    const whole = `<${word}>`;
    for (let at = 0; at + pieceLetters <= whole.length; at++) {
      features.add(hash(`*${whole.slice(at, at + pieceLetters)}`));
    }
  }
  return Uint32Array.from(features);
}

/** FNV-1a, with its bits mixed: their lower ones are the places in the tables. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 12)) >>> 0;
}
