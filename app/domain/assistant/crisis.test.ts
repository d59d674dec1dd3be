import { describe, expect, test } from "vitest";
import * as content from "#app/content/crisis.ts";
import { type Crisis, crisisAnswer, crisisOf } from "./crisis.ts";

function kinds(...messages: string[]) {
  return messages.map((message) => [message, crisisOf(message)?.kind ?? null]);
}
function all(kind: Crisis["kind"] | null, messages: readonly string[]) {
  return messages.map((message) => [message, kind]);
}

const families: Record<string, { kind: Crisis["kind"]; messages: string[] }> = {
  "plain words": {
    kind: "suicide",
    messages: [
      "I want to kill myself because of the pain",
      "I keep thinking about ending my life",
      "I'd rather be dead",
      "no reason to live",
    ],
  },
  "words around it": {
    kind: "suicide",
    messages: [
      "I don't want to be here anymore",
      "everyone would be better off without me",
      "want to sleep and never wake up",
      "there is no point in going on",
    ],
  },
  "a plan, a means, a farewell": {
    kind: "suicide",
    messages: [
      "planning to take all my pills tonight",
      "I wrote my goodbye letter",
      "there's a loaded gun in my nightstand and I keep looking at it",
      "how many pills does it take to die",
    ],
  },
  "misspelled, spaced, disguised": {
    kind: "suicide",
    messages: [
      "sucidal",
      "i wana kil my self",
      "K I L L  M Y S E L F",
      "s.u.i.c.i.d.e",
      "k1ll mys3lf",
      "i want to die\u200b",
      "iwanttodie",
      "i waaant to dieeee 😭",
      "kill 🔪 myself",
      "unalive",
    ],
  },
  "somebody else's": {
    kind: "suicide",
    messages: [
      "my son says he wants to die",
      "my wife cut herself",
      "dad is threatening to shoot himself if they stop his medicine",
      "my patient told me she is going to kill herself",
    ],
  },
  "an overdose now": {
    kind: "overdose",
    messages: [
      "my mom took all her pills and won't wake up",
      "I took too many of my pills",
      "he od'd",
      "blue lips and not breathing",
      "nodding off and I can't wake him",
      "my toddler swallowed my oxycodone",
      "in withdrawal and having seizures",
    ],
  },
  "danger now": {
    kind: "danger",
    messages: [
      "he has a gun",
      "my husband is hitting me",
      "I can't breathe",
      "crushing chest pain right now",
      "back pain and I lost control of my bladder",
      "my groin is numb",
    ],
  },
  "what a denial does not take back": {
    kind: "suicide",
    messages: [
      "I'm not going to kill myself but I wish I were dead",
      "I'm not suicidal, I just don't want to live",
      "I don't want to kill myself but I don't know what else to do",
    ],
  },
  "despair alone": {
    kind: "suicide",
    messages: ["the pain is so bad I can't take it anymore", "I can't do this anymore", "I feel hopeless"],
  },
};

describe("the crisis screen finds", () => {
  test.each(Object.entries(families))("%s", (_, { kind, messages }) => {
    expect(kinds(...messages)).toEqual(all(kind, messages));
  });

  test.each([
    [
      "suicide",
      ["quiero morir", "me quiero matar", "kiero morirme", "ya no quiero vivir", "quiero suisidarme hoy"],
    ],
    ["overdose", ["se tomó todas las pastillas", "se tomo todas las pastillas", "mi hijo no respira"]],
    ["danger", ["mi esposo me pega", "no puedo respirar"]],
  ] as const)("%s in Spanish, with and without accents", (kind, messages) => {
    expect(kinds(...messages)).toEqual(all(kind, messages));
    expect(crisisOf(messages[0])?.spanish).toBe(true);
  });

  test("the overdose first where there is more than one", () => {
    expect(crisisOf("I took all my pills because I want to die")?.kind).toBe("overdose");
  });
});

describe("the crisis screen lets pass", () => {
  test.each([
    [
      "figures of speech",
      [
        "My pain is killing me",
        "this headache is murder",
        "I'm dying to know",
        "what can I take to kill the pain",
        "shoot me an email",
        "I'm hanging in there",
        "I'd die for a good night's sleep",
        "el dolor me está matando",
      ],
    ],
    [
      "topics",
      [
        "overdose prevention training?",
        "how does naloxone reverse an overdose",
        "OARRS overdose data",
        "suicide prevention CME for clinicians",
        "did the FDA warn about suicide when opioids are stopped too fast",
      ],
    ],
    ["denials", ["I am not suicidal, I just hurt", "I have never overdosed"]],
    [
      "the past and the practical",
      [
        "my husband died last year and his pills are left over",
        "my cousin overdosed years ago",
        "my doctor cut off my meds",
        "someone stole all my pills",
        "my dog ate my pills",
        "I can't live like this with the insurance company",
        "my surgeon says I hurt myself at work",
        "I take all my pills in the morning",
      ],
    ],
  ])("%s", (_, messages) => {
    expect(kinds(...messages)).toEqual(all(null, messages));
  });
});

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
  const actions = content.crisisServices.flatMap((service) => service.actions);

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
