import { has, phrases, without } from "./crisis-pattern.ts";

const elsewhere = phrases(
  "muero de (ganas|hambre|risa|calor|frio|sed|sueno|curiosidad|pena|verguenza|aburrimiento)",
  "muero por (saber|ver|comer|un|una|ir)",
  "(dolor|espalda|cabeza|rodillas?|migranas?|seguro|trabajo|calor|estres) <2>me (esta )?(matando|mata|va a matar)",
  "matar (el|mi|este) (dolor|tiempo)",
  "(prevencion|capacitacion|entrenamiento|datos|ley|leyes|estadisticas|tasa|informacion|curso|riesgo) <4>(suicid\\w*|sobredosis)",
  "(que es|como (revierte|funciona|prevenir|evitar|se trata)|signos de|senales de|sintomas de|por que|revierte|murio (de|por)|hace (anos|un ano|meses)|en (19|20)\\d\\d) <5>(una? )?(sobredosis)",
  "no (quiero|voy a|pienso) (matarme|suicidarme|suicid|hacerme dano|lastimarme|quitarme la vida)",
  "tomo <5>(por la|en la|cada|al dia|diario|todos los dias|con (comida|agua))",
  "(seguro|clinica|doctora?|farmacia|oficina|enfermera|hospital) <2>no (me )?(responde|contesta|reacciona)",
  "cortarme (el|las? (unas|uñas)|un)|(murio|fallecio) <6>(hace|el ano|en (19|20))",
);

const wishedSleep = phrases(
  "(quiero|quisiera|ojala|deseo|espero|gustaria|prefiero|pido) <3>no <2>despert\\w*",
);

