import { has, phrases, without } from "./crisis-pattern.ts";
import { suicidal } from "./crisis-suicide-words.ts";

/** What sounds alike and is not meant: figures of speech, accidents, other uses of the same words. */
const figurative = phrases(
  "suicid (squad|doors?|wings?|sprints?|king|burn)",
  "(dying|die) to (know|see|meet|find out|hear|try|ask|learn|go|show|tell|read|watch|eat)",
  "(rather|sooner) die than (eat|listen|watch|admit|see|hear|pay|call|wait|talk|fill|do|sit|drive|use|ask|read|deal with|go (back )?to)",
  "disappear from (your|the|my|this|our)",
  "(in|at) (high school|college|the army|the military|practice|the gym|gym|school|work) <4>(hurt|injured|cut|burned) <self>",
  "(to|would|could|will) die for",
  "die (of|from) (embarrassment|boredom|laughter|laughing|hunger|thirst|curiosity|old age|natural)",
  "(want|like|wish|hope|prefer|choose|chose) to (die|pass away|be) at home",
  "kill(ing|ed|s)? (<self> )?(time|the|this|that|these|those|some|a few|germs|bacteria|cancer|nerves?|weeds|bugs|any|all|off)",
  "kill(ing|ed) <self> (to (get (through|by|to|there|here|this|my|the)|make (ends|rent|money|a living)|keep (up|my|this|the)|pay|finish|meet|please)|trying|working|at (work|the gym)|with (work|exercise))",
  "(almost|nearly|about|practically) kill(ed)? <self> (getting|trying|doing|on|working|with|climbing|slipping|falling|tripping)",
  "(cut|cutting|hurt|hurting|burn|burned|burnt|burning|stab|stabbed|shot|choke|choked) <self> <1>(shaving|cooking|chopping|slicing|lifting|falling|working|playing|exercising|opening|doing|trying|moving|gardening|by|accidentally|while|when|on (the|a|an|my|some) (job|stove|oven|knife|glass|can|paper|job|farm|grill|ice|stairs|edge)|at (work|the|my)|in (a|an|the|my)|off|some slack|with (a|the|my) (kitchen|saw|hot|heating|box|needle))",
  "(without|avoid|avoided|from|so i do not|do not|not to|never|accidentally|might have|may have|and) (hurting|cutting|burning|injuring|hurt|injured) <self> (while|when|if|doing|at|more|further|worse|again)",
  "(without|avoid|accidentally) (hurting|hurt|cutting|cut|burning|burned|injuring|injured) <self>",
  "taking (my|his|her|our) life (away|over|from|back)",
  "take (my|his|her|our) (own )?life (back|seriously|savings|insurance|experience|story)",
  "(end|ending) (it|things|everything|this) (with|between|by saying) (my|the|this|him|her|them|us|a)",
  "(end|ending) (this|the|my) (call|chat|conversation|session|visit|appointment|contract|lease|subscription|treatment|taper|prescription|pain (clinic )?contract)",
  "jump(ing)? (through|to|in|on|ship|back|rope|for joy|right|around|over to|ahead|hoops)",
  "shoot(ing)? (me|you|us|him|her|them|over|off|a|an|up|down|pain|pains)",
  "(live|living) (with|in|at|by|near) (my|a|the|our) (son|daughter|parents?|mom|dad|sister|brother|family|nursing|facility|care|group|assisted)",
  "(live|living) (alone|here|there|in (a|the|ohio|texas)|near|closer|next)",
  "go on (a|an|the|medicare|medicaid|disability|vacation|trips?|walks?|hikes?|cruises?|dates?|leave|suboxone|methadone|opioids?|any|with (it|this|the|my) (appeal|case|form|treatment))",
  "(dead|died) (tired|end|line|battery|beat|serious|on (my|her|his|your) feet|weight|sure|zone|wrong|set|broke|nerves?|skin|asleep)",
  "(phone|battery|car|plant|computer|laptop|stimulator|pump) (have )?(is )?(died|dead|dying)",
  "(can|may|could|do|should|legal for|lets) i (legally |still )?(own|have|carry|buy|keep|get) <2>(gun|pistol|rifle|shotgun|rope)",
  "(clinic|doctor|office|dr|practice|insurance|boss|job|company|pharmacy|board|landlord|hospital) <4>(goodbye|farewell|final|last) <1>(letters?|notices?|notes?|messages?|bill|day)",
  "(pain|it|this|meds?|medicine|flare|migraine) <3>(make|makes|made|leave|left) (me|my <1>) <2>feel <2>dead",
  "(wont|will|will not|last time) i can get <3>(refills?|meds)|no hope of (getting|a|finding|seeing)",
  "will to (fight|appeal|argue|keep (calling|appealing))",
  "burden of (proof|disease|pain|prior|care|paperwork)",
  "cut (me|him|her|us|them) (off|back|down|out|short|loose)",
);

