/**
 * Spelling of the words on which the screens turn. All words here have single letters ("kil" for "kill"),
 * as in the text that is compared with them.
 */

/** Long words: one letter wrong, missing or too many, or two swapped, is still the word. */
const longWords = [
  "suicide",
  "suicidal",
  "overdose",
  "overdosed",
  "overdosing",
  "myself",
  "himself",
  "herself",
  "themselves",
  "anymore",
  "without",
  "breathing",
  "breathe",
  "unconscious",
  "unresponsive",
  "swalowed",
  "withdrawal",
  "tomorow",
  "everyone",
  "wanting",
  "pastilas",
  "sobredosis",
  "respirando",
  "suicidarme",
  "suicidio",
  "matarme",
  "lastimarme",
  "despertar",
];

/** Shorter words: only two neighbours swapped, because one other letter makes another word of them. */
const shortWords = ["want", "kil", "life", "live", "alive", "dead", "death", "wake", "pils", "hurt", "going"];
/** One vowel left out: "wnt", "lfe", "hng"; but these are other words. */
const keptWords = new Set(["dad", "pls", "gong"]);
const shortened = new Map(
  [...shortWords, "hang", "hanging", "kiling", "ending", "wrist", "wrists"].flatMap((word) =>
    [...word].flatMap((letter, index): [string, string][] => {
      const rest = word.slice(0, index) + word.slice(index + 1);
      return index > 0 && "aeiou".includes(letter) && !keptWords.has(rest) ? [[rest, word]] : [];
    }),
  ),
);
const swapped = new Map(
  shortWords.flatMap((word) =>
    [...word].slice(1).map((letter, index): [string, string] => {
      const before = word.slice(0, index);
      return [`${before}${letter}${word[index]}${word.slice(index + 2)}`, word];
    }),
  ),
);

const aliases: Record<string, string> = {
  kl: "kil",
  kikl: "kil",
  kilin: "kiling",
  livin: "living",
  dyin: "dying",
  goin: "going",
  breathin: "breathing",
  takin: "taking",
  thinkin: "thinking",
  endin: "ending",
  hurtin: "hurting",
  cutin: "cuting",
  existin: "existing",
  shud: "should",
  wud: "would",
  cud: "could",
  wat: "what",
  lyfe: "life",
  lif: "life",
  rist: "wrist",
  rists: "wrists",
  ded: "dead",
  deth: "death",
  dieing: "dying",
  alife: "alive",
  pilz: "pils",
  brething: "breathing",
  breath: "breathe",
  breth: "breathe",
  wan: "want",
  quero: "quiero",
  kiero: "quiero",
  qiero: "quiero",
  qero: "quiero",
  kero: "quiero",
  kiere: "quiere",
  vibir: "vivir",
  bibir: "vivir",
  bivir: "vivir",
  bida: "vida",
  pastiyas: "pastilas",
  haser: "hacer",
  aser: "hacer",
};

/** Suicide in any language and most spellings: "sucide", "suisidio", "suicidle", "sewercide". */
const suicide = /^(?:s[aeiou]{0,3}[csz]+[iy]+d|sewer?[cs]i?de|suisud)/;
/** Real words one letter away from one above. */
const otherWords = new Set(["overdoes", "overdo", "overdue", "decide", "within", "breathed", "yourself"]);

/** Whether `a` becomes `b` by at most one change: a letter replaced, added, left out, or two neighbours swapped. */
function oneChangeApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

/** The word meant, or the word itself. */
export function spelled(word: string): string {
  if (suicide.test(word)) return "suicid";
  const short = aliases[word] ?? swapped.get(word) ?? shortened.get(word);
  if (short !== undefined) return short;
  if (word.length < 5 || otherWords.has(word) || longWords.includes(word)) return word;
  const long = longWords.find((candidate) => oneChangeApart(word, candidate));
  return long === undefined ? word : long.replace(/^suicid.*/, "suicid");
}

const pieces =
  "i|im|want|wanto|wana|to|kil|my|myself|me|die|end|life|it|al|going|gona|suicide|suicidal|comit|not|dont|live|be|dead|take|pils|self|harm|hurt|cut|quiero|morir|matar|matarme|aqui|vivir|no|anymore|here";
const gluedWords = new RegExp(`^(?:${pieces}){2,10}$`);
const piece = new RegExp(
  pieces
    .split("|")
    .sort((a, b) => b.length - a.length)
    .join("|"),
  "g",
);

/** The words of a token without its spaces ("killmyself", "iwanttodie"); undefined where it is not of key words only. */
export function glued(word: string): string | undefined {
  if (word.length < 7 || word.length > 40 || word === "myself" || !gluedWords.test(word)) return undefined;
  return word
    .match(piece)
    ?.join(" ")
    .replace("wanto", "want to")
    .replace("suicidal", "suicid")
    .replace("suicide", "suicid");
}