const suicidal = phrases(
  "(me|se|te) (quiero|quiere|quisiera|quieren|voy a|va a|gustaria|deberia|vamos a|podria|dan ganas de|kiero|quiera) (de )?(matar|morir|suicid|ahorcar|colgar|cortar|hacer dano|tirar|aventar|quitar la vida|lanzar|envenenar|lastimar|desaparecer|disparar|pegar un tiro)(?! (de hambre|de risa|el pelo|de calor|las? unas) )",
  "(quiero|quiere|quisiera|quieren|queria|deseo|desea|prefiero|prefiere|ojala|ganas de|gustaria|pienso en|piensa en|pensando en|pense en|pensado en|voy a|va a|mejor|dan ganas de|pido a dios|pidiendo|planeo|planea|tengo ganas de|necesito|estoy lista? para|listo para|tratar? de|trato de|intento|intente|intentar) <3>(morir|morirme|morirse|me muera|muriera|morirme|estar muert[oa]|muert[oa]|matarme|matarse|desaparecer|dormir <3>(y )?no despertar|no despertar|no despertarme|no existir|dejar de (existir|vivir)|quitarme la vida|quitarse la vida|cortarme|cortarse|lastimarme|lastimarse|hacerme dano|hacerse dano|ahorcarme|ahorcarse|colgarme|tirarme|aventarme|lanzarme|dispararme|envenenarme|ahogarme|terminar (con todo|con mi vida|con esto|todo)|acabar (con todo|con mi vida|con esto|todo|conmigo)|la muerte|no haber nacido|dormir para siempre)",
  "(matarme|quitarme la vida|quitarse la vida|matarse|hacerme dano|ahorcarme|cortarme las venas|cortarse las venas|pegarme un tiro|darme un tiro|autolesion\\w*|me corto|se cort[ao](?! (el|la luz|la llamada) )|cortandome|cortandose|me lastimo|me hago dano|se hace dano|se hizo dano|haciendome dano|se quiso matar|se intento matar|trato de matarse|intento quitarse)",
  "(no|ya no|nunca mas|tampoco) (quiero|quiere|quisiera|queria|deseo|tengo ganas de|tiene ganas de|puedo|puede|vale la pena|soporto|aguanto|deseo|le veo sentido a|hay razon para|tengo razones para|tengo por que|encuentro sentido a|tengo motivos? para|tengo para que) <2>(vivir|seguir viviendo|vivo asi|estar (aqui|viva|vivo|en este mundo)|existir|despertar|despertarme|seguir (aqui|adelante|asi|luchando|con (esto|vida|mi vida))|seguir|mas con (esto|mi vida|la vida|este dolor)|mas vida|la vida|mi vida|viviendo|nada)(?! (el tratamiento|tomando|con (el|la) (tratamiento|terapia|seguro|doctor|cita)) )",
  "(no|ni|sin|perdi|perdido|perdio) <1>(tengo |hay |tiene |encuentro |le veo |veo |las |la )?(ganas|razon|razones|motivos?|sentido|esperanzas?|voluntad|proposito) (de|para|por|en|a)? ?(que )?(vivir|la vida|mi vida|seguir|estar|existir|nada|vida)?",
  "(la|mi) vida (ya )?no (vale|tiene|me importa|sirve)|no vale la pena (vivir|seguir|nada|mi vida)",
  "para que (vivir|seguir|vivo|sigo vivi\\w*|estoy viv\\w*)|nada (tiene sentido|vale la pena)",
  "no tiene sentido (vivir|seguir|mi vida|la vida)",
  "(mejor|felices|tranquilos?|bien|libres?|descansar\\w*) <2>(sin mi|si (yo )?(no (estuviera|existiera|estoy)|me (muero|muriera|voy|mato|fuera)|estuviera muert\\w*|desapare\\w*)|muert[oa]|cuando (yo )?(me muera|no este|muera))",
  "sin mi <4>(mejor|bien|felices)|soy (solo |nada mas |solamente )?(una|un) (carga|estorbo)",
  "nadie (me )?(va a |iba a )?(extran\\w*|echar\\w* de menos|notar\\w*|llorar\\w*|quiere|importa)",
  "a nadie le import\\w*",
  "(carta|nota|mensaje) (de )?(despedida|suicid|adios)",
  "(adios|me despido) (a |de )?(todos|mundo|para siempre|familia|mi familia|la vida)",
  "esta es mi (ultima|despedida)|ultima (noche|carta|vez que)",
  "(acabar|terminar|ponerle|poner) (fin|con|todo)? ?(a |con )?(mi vida|todo esto|el sufrimiento|mi sufrimiento|todo de una vez)",
  "ya no (puedo|aguanto|doy|soporto) mas",
  "(estoy|toy) (cansad|hart)[oa] de (la vida|vivir|todo|mi vida|existir|seguir)",
  "(odio|detesto) (mi vida|vivir|la vida)|no (me )?importa si (me )?(muero|vivo)",
  "preferiria (estar )?(muert\\w*|morir\\w*|no)|(no|nunca) (debi|deberia|hubiera|haber) (haber )?nacido",
  "que todo (termine|se acabe|acabe)",
  "(saltar|tirar\\w*|aventar\\w*|lanzar\\w*) <1>(de|del|desde|a|al) <1>(un |el |una |la )?(puente|edificio|techo|balcon|tren|metro|carretera|via|ventana)",
  "(voy|pienso|quiero|planeo|pensando|pensado|ganas|va|quiere|piensa|podria|tentad[oa]) <2>(tomar|tomarme|tomarse|tragar|tragarme) <2>(todas?|todos?|muchas|el frasco|la botella|un monton|un frasco|un punado)",
  "(cuantas|cuanto|que cantidad) <4>(para morir\\w*|matan|me mata\\w*|mortal|letal)|dosis (letal|mortal)",
  "forma (rapida|facil|sin dolor) de morir",
);

const overdose = phrases(
  "(tuvo|tengo|tiene|creo que|es|una|de|tuve|por|sufre|sufrio|esta (en|teniendo)|ayuda|posible|hizo|con|da|dio|emergencia) <3>sobredosis",
  "sobredosis (ahora|ayuda|que hago|por favor|de (mi|sus|mis|pastillas|fentanilo))|(?<=^ )sobredosis(?= $)",
  "(no(?! puedo respirar)|apenas|casi no|dejo de|ya no|deja de|paro de) (esta |puede |puedo |me |se |lo |la |le )*(respira|respirar|respirando|respiro|responde|respondiendo|reacciona|reaccionar|despierta|despertar|despertarl[oa]|despierto|despertando|levanta|mueve|moviendo|tiene pulso|contesta ni)(?! (el seguro|la clinica|el doctor|mi doctor|mis llamadas|temprano|bien|pastillas) )",
  "(respira|respirando|respiracion) <2>(muy )?(lento|despacio|poco|mal|raro|lenta|poquito)",
  "(labios?|cara|unas|piel|dedos) <3>(azul\\w*|morad\\w*|gris\\w*)|inconsciente",
  "(se|me) (esta )?(desmay\\w*)|perdio el conocimiento|(esta )?convulsion\\w*|echando espuma",
  "(tome|tomo|tomado|tomaron|tragu?[eo]|trago|comio|ingiri[oe]|tomando|bebio|dieron|di|inyect\\w*) <3>(todas?|todos?|muchas|muchos|demasiad\\w*|un monton|el frasco|un frasco|la botella|una botella|medio frasco|doble|de mas|veinte|treinta|\\d\\d|mas de la cuenta|veneno|cloro|mis pastillas|sus pastillas|bastantes)(?! (los dias|las (mananas|noches)|el tiempo|los anos) )",
  "(nino|nina|bebe|hijo|hija|nieto|nieta) <4>(comio|trago|tomo|agarro) <3>(pastillas?|medicinas?|medicamentos?|parche|pildoras?)",
  "intoxic\\w*|envenen\\w*|(naloxona|narcan) <4>(no (funciona|reacciona|despierta|responde)|ahora|urgente)",
  "abstinencia <8>(convulsion\\w*|alucin\\w*|muriendo|sangre|temblando|grave|fuerte)",
);

