import { glued, spelled } from "./crisis-typos.ts";

/** Letters of other alphabets that look like Latin ones, which NFKC leaves alone. */
const lookAlikes: Record<string, string> = Object.fromEntries(
  [..."аеоісрухѕԁӏкмтηαοι"].map((letter, index) => [letter, [..."aeoicpyxsdlkmtnaoi"][index] ?? letter]),
);
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join("")}]`, "gu");

const leetLetters: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
/** Digits with a unit or an ending are amounts ("60mg", "3rd", "12x"), never leet. */
const amount = /^\d+(?:mg|mcg|ug|ml|g|am|pm|x|st|nd|rd|th|hrs?|k|s|yo|yrs?|d|w|lbs?|cm|h|m)?$/;

/** Four letters or more with something between each: "s.u.i.c.i.d.e", "k i l l". */
const spacedLetters = /(?<![a-z])(?:[a-z][ ._*,/|-]{1,3}){3,}[a-z](?![a-z])/g;

/** What short forms stand for, so that each phrase is written once. Keys have no apostrophe. */
const longForms: Record<string, string> = {
  im: "i am",
  iam: "i am",
  ive: "i have",
  id: "i would",
  imma: "i am going to",
  ima: "i am going to",
  theyd: "they would",
  youd: "you would",
  anymoar: "anymore",
  youre: "you are",
  hes: "he is",
  shes: "she is",
  theyre: "they are",
  shouldve: "should have",
  wouldve: "would have",
  couldve: "could have",
  thats: "that is",
  whats: "what is",
  theres: "there is",
  lifes: "life is",
  cant: "can not",
  cnt: "can not",
  cannot: "can not",
  dont: "do not",
  dnt: "do not",
  donot: "do not",
  doesnt: "do not",
  dosent: "do not",
  didnt: "did not",
  wont: "will not",
  wouldnt: "would not",
  couldnt: "could not",
  shouldnt: "should not",
  isnt: "is not",
  aint: "is not",
  arent: "are not",
  wasnt: "was not",
  werent: "were not",
  hadnt: "had not",
  havent: "have not",
  hasnt: "have not",
  does: "do",
  has: "have",
  wants: "want",
  wanted: "want",
  wanting: "want",
  wishes: "wish",
  wished: "wish",
  wishing: "wish",
  hopes: "hope",
  hoping: "hope",
  hoped: "hope",
  feels: "feel",
  feeling: "feel",
  felt: "feel",
  keeps: "keep",
  wanna: "want to",
  wana: "want to",
  wunna: "want to",
  gonna: "going to",
  gunna: "going to",
  gona: "going to",
  gotta: "got to",
  tryna: "trying to",
  nomore: "anymore",
  anymor: "anymore",
  noone: "nobody",
  everybody: "everyone",
  evryone: "everyone",
  every1: "everyone",
  u: "you",
  ur: "your",
  r: "are",
  idk: "i do not know",
  rn: "right now",
  tn: "tonight",
  tonite: "tonight",
  "2nite": "tonight",
  "2night": "tonight",
  tmrw: "tomorrow",
  tomorow: "tomorrow",
  themself: "themselves",
  k: "que",
};

/** Two words that are one. They are sought in the finished text, where no letter stands twice in a row. */
const joined: readonly [RegExp, string][] = [
  [/ any more(?= )/g, " anymore"],
  [/ no one(?= )/g, " nobody"],
  [/ (my|him|her|your) self(?= )/g, " $1self"],
  [/ su ?i ?ci ?d(?:e|al)?(?= )/g, " suicid"],
  [/ to dye(?! (?:my|her|his|hair|it|the|a) )(?= )/g, " to die"],
  [/ over dos(e|ed|es|ing)(?= )/g, " overdos$1"],
  [/ god ?byes?(?= )/g, " godbye"],
  [/ (want|going|ned|redy|have|trying|how|like) 2(?= )/g, " $1 to"],
];

function unleet(token: string): string {
  if (amount.test(token) || !/[a-z]/.test(token)) return token;
  return token.replace(/11/g, "ll").replace(/[013457@$!]/g, (sign) => leetLetters[sign] ?? sign);
}

/** The letters of a spaced word, together; a wider gap between them parts two words. */
function unspaced(run: string): string {
  const narrow = Math.min(...(run.match(/[^a-z]+/g) ?? [" "]).map((gap) => gap.length));
  return run.replace(/[^a-z]+/g, (gap) => (gap.length > narrow ? " " : ""));
}

/** One letter where there are two or more: "kiilll" and "kil" are both "kil". Patterns are treated alike. */
export function singled(text: string): string {
  return text.replace(/([a-z])\1+/g, "$1");
}

/**
 * A message as the screens read it: lower case, plain letters, one space before, between and after words,
 * no letter twice in a row, short forms written out, key words spelled right. It is for finding, never for showing.
 */
export function plainWords(message: string): string {
  const letters = message
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(lookAlike, (letter) => lookAlikes[letter] ?? letter)
    .replace(/(?<![a-z])(i|you|he|she|they|we|it)['’]ll(?![a-z])/g, "$1 will")
    .replace(/(?<![a-z])(i|you|he|she|they|we|it|who)['’]d(?![a-z])/g, "$1 would")
    .replace(/['’‘`´ʼ]/g, "")
    .replace(spacedLetters, unspaced)
    .replace(/(?<=[a-z])\*+(?=[a-z])/g, "")
    .replace(/[!?.]+(?=\s|$)/g, " ")
    .replace(/[^a-z0-9@$!]+/g, " ");
  const tokens = letters.split(" ").filter((token) => token !== "");
  const words = tokens.map((token) => {
    const word =
      longForms[token] === undefined
        ? unleet(token)
            .replace(/[@$!]+/g, " ")
            .trim()
        : token;
    const single = singled(word);
    return singled(longForms[word] ?? longForms[single] ?? glued(single) ?? spelled(single));
  });
  return joined.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    ` ${words.join(" ")} `.replace(/ {2,}/g, " "),
  );
}