/** What somebody says they do not intend. It counts against itself only: what comes after "but" is read too. */
const denied = phrases(
  "(not|never|no longer|nor|neither) (been |feel |be |am |at all |actively |currently |now |even |in any way |actually |really |a )?(suicid)(?! (yet|before|until|like this|since|right now|today|tonight) )",
  "(no|not having|not have|never had|denies|denied|deny|without|not any|not have any|zero) (active |current |any )?(suicid|self harm)( (thoughts?|ideation|plans?|intent\\w*))?",
  "(not|never|nor) (going|planning|plan|trying|try|want|thinking|think|about|intend|gonna|wish|would|will|ever|thought|tried|intending|actually|really)( of| about| to| ever| going| want| actually| really| even| i would| think| try){0,3} (kill|killing|hurt|hurting|harm|harming|hang|shoot|off|unalive) <self>",
  "(not|never) (going|planning|plan|trying|want|thinking|about|intend|wish|would|will)( of| about| to| ever){0,2} (take|taking|end|ending|commit|committing|attempt|attempting|overdose|od|die|do anything) ?(my (own )?life|it all|suicid|die)?",
  "(would|will|could|should) (never|not) (ever )?(kill|hurt|harm|hang|shoot) <self>",
  "no (soy|estoy|es|esta|tengo|tiene|me siento) <2>suicid",
);

/** Questions about suicide as a topic: training, law, numbers, rules, side effects; and a loss long ago. */
const topic = phrases(
  "(prevention|awareness|statistics|stats|rates?|numbers|data|stud(y|ies)|research|screening|screen|screener|assessment|cme|ce|course|class|webinar|seminar|conference|presentation|policy|policies|statute|law|laws|legislation|bill|boards?|guidelines?|month|walk|fundraiser|ideation scale|risk|risks|warning labels?|black box|side effects?|linked|link|lead|leads|cause|causes|increase|increases|higher|associated|clause|payout|c ssrs|phq|documentation|document|chart|require|requires|required|requirements?|report|reporting|article|news|story|event|speaker|grant|paper|essay|thesis|warn|warns|warned|warning|reporter|journalist|checklist|questionnaire|agreement|page|website|guide|say (anything|something|about)|(ask|asks|asking|asked) (me )?(about|if)|hhs|fda|cdc|dea|samhsa|prevencion|capacitacion|entrenamiento|curso|ley|datos|estadisticas|tasa|informacion)",
);
/** Words that make it somebody's own after all. */
const personal = phrases(
  "i (am|feel|have|want|might|need|think|can|do|was)(?! (a|an|your|the|looking|interested|wondering|writing|required|doing|to know|research\\w*|teach\\w*) ) <4>suicid",
  "(my|our) <1><family> <5>suicid",
  "(he|she|they) (is|are|feel|seem|seems|said|say|says|might be|have been|keep) <3>suicid",
  "suicid (plan|note|letter|attempt|now|tonight|today|hotline|line|help|pills|thoughts? (again|right|all|every|since|lately|because))",
  "suicid help",
);
/** What is left out where suicide is a topic. */
const topicWords = phrases(
  "(died by|die by|death by|deaths by|lost <4>|lose <4>|losing <4>|to|by|from|of|commit|committed|committing|attempted|thoughts of|thoughts about|talk about) suicid\\w*",
  "(thoughts|urges|ideation|talk|talking) (of|about) (suicid|self harm|(harming|hurting|killing) <self>)",
  "(kill|killed|killing|took|taken|harm|harming) (<self>|<my> own life)",
  "suicid( (thoughts|ideation|attempts?|letters?|notes?))?|self harm",
);
const longAgo = phrases(
  "(suicid|attempt|attempted) <5>((years?|decades?) ago|in (19|20)\\d\\d|as a (teen\\w*|kid|child))",
  "(died|death|lost <4>|commited|died <2>|kill(ed)?|took) <4>(suicid|<self>|own life) <6>(years? ago|last (year|month|summer|winter|spring|fall)|in (19|20)\\d\\d|after (his|her|their|the|being|they|a) |when (his|her|their|the|i was))",
  "(lost|lose|losing) (my|a|our|his|her) <2>(to|from|by) suicid",
  "(years? ago|last (year|month|summer|winter|spring|fall)|in (19|20)\\d\\d) <8>(committed|died by|died from|by) suicid",
);

