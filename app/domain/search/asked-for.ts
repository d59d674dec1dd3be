import type { Passage } from "./passage.ts";
import { wordsOf } from "./words.ts";

/** A state that the site writes about. */
type State = "ohio" | "texas";
type Audience = "patient" | "clinician";

/** Names that choose between passages and say nothing about the matter. */
export const stateNames: ReadonlySet<string> = new Set([
  "ohio",
  "ohioan",
  "ohioans",
  "texas",
  "texan",
  "texans",
  "tx",
]);

/** Which state a question is about, and whether a patient or a clinician asks; null where it doesn't say. */
export type AskedFor = { state: State | null; audience: Audience | null };

const states: Record<State, RegExp> = {
  ohio: /\b(?:ohio|ohioans?|oarrs|norwalk|huron county|columbus|cleveland|cincinnati|toledo|akron|dayton|sandusky|mansfield|willard|bellevue)\b/,
  texas:
    /\b(?:texas|texans?|tx|houston|dallas|austin|san antonio|fort worth|el paso|lubbock|amarillo|corpus christi)\b/,
};

const clinician =
  /\b(?:(?:my|our|a|the|these|this|their|new|own) (?:\w+ )?patients?|as (?:a|an) (?:\w+ )?(?:prescriber|physician|clinician|nurse practitioner|np|pa|provider|doctor)|i (?:am|m) (?:a|an) (?:\w+ )?(?:prescriber|physician|clinician|nurse|np|pa|provider|doctor|resident|pharmacist)|im (?:a|an) (?:\w+ )?(?:prescriber|physician|clinician|nurse|np|pa|provider|doctor)|i prescribe|(?:can|do|may|must|should) (?:i|we) (?:prescribe|document|chart|taper|screen|co prescribe)|cme|continuing (?:medical )?education|my (?:practice|clinic|dea|license|staff)|our (?:practice|clinic|staff)|clinicians?)\b/;

const patient =
  /\b(?:my|our|his|her|the|a) (?:\w+ )?(?:doctor|doc|dr|physician|provider|pcp|surgeon|specialist|prescriber)s?\b|\b(?:my|his|her) (?:\w+ )?(?:meds?|medicines?|medications?|pills?|dose|prescription|script|records?|chart|insurance|plan|pain|pharmacy|pharmacist|visit|appointment|rights)\b|\bmy (?:mom|mother|dad|father|husband|wife|son|daughter|brother|sister|grandma|grandmother|grandpa|kid|child)\b/;

/** Reads a question for the state and the audience that it names. Both states are as good as none. */
export function askedFor(question: string): AskedFor {
  const plain = wordsOf(question)
    .map(({ plain }) => plain)
    .join(" ");
  // "oh" is a sigh.
  const ohio = states.ohio.test(plain) || /\bOH\b/.test(question);
  const texas = states.texas.test(plain);
  return {
    state: ohio === texas ? null : ohio ? "ohio" : "texas",
    audience: clinician.test(plain) ? "clinician" : patient.test(plain) ? "patient" : null,
  };
}

/**
 * The state that a passage is about, by its address and its title; null for what goes for both or for neither. The
 * directory is of Ohio.
 */
function stateOf({ href, page, title }: Passage): State | null {
  if (href.startsWith("/local")) return "ohio";
  const names = `${href} ${page} ${title}`.toLowerCase();
  const ohio = names.includes("ohio");
  return ohio === names.includes("texas") ? null : ohio ? "ohio" : "texas";
}

/**
 * By what a passage's score is multiplied, given who asks and about which state. The Society is in Ohio: a question
 * that names no state gets Ohio before Texas.
 */
export function preference({ state, audience }: AskedFor, passage: Passage): number {
  return forState(state, stateOf(passage)) * forAudience(audience, passage);
}

function forState(asked: State | null, of: State | null): number {
  if (asked === null) return of === "texas" ? 0.35 : 1;
  if (of === null) return 1;
  return of === asked ? 1.4 : 0.2;
}

const forPages = {
  clinician: { clinicians: 1.35, patients: 0.7 },
  patient: { clinicians: 0.65, patients: 1.15 },
  unknown: { clinicians: 0.85, patients: 1 },
};

function forAudience(audience: Audience | null, { kind }: Passage): number {
  if (kind !== "clinicians" && kind !== "patients") return 1;
  return forPages[audience ?? "unknown"][kind];
}
