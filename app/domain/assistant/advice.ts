import * as crisis from "#app/content/crisis.ts";
import { readMessage } from "./screen/screen.ts";

/** Advice the assistant may not give: how much to take, what somebody has, how a case will go. */
export type Advice = "dose" | "diagnosis" | "legal";

const kinds = ["dose", "diagnosis", "legal"] as const;

/** From how much a message is taken for one: no question of the question set comes near. */
const leastAdvice = -0.75;

/**
 * Whether a message asks for advice that only a professional may give: how much of a medicine to take, what an
 * illness is, or how the law judges one's own case. A question about the rules is none.
 */
export function adviceAskedFor(message: string): Advice | null {
  const reading = readMessage(message);
  const strongest = kinds.reduce((best, one) => (reading[one] > reading[best] ? one : best));
  return reading[strongest] >= leastAdvice ? strongest : null;
}

const [callPoisonHelp] = crisis.poisonHelp.actions;
const [call911] = crisis.emergency.actions;

const answers: Record<Advice, string> = {
  dose: [
    "I can't tell you how much medicine to take, what is safe to mix, or how to cut down. Your doctor or pharmacist can: they know your health.",
    `Worried about a wrong dose or a mix? Poison Help: [${callPoisonHelp.label}](${callPoisonHelp.href}). If someone cannot breathe well or wake up: [${call911.label}](${call911.href}).`,
    "Our page helps you plan that talk: [Talking to Your Doctor](/patients#talking).",
  ].join("\n\n"),
  diagnosis: [
    "I can't tell you what you have, or what a test result means. A doctor who can examine you can.",
    "Do you need help right away? See [When to get help right away](/patients#emergency-signs). To get ready for a visit, see [Visit Prep Checklist](/patients#prep) and [Second Opinions](/patients#second-opinions).",
  ].join("\n\n"),
  legal: [
    "I can't say how the law sees your own case, or what you should do in it. A lawyer can. [Patient Advocates](/patients#advocates) lists legal aid.",
    "You can read about [your rights](/patients#rights) and [how to file a grievance](/patients#grievance), which needs no lawyer.",
  ].join("\n\n"),
};

/**
 * What the assistant says where it may not advise: what it can't do, whom to ask, which page helps.
 * @returns text in the answers' subset of Markdown
 */
export function adviceAnswer(kind: Advice): string {
  return answers[kind];
}
