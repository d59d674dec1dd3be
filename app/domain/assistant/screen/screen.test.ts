import { expect, test } from "vitest";
import { fingerprint } from "../../../../training/screen/examples.ts";
import tables from "./tables.json";
import { screenWords } from "./words.ts";

test("the tables are made from today's wordings: after a change, run npm run train", () => {
  expect(tables.trainedOn).toBe(fingerprint());
});

test.each([
  ["Quiero MORIR, por favor…", "quiero morir por favor"],
  ["s.u.i.c.i.d.e", "suicide"],
  ["k i l l my self", "kil my self"],
  ["K1ll mys3lf", "kil myself"],
  ["waaaant to dieeee", "want to die"],
  ["ｄｉｅ\u200b", "die"],
  ["I’m on 60mg, 3x", "im on 60mg 3x"],
  ["Tomó pastillas", "tomo pastilas"],
  ["🔪", ""],
])("%s is read as '%s'", (message, words) => {
  expect(screenWords(message).join(" ")).toBe(words);
});
