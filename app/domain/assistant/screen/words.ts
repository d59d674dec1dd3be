/** Letters with something between each: "s.u.i.c.i.d.e", "k i l l". */
const spacedLetters = /(?<!\p{L})(?:\p{L}[ ._*,/|-]{1,2}){3,}\p{L}(?!\p{L})/gu;

const letters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};
/** Numbers, and amounts like "60mg" or "3rd". */
const amount = /^\d+(?:[a-z]{1,3})?$/;

/**
 * The words of a message as the screen reads them: small plain letters without accents, none twice in a row, signs for
 * letters ("su1c1de") and letters set apart ("k i l l") read as meant. For finding, never for showing.
 */
export function screenWords(message: string): string[] {
  return message
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}'’‘`´]/gu, "")
    .toLowerCase()
    .replaceAll(spacedLetters, (run) => run.replaceAll(/[^\p{L}]+/gu, ""))
    .split(/[^\p{L}\p{N}@$]+/u)
    .filter((word) => word !== "")
    .map((word) =>
      amount.test(word) ? word : word.replaceAll(/[013457@$]/g, (sign) => letters[sign] ?? sign),
    )
    .map((word) => word.replaceAll(/(\p{L})\1+/gu, "$1"));
}
