import { screenWords } from "./words.ts";

/** Short words that mark a message as Spanish; two of them are enough. Spelled as screenWords gives them. */
const common = new Set(
  `que de la el los las un una mi mis se y por para con esta estoy es ya yo quiero quiere tengo tiene como pero muy mas
  todas todo dolor ayuda hijo hija esposo esposa vida si su sus le al del voy va hay cuando porque puedo vivir morir
  pastilas aqui nada nadie sin creo mama papa morirme matarme suicidio sobredosis auxilio respira necesito hospital`.split(
    /\s+/,
  ),
);

/** Is a message written in Spanish? */
export function isSpanish(message: string): boolean {
  const words = screenWords(message);
  const spanish = words.filter((word) => common.has(word)).length;
  return spanish >= 2 && spanish * 4 >= words.length;
}