const danger = phrases(
  "no (puedo|puede|logro) (respirar|respirar bien|mover)",
  "(me|le) (cuesta|falta) (mucho )?(respirar|el aire|aire)",
  "(dolor|presion|opresion|duele) <2>(de|en|en el|el|mi) (el )?(pecho|corazon)",
  "(ataque|infarto|paro) (al |de |cardiaco|del )?(corazon|cardiaco|cerebral)?(?! (hace|en (19|20)) )|infarto",
  "derrame cerebral|(sangr\\w*|sangre) <3>(mucho|mucha|no para|parar|vomit\\w*)|vomit\\w* sangre",
  "(me|nos|la|lo|le) (esta|estan|quiere|va a|quieren|van a|acaba de) (pegando|golpe\\w*|lastim\\w*|peg\\w*|atac\\w*|matar|mata|amenaz\\w*|ahorcando|violando|abusando|disparar|apunt\\w*|ahorcar|persigu\\w*)",
  "(me|nos) (pega|golpea|golpeo|pego|ataco|amenaza|amenazo|lastima|maltrata|abusa|violo|apunalo|disparo)",
  "(tiene|trae|saco|con|apunta con) (una? |su )?(pistola|arma|cuchillo|navaja|rifle)",
  "(estoy|estamos|esta) en peligro|(temo|miedo) (por|de) (mi|su) vida|me va a matar|quiere matarme",
  "entr(o|aron) a mi casa",
  "(llamen|llame|manden|necesito|llama|envien) <3>(ambulancia|911|policia|emergencia\\w*)",
  "(es|tengo) una emergencia|(?<=^ )(auxilio|ayuda|ayudenme|socorro)( por favor)?(?= $)|auxilio",
  "me estoy muriendo(?! de)|creo que me (muero|voy a morir|estoy muriendo)",
  "(perdi|perdio|pierdo|no (puedo )?control\\w*|sin control) <3>(de |la |mi |el )*(vejiga|esfinter\\w*|orina|intestin\\w*)",
  "(no siento|entumecid\\w*|adormecid\\w*|dormid\\w*) <3>(piernas?|ingle|entrepierna|genital\\w*|cara|brazo)",
);

/** Short words that mark a message as Spanish; two of them are enough. */
const common = new Set(
  "que de la el los las un una mi mis se me no en y por para con esta estoy es ya yo quiero quiere tengo tiene como pero muy mas todas todo dolor ayuda hijo hija esposo esposa vida si su sus le al del voy va hay cuando porque puedo vivir morir pastillas pastilas aqui nada nadie sin creo mama papa".split(
    " ",
  ),
);

/** Whether a message is written in Spanish. */
export function inSpanish(text: string): boolean {
  const words = text.trim().split(" ");
  const spanish = words.filter((word) => common.has(word) && word !== "no" && word !== "me").length;
  return spanish >= 2 && spanish * 4 >= words.length;
}

/**
 * The kind of crisis that a message in Spanish tells of, or null.
 * @param text as `plainWords` gives it
 */
export function spanishCrisis(text: string): "suicide" | "overdose" | "danger" | null {
  const rest = without(text, elsewhere);
  if (has(without(rest, wishedSleep), overdose)) return "overdose";
  if (has(rest, danger)) return "danger";
  return has(rest, suicidal) ? "suicide" : null;
}