/** Despair that, alone, a careful listener asks about: "I can't take this pain anymore", "I feel hopeless". */
const despair = phrases(
  "(can|could) (not|barely|hardly) (take|do|bear|stand|handle|endure|cope|tolerate|deal|fight|live|go|keep|survive|manage|suffer|live)( with| through| doing| living| on| going| fighting| hurting| suffering){0,2} (it|this|life|like this|(this|the|my|all this|this much|this kind of|so much|all of this|another day of) <1>(pain|suffering|life|agony|hurting|living|torture|misery|hell))(?= $| anymore| any longer| much longer| no more| and | but | i | alone| by | pain| or | without| every| today| tonight| right now| please| help| another| so | even| much more| like)",
  "can not (cope|anymore|do anymore|take anymore|go on anymore)",
  "(feel|am|is|are|so|completely|totally|utterly) (so |just |completely |totally |utterly |very |really |pretty )*(hopeless|worthless|trapped|suicid|beyond help|desperate and alone|like giving up|defeated by life|empty inside|numb and empty|dead inside|like dying|like death|unwanted|unloved)(?! (with|at|by|on|about|in (a|the|this|my) <2>(contract|agreement|system|job|clinic)) )",
  "(i|me) <2>(die|died|dead|dying)(?! (~|tired|for|of|to|from) )",
  "(they|kids|family|husband|wife|everyone|children|people|he|she) would <3>(better off|happier)(?! (with|in|at|on|if (the|they|my)|than|seeing|by|getting) )",
  "(point|use|purpose|sense) (of|in|to) (living|life|going on|being here|anything|all this|all of this|it all|staying|trying|fighting|any of this|even|this|existing|breathing|me|my life)",
  "(keep|still|bother|stop|quit|hate|tired of|continue|why am i) (breathing|living|existing|alive|waking up)(?! (in|at|here|exercises?|room|through|on|near|alone|support) )",
  "dying inside|dead inside|at (the|my) (end of|breaking)( my| the)* (rope|point)|at my (limit|wits end)",
  "end of my rope|rock bottom|nothing matters(?! to)",
  "not care (if i|what happens to me|whether i|about anything)( live| die| wake| <be>)*",
  "not know how much (longer|more) (i|he|she) can|how much (longer|more) can i",
  "ready to (give up|quit|throw in the towel|go|leave this)|(want|going|just|about) to give up(?! (driving|smoking|on (a|my|the)|my|the) )|giving up(?! (my|the|on (a|my|the)) )",
  "ready for (it|this|the pain) to (be over|end)|not care anymore|i (quit|give up)(?= $)",
  "(no|out of) (options|choices|hope)|hate (my life|myself|being alive|living)|hate (my )?life|hopeless(?! (with|at|about) )",
  "not see the point( anymore)?|no point( anymore)?(?! (in|to|of) )",
  "life is (too hard|so hard|not fair anymore)|want (out(?! of (this|the|my|here)? ?(clinic|contract|program|agreement|practice|plan))|it to stop(?! \\w+ing)|this to (stop|end(?! up)|be over))",
);
/** What counts only next to a denial: "I won't kill myself, but I don't know what else to do". */
const atALoss = phrases(
  "not know (what (else )?to do|how to|how much|if i can|where to turn)",
  "(what|nothing|no way) else (can|to|is there|helps?|works?)|(no|any) other (way|choice|option)",
  "but (sometimes|maybe|the thought|i (might|could|get why|understand why|think about|wonder))",
  "not (promise|sure)|out of (options|ideas)",
);
const practical = phrases(
  "(with|about|dealing with|from|by|of|because of|on|over|due to) (the |my |this |these |all |that |all this |their |those )*(insurance|insurer|insurance company|prior|appeals?|authorization|pharmacy|pharmacist|paperwork|bills?|coverage|medicare|medicaid|forms?|hold|phone|side effects?|stomach|stairs|noise|neighbors?|job|commute|weather|website|portal|billing|doctors? office|front desk|staff|nausea|liver|kidneys?|allerg\\w*|drowsiness|constipation|hoops|red tape|rules|system)",
  "(where|who|which|how) (do|can|could|should|would|will|is|are|to|treats?|takes|has|have|accepts) <8>(doctors?|clinics?|specialists?|appointment|appeal|complaint|complain|insurance|find|refills?|prescriptions?|records|medicare|medicaid|advocate|file|law|rights?|oarrs|provider|providers|second opinion|ask my|talk to my|get (a|an|my|in) )",
  "(what|which) (are|is|rights?|rule|law|can|should|do|kind|questions?) <6>(rights?|laws?|rules?|ask|questions?|doctors?|prescriber|appeal|say to my|tell my)",
  "take (it|this|the|my)( \\w+)? (because|since|due|with|on|at|before|after|and drive|if|as|for)",
);

/**
 * Whether a message is about suicide or self-harm as somebody's own trouble, now.
 * @param text as `plainWords` gives it
 *
 * "The pain is so bad I can't take it anymore" is one: unbearable pain and feeling trapped are warning signs, and a
 * crisis worker would ask. It is not one where the words go on to ask for a practical thing, as a doctor or an appeal.
 */
export function isSuicidal(text: string): boolean {
  const stated = without(without(text, figurative), denied, "denied");
  const bereaved = has(stated, longAgo);
  const isTopic = bereaved || (has(stated, topic) && !has(stated, personal));
  const rest = isTopic ? without(stated, topicWords) : stated;
  if (has(rest, suicidal)) return true;
  const isDenied = rest.includes(" denied ");
  return (isDenied && has(rest, atALoss)) || (has(rest, despair) && (isDenied || !has(rest, practical)));
}
