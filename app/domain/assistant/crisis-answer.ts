import * as crisis from "#app/content/crisis.ts";
import type { Crisis } from "./crisis.ts";

/** An action as a link of an answer's text. Numbers and addresses come from the content, never from here. */
function link(action: crisis.CrisisAction, words = action.label): string {
  return `[${words}](${action.href})`;
}

const [call988] = crisis.lifeline.actions;
const text988 = crisis.lifeline.actions.find((action) => action.kind === "sms") ?? call988;
const [call911] = crisis.emergency.actions;
const [callPoisonHelp] = crisis.poisonHelp.actions;
const [pressForSpanish] = crisis.spanish.actions;
const [textInSpanish] = crisis.spanishText.actions;

const english: Record<Crisis["kind"], readonly string[]> = {
  suicide: [
    "I am glad you wrote. You do not have to face this alone. Someone will listen right now. It is free, day and night.",
    `- ${link(call988)}\n- ${link(text988)}\n- In danger now, or hurt? ${link(call911)}`,
    "Can someone be with you while you reach out? Are you worried about someone else? Stay with them, and call with them or for them.",
  ],
  overdose: [
    "This sounds like an emergency. Get help now.",
    `- ${link(call911)}\n- Give naloxone if you have it.\n- Stay with the person. If it is you, do not stay alone.`,
    `Awake and breathing well, but the dose was wrong? Poison Help can tell you what to do: ${link(callPoisonHelp)}.`,
    `Are there thoughts of suicide? ${link(call988)} or ${link(text988)}, day or night.`,
  ],
  danger: [
    "This sounds like an emergency. Get help first.",
    `- ${link(call911)}\n- Or go to the nearest emergency room.\n- If someone may hurt you, get to a safe place if you can.`,
    `Do you feel you cannot cope? ${link(call988)} or ${link(text988)}. It is free, day and night.`,
  ],
};

const llame911 = link(call911, call911.label.replace("Call", "Llame al"));
const llame988 = `${link(call988, call988.label.replace("Call", "Llame al"))} y oprima 2`;
const textoEnEspanol = link(
  textInSpanish,
  textInSpanish.label.replace("Text", "Envíe").replace(" to ", " por texto al "),
);
const inEnglish = `In English: ${link(call911)} for danger now. ${link(call988)} or ${link(text988)}. For Spanish: ${link(pressForSpanish)}.`;

const inSpanish: Record<Crisis["kind"], readonly string[]> = {
  suicide: [
    "Gracias por escribir. No tiene que pasar por esto a solas. Hay ayuda gratis, de día y de noche.",
    `- ${llame988}\n- ${textoEnEspanol}\n- ¿Hay peligro ahora? ${llame911}`,
    inEnglish,
  ],
  overdose: [
    "Esto parece una emergencia. Pida ayuda ahora.",
    `- ${llame911}\n- Dé naloxona si la tiene.\n- Quédese con la persona. Si es usted, no se quede a solas.`,
    `¿Hay pensamientos de suicidio? ${llame988}. O ${textoEnEspanol}.`,
    inEnglish,
  ],
  danger: [
    "Esto parece una emergencia. Pida ayuda primero.",
    `- ${llame911}\n- O vaya a la sala de emergencias más cercana.`,
    `¿Quiere hablar con alguien? ${llame988}. O ${textoEnEspanol}.`,
    inEnglish,
  ],
};

/**
 * What to do now, in one short screen: the order fits the kind. Its facts are those of `app/content/crisis.ts`.
 * @returns text in the answers' subset of Markdown
 */
export function crisisAnswer({ kind, spanish }: Crisis): string {
  return (spanish ? inSpanish : english)[kind].join("\n\n");
}
