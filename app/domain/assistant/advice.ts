import * as crisis from "#app/content/crisis.ts";
import { has, phrases } from "./crisis-pattern.ts";
import { plainWords } from "./crisis-text.ts";

/** Advice the assistant may not give: how much to take, what somebody has, how a case will go. */
export type Advice = "dose" | "diagnosis" | "legal";

const strength = "(\\d+ ?(mg|mcg|milligrams?|pills?|tablets?|doses?)|<pills>|painkillers?)";

/** About a medicine and the asker's own body; "what is the MED limit" names no person and passes. */
const dose = phrases(
  `how (many|much|often) <3>${strength} <3>(can|should|could|may|do|is it safe|is it ok\\w*|would it be safe) (i|my <1><family>|he|she|it be safe for me|for me|to) <2>(take|have|use|give|swallow|start|inject)`,
  "how (many|much) <5>(can|should|could|may) (i|my <1><family>|he|she) (safely )?(take|give)(?! (to the|in for|back|on (a|the|my)) )",
  `(can|should|could|may|is it (ok|okay|safe|fine|alright|dangerous)( for me| for my <1><family>)?( to| if i)?|will i be (ok|okay|fine) if|what if) (i |my <1><family> |he |she )?(safely )?(just )?(take|mix|combine|double|triple|crush|snort|inject|chew|cut|split|skip|stack|give (him|her|my <1><family>)) <5>(${strength}|\\d+ (of|at)|my (dose|medicine|meds)|together|at once|with (alcohol|wine|beer)|in half)(?! <2>(to (the|my|a)|on (a|the|my) (plane|trip|flight|cruise)|back|through|abroad|across|into))`,
  "how (fast|quickly|slowly|long|much|do|should|can|would)( should| can| do| could)? i <2>(taper|wean|cut (down|back)|reduce|lower|come off|get off|detox|quit)( <self>| off| down| from| my)* <4>(\\d+|<self>|<pills>|on my own|at home|my dose)(?! (if|when) my doctor)",
  "what (dose|dosage|strength|amount|mg|is the (right|safe|best|correct|maximum|max) (dose|dosage|amount)) <4>(should|can|do|could|is safe for|for) (i|me|my <1><family>|he|she)(?! (ask|expect|doctor|prescriber) )",
  "(should|can|could) i (stop|quit|restart|increase|raise|up|lower|reduce|change) (taking )?(my|the) <2>(dose|dosage|<pills>)(?! <2>(doctor|prescriber|in ohio|legally))( on my own| <self>| cold turkey| suddenly| today| tonight| now| by \\d+| to \\d+)",
);

const condition =
  "(fibro\\w*|cancer\\w*|crps|rsd|arthritis|lupus|sciatica|neuropathy|ms|multiple sclerosis|tumor|a (tumor|clot|blood clot|fracture|herniated disc|slipped disc|pinched nerve|disease|disorder|condition|stroke|infection)|stenosis|infected|broken|serious|addicted|an addict|addiction|depression|hyperalgesia|ehlers danlos|eds|endometriosis|shingles|gout|diabetes|migraines?|osteo\\w*|rheumatoid|malignant|benign)";
const diagnosis = phrases(
  `(do|could|might|would|can) (i|my <1><family>|he|she) <2>(have|be) <2>${condition}(?! <6>(rights?|law|qualify|to (get|be|see|qualify)|need|form|letter))`,
  `(is|are|could|can|might|does|do) (this|that|these|it|my|the) <3>(lump|pain|numbness|rash|swelling|symptoms?|bump|mole|tingling|headaches?|weakness|burning|ache|spot|knee|back|leg|foot|hip|shoulder|neck) <2>(be |mean |a sign of |caused by |look like |sound like |from )*(i have )?${condition}`,
  "what (is|s|could be|might be|do i have|disease|illness|condition) (wrong with me|causing my <3>(pain|symptoms?|numbness|swelling|headaches?|weakness)|do i have|this (rash|lump|bump|pain))",
  "(diagnose (me|my|this)|tell me what i have|what do my (mri|x ray|xray|labs?|blood ?work|scan|test|results?)( results?)? mean|(read|interpret) my (mri|x ray|xray|labs?|scan|results?))",
  `am i (addicted|an addict|becoming addicted|dying of|depressed|getting ${condition})`,
);

const legal = phrases(
  "(should|can|could|may|do) (i|we) <1>(have (a )?case|have grounds|sue(?! you)|take (him|her|them|my <2>|the <2>)to court|press charges|get sued|settle|plead|be sued)( |$)?",
  "(will|would|could|can|do|am) (i|we) <3>(win|lose) (my |the |this |a |in )?(case|lawsuit|suit|claim|court|trial)?(?! (weight|my (doctor|meds|coverage|insurance|prescription|job|benefits|license|house)|access|the appeal if) )(?! )",
  "(will|would) (i|we) win",
  "how much (is my case|can i (get|sue)|(money|damages) <3>(case|lawsuit|sue|settlement|claim))",
  "(chances?|odds) (of|that) <2>(winning|win)( my| in| a)? <2>(case|lawsuit|court|suit)?",
  "(is|was|has|did|are) (my|this|that|the) <2>(doctor|dr|clinic|pharmacist|pharmacy|hospital|insurance|employer|nurse|prescriber|insurer|surgeon) <4>(breaking|broke|break|broken|violating|violate|violated|guilty of|liable for|committing|committed|commit|negligent|acting illegally) <3>(the law|my rights|malpractice|negligence|laws?|hipaa|ada|a crime|fraud|in|by|for|when)?",
  "(is|was) (this|it|that|what (my|the) <1>(doctor|clinic|pharmacist|hospital) did) (malpractice|medical malpractice|negligence)",
  "(what|how) (should|do) i (say|tell|testify|plead|answer) (to the (judge|jury|prosecutor|police)|in court|at my (hearing|trial|deposition))",
  "(should i|do i have to) <1>(sign (the|this|a) (settlement|release|plea)|talk to the (police|dea|detective))",
  "(do|did) (my|the) <2>(doctor|clinic|hospital|pharmacist|pharmacy) <2>(commit|break) <2>(malpractice|the law|a crime)",
  "will i (go to jail|get arrested|be charged|be convicted)",
);

/**
 * Whether a message asks for advice that only a professional may give: how much of a medicine to take, what an
 * illness is, or how the law judges one's own case. It would rather miss one than refuse a question about the rules.
 */
export function adviceAskedFor(message: string): Advice | null {
  const text = plainWords(message);
  if (has(text, dose)) return "dose";
  if (has(text, legal)) return "legal";
  return has(text, diagnosis) ? "diagnosis" : null;
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
