import { describe, expect, test } from "vitest";
import { crisisServices } from "#app/content/crisis-lines.ts";
import { type Crisis, crisisOf } from "./crisis.ts";
import { crisisAnswer } from "./crisis-answer.ts";

const kindOf = (message: string) => crisisOf(message)?.kind ?? null;

test.each([
  ["I want to kill myself because of the pain", "suicide"],
  ["I don't want to be here anymore", "suicide"],
  ["everyone would be better off without me", "suicide"],
  ["I'm planning to take all my pills tonight", "suicide"],
  ["how many pills does it take to die", "suicide"],
  ["my son says he wants to die", "suicide"],
  ["my wife cut herself", "suicide"],
  ["I'm not going to kill myself but I wish I were dead", "suicide"],
  ["i am sucidal", "suicide"],
  ["K I L L  M Y S E L F", "suicide"],
  ["k1ll mys3lf", "suicide"],
  ["kill 🔪 myself", "suicide"],
  ["my mom took all her pills and won't wake up", "overdose"],
  ["he od'd and his lips are blue", "overdose"],
  ["my toddler swallowed my oxycodone", "overdose"],
  ["my husband is hitting me", "danger"],
  ["crushing chest pain right now", "danger"],
  ["back pain and I lost control of my bladder", "danger"],
  ["constructor, I want to die", "suicide"],
] as const)("%s: a crisis (%s)", (message, kind) => {
  expect(kindOf(message)).toBe(kind);
});

test.each([
  ["quiero morir", "suicide"],
  ["ya no quiero vivir con este dolor", "suicide"],
  ["se tomó todas las pastillas", "overdose"],
  ["se tomo todas las pastillas y no despierta", "overdose"],
  ["mi esposo me pega", "danger"],
] as const)("%s: a crisis in Spanish (%s)", (message, kind) => {
  expect(crisisOf(message)).toEqual({ kind, spanish: true });
});

test("a crisis is found in one clause of a long message", () => {
  const before =
    "I have been with the same clinic for twelve years and my insurance has changed three times since, and every time " +
    "they want the whole list of medicines again, which I send, and then nothing happens for weeks. ";
  const after =
    " and the receptionist says that I should call again on Monday because the nurse who does the forms is away. Who " +
    "do I ask for a copy of my records?";
  expect(kindOf(`${before}${after}`)).toBeNull();
  expect(kindOf(`${before}I just want to die at this point${after}`)).toBe("suicide");
});

test.each([
  "My pain is killing me",
  "this headache is murder",
  "I'm dying to know",
  "what can I take to kill the pain",
  "shoot me an email",
  "I'd die for a good night's sleep",
  "el dolor me está matando",
  "overdose prevention training?",
  "how does naloxone reverse an overdose",
  "OARRS overdose data",
  "suicide prevention CME for clinicians",
  "I am not suicidal, I just hurt",
  "my husband died last year and his pills are left over",
  "my doctor cut off my meds",
  "I can't live like this with the insurance company",
  "I take all my pills in the morning",
  "",
])("%s: none", (message) => expect(crisisOf(message)).toBeNull());

test("a message of any shape is read in time that grows with its length alone", () => {
  const pieces = [
    "a",
    "i ",
    "s.u.i.",
    "i want to ",
    "will not be not ",
    "took my ",
    "k 1 l ",
    "im",
    "just maybe ",
    "ñ́",
  ];
  for (const piece of pieces) {
    const message = piece.repeat(2000).slice(0, 20_000);
    const start = performance.now();
    crisisOf(message);
    // Ten times the longest message there is: 20 ms on an idle machine, hours if a pattern backtracked badly.
    expect(performance.now() - start, piece).toBeLessThan(1000);
  }
});

describe("the crisis answer", () => {
  const answers = (["suicide", "overdose", "danger"] as const).flatMap((kind) =>
    [false, true].map((spanish) => ({ kind, spanish, text: crisisAnswer({ kind, spanish }) })),
  );
  const actions = crisisServices.flatMap((service) => service.actions);

  test.each(answers)(
    "for $kind (Spanish: $spanish) links and says only what the content holds",
    ({ text }) => {
      const links = [...text.matchAll(/\[[^\]]+\]\(([^)]+)\)/g)].map((match) => match[1]);
      expect(actions.map(({ href }) => href)).toEqual(expect.arrayContaining(links));
      expect(links.every((href) => /^(tel|sms):/.test(href ?? ""))).toBe(true);
      const known = actions.map(({ label }) => label).join(" ");
      for (const [number] of text.replace(/\]\([^)]+\)/g, "]").matchAll(/\d[\d-]*/g))
        expect(known).toContain(number);
      expect(text.replace(/\]\([^)]+\)/g, "]").split(/\s+/).length).toBeLessThanOrEqual(90);
    },
  );

  test("begins with what is most urgent", () => {
    const first = (kind: Crisis["kind"]) => /\]\(([^)]+)\)/.exec(crisisAnswer({ kind, spanish: false }))?.[1];
    expect([first("suicide"), first("overdose"), first("danger")]).toEqual(["tel:988", "tel:911", "tel:911"]);
  });

  test("names 988 and 911 whatever the kind, and how to get Spanish where it is spoken", () => {
    for (const { text, spanish } of answers) {
      expect(text).toContain("(tel:988)");
      expect(text).toContain("(sms:988)");
      expect(text).toContain("(tel:911)");
      if (spanish) expect(text).toMatch(/oprima 2.*AYUDA.*In English/s);
    }
  });
});
