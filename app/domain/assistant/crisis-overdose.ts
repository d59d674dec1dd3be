import { has, phrases, without } from "./crisis-pattern.ts";

/** The same words about something else: animals, offices, treatments, time; and what happened long ago. */
const elsewhere = phrases(
  "(dog|cat|puppy|pup) <2>(ate|eat|chewed|swallowed|got into|got in)",
  "took too (much|many) <1>(time|effort|energy|of (a|my|the) (toll|time|day|life|money|week)|out of|work|money|courage|space|from|long|days|weeks|months|hours|calls|tries|phone|visits|steps)",
  "(doctor|clinic|dr|pharmac\\w*|hospital|nurse|insurance|they|office|prescriber|thief|burglar|police|tsa|airline) <3>(took|taken|have taken) (all|every|my|too|away|the)",
  "(took|taken|taking) <5>(away|from me|off the market|back to|with (me|him|her) to)",
  "(office|clinic|doctors?|insurance|company|board|pharmacy|nurses?|staff|plan|dr|prescriber|agency|hospital|system|website|portal|pain|body|nerves|condition) <3>(unresponsive|not respond(ing|ed)?|will not (respond|answer)|is not (responding|answering))",
  "(unresponsive|not respond(ing|ed)?) to (treatments?|my|the|calls?|emails?|therapy|medication|medicine|opioids?|messages?|any)",
  "(never|did not|have not|has not) (ever )?(had an )?(overdose|overdosed|od)",
  "(signs?|symptoms?|risks?|chances?|danger) of (an? )?(opioid )?overdos\\w*",
  "i <8>(sleep|asleep|mind|want|wish|hope|pray|fine|ok|rather|would|love|happy) <5>(not|never) <3>(wake|waking|woke|awake)( up)?",
  "(mind|want|wish|hope|pray|please|prefer|rather) (to )?(not|never) <3>(wake|waking|woke)( up)?",
  "do not want to <2>(wake|waking)( up)?",
  "(i|we) <2>(can|could) (not|barely|hardly) (breathe|breathing)",
  "(shortness of breathe?|trouble breathing|(slow|slowed|shallow) breathing|seizures?) <3>side effects?",
  "(they|doctor|clinic|dr|pharmac\\w*|nurse|hospital) <2>gave (me|us) <3>(too|wrong|the wrong)",
  "took too many of my <1>days",
  "unconscious (bias|mind|belief)",
  "pass(ed)? out (flyers?|cards?|papers?|pamphlets?|handouts?|the|some|candy|information)",
  "(causes?|caused|prevent|about|risk of|risks of|slow|slows|affects?|with sleep apnea|treat) (trouble |slow |slowed |shallow )?(breathing)",
);
const longAgo = phrases(
  "(years?|months?|decades?) ago|last (year|month|summer|winter|spring|fall)|in (19|20)\\d\\d",
  "(history|past|prior|previous|earlier|old) <2>(of )?(an )?overdos\\w*|used to",
  "(died|dead|death|lost) <6>overdos\\w*",
  "overdos\\w* (death|deaths|died|prevention|awareness|data|law|laws|training|education|month|risk|rates?|statistics|crisis|epidemic|numbers|reversal|kits?|response|map|cases|on my record|in my (record|chart|past|history|file))",
  "survived an overdos\\w*|overdos\\w* (once|before|twice|as a)",
  "when (i|he|she) was (young\\w*|a (kid|teen\\w*)|\\d\\d)|as a (kid|teen\\w*)",
);

const taken =
  "(took|taken|swallowed|ate|eaten|drank|downed|popped|injected|snorted|smoked|shot up|gave|given|had|consumed|ingested|used|chugged|gulped|doubled|finished|emptied|chewed|got into|gotten into|found and ate|got ahold of|got a hold of|got hold of)";

/** A body that shows an overdose, an overdose that has happened or happens, too much taken, a bad withdrawal. */
const events = phrases(
  // The signs.
  "(someone|he|she|<family>) (just |has |have |suddenly )*collapsed|(he|she|<family>) (is|looks|turned) (all )?(blue|purple|gray|grey)",
  "(took|taken|swallowed) <6>(at once|all together|at the same time)(?! (as|with))",
  "(he|she|is|are|and|over|but|just|fell) not moving(?! (forward|on|to|my) )|(hard|tough|difficult) to (wake|rouse|awaken)|deliri(um|ous)",
  "(accidentally|accidently|mistakenly) (gave|took|taken|swallowed|drank|ate|doubled|injected)|(gave|took|taken|swallowed) <8>(by (mistake|accident)|instead of (one|1|half|a half))",
  "not <1>(get|make) (him|her|them|my <1><family>|any response|a response) <2>(to )?(respond|wake|answer|move|breathe|talk|come|stir|open|up)",
  "(he|she|they|<family>|someone) (just |has |have )?(took|taken|swallowed|drank|ate|injected|did|snorted|smoked) (something|some (kind|sort|stuff)|stuff|fentanyl|heroin)(?! (for|to help) )",
  "(not had|not have|out of|ran out of|without|off|missed|stopped|since|quit|went off|came off) <2>(<pills>) <14>(seeing things|hearing things|hallucinat\\w*|seizures?|heart <1>(pounding|racing)|passing out|passed out|vomiting nonstop|convuls\\w*|blood|can not keep (water|anything|food|fluids|liquids)|delirious|confused and)",
  "(not|isnt|stopped|stop|barely|hardly|quit|no longer|nt|never|scarcely|without|almost not|isn t|shallow|slow|slowed|slowly|weird|strange\\w*|gurgl\\w*|funny|weak) <1>(breathing|breathe|breaths?|a pulse|respirations?)",
  "(breathing|breathe|breaths?) <3>(slow|slowly|slowed|shallow|weird|funny|strange\\w*|stopped|barely|hardly|real (slow|shallow)|once (a|every)|every (few|ten|\\d+)|gurgl\\w*|raspy|noisy|loud|rattl\\w*|weak|wrong|off|not right)",
  "no (pulse|heartbeat|breath|breathing|response)|not have a pulse",
  "can not (find|feel) (a|his|her|their) pulse",
  "(will|can|could|would|do|did|is|are|am|he|she|not|cant|wont) not <2>(wake|waking|woke|rouse|roused|awake|awaken|come to|coming to|respond|responding|responsive|react|reacting|answering|get (him|her|them|my <1><family>) (up|awake|to wake))( up| him| her| them| my <1><family>){0,2}(?! (before|until|without|because|for work|on time|in the morning|due|to (treatment|my|calls)|well|rested|refreshed|early) )",
  "(hard|impossible|difficult|trying|unable|tried|tough|failing|struggling) to (wake|rouse|awaken|get a response)( up)? (him|her|them|my|up|from)",
  "(shake|shaking|shook|slap\\w*|yell\\w*|called|calling|poke|poked) <4>(and|but) <2>(nothing|no response|not (wake|respond|move|moving|waking|answer\\w*|budge))",
  "(unresponsive|unconscious|nonresponsive|non responsive|comatose|out cold|catatonic)",
  "(passed|passing|pass|blacked|blacking|knocked) out <4>(from|after|on|and|cold|taking|took|with|in|next|floor|pills|<pills>|again|now|right now|help|cant|can not)",
  "<someone> <3>(just |has |have |is |have just )?(passed|blacked) out",
  "(lips?|face|skin|fingers?|fingertips|fingernails|nails|mouth|toes|hands) <4>(blue|purple|gray|grey|bluish|greyish|grayish|ashen|pale and|white as)",
  "(blue|purple|bluish|gray|grey) <1>(lips|face|fingers|fingertips|fingernails|nails|skin|mouth|tint)",
  "(turning|turned|going|gone|looks|went) (blue|purple|gray|grey)",
  "(nodding|nodded|nods|nod) (off|out)(?! (at|during|in (class|church|meetings?)|watching|while driving) )",
  "(gurgl\\w*|death rattle|foam\\w* (at|from|out)|frothing|choking on (his|her|their|my) (own )?(vomit|tongue))",
  "snoring <3>(weird|strange|funny|loud\\w* and|and (can|will|not))",
  "(gone|went|goes|going|all|completely|body is|is|so) limp(?! (on|when|from my) )|pinpoint pupils?",
  "pupils? <3>(pinpoint|tiny|pin|small|dots)|cold and clammy|slumped( over)?",
  "(is|just|has|have|suddenly|found <2>) (collapsed|collapsing)",
  "(found|on) (him|her|my <1><family>)? ?<2>(on the (bathroom )?floor|face down|lifeless)|lifeless",
  "(having|has|have|had|in|is|started|keeps having|just had) <1>(a )?(seizures?|seizing|convulsions?|convulsing|convuls\\w*)(?! (disorder|medicine|medication|history|meds|pills|years|since|in (19|20)) )",
  "seizing|convulsing",
  // The word itself.
  "(i|we|he|she|they|someone|somebody|<family>|man|guy|woman|kid|think|is|are|am|was|just|might|may|have|been|accidentally|possibly|probably|could|did|if|cause|be|like|because|and|must|ing) <2>(overdosed|overdosing|od|ods|ing|oded|oding|odd|od d|odd on|od ing|overdosing)(?! (prevention|data|death|deaths) )",
  "<someone> <3>(overdose|overdosed|overdosing|overdoses)(?! (prevention|training|kit|data|risk|law|deaths?|response|education|awareness) )",
  "(took|taken|taking|having|has|have|had|help|accidental|possible|an|emergency|did|suspected|is this|this is|think it is|from an|caused|going into|intentional|maybe|with an) <1>(an? )?(overdose|od) (right now|now|help|emergency|happening|please|in progress|at (home|my)|on (my|her|his|their|purpose|pills|<pills>)|what (do|should) i|by accident|tonight|today|just now)",
  "(took|taken|having|think it is|think this is|is this|suspect|accidental|intentional|might be|may be|looks like|this is|possible|maybe) (a |an )(accidental |intentional |possible )?(overdose|od)",
  "(overdose|overdosing|od) (help|emergency|now|right now|what do (i|we) do|what should (i|we)|please|happening|on (my|his|her|their) <2><pills>|he is|she is)",
  "help <3>(overdose|overdosing|od|overdosed)|(?<=^ )(overdose|overdosing|overdosed|od)(?= $)",
  "overdos\\w* (on purpose|tonight|last night|today|this morning|just now)",
  "(?<=^ )(just )?(overdosed|oded|odd)|(he|she|i|they|mom|dad) (od|ods|oded) ",
  // Too much, all of it, somebody else's.
  `${taken} <4>(too (many|much)|way (too|more)|all|every|the (whole|entire|rest)|a (whole|bunch|handful|fistful|ton|full|lot)|an (entire|extra|additional|overdose|excess\\w*)|whole|entire|handfuls?|double|twice|triple|a double|\\d\\d|two doses|three doses|several|like \\d+|about \\d+|over \\d+|a whole bottle|everything|lots|bunch|half (a|the) bottle) <3>(of )?(<my> |the |it |them |of |those |these )*(<pills>)(?! <3>(back|for (disposal|years)|with me|to (my|the)|a day for|daily|every day|as prescribed|regularly|over the years|in the past))(?! (of|we) (ohio|the))`,
  "(took|taken|swallowed|ate|drank|downed|popped|had|gave (him|her|them|myself)) <1>(way |far )?too (many|much)(?! (time|to|of (a|my|the) (toll|time|risk)|work|energy|effort|pain|stress|trouble|paperwork|for granted|on (my|her) plate|~) )",
  "(took|taken|swallowed|ate|popped|downed|gave (him|her)) <4>more (than|pills) <4>(supposed|should|prescribed|meant|allowed|safe|needed|recommended|the (label|bottle|doctor|dose))",
  "(took|taken|swallowed|takes?|given|gave) <4>(wrong|extra|someone elses|(his|her|my) (husband|wife|mother|mom|dad|father|sister|brother|friend|grandma|neighbor)s) <1>(pills?|dose|doses|medicine|meds|medication|pill)(?! (back|away) )",
  "(took|taken) <3>(<pills>|it|them) (twice|two times|double|three times|again by mistake)(?! (a|per|daily|each|every) )",
  "(toddler|baby|infant|<family>|kid|kids|child|he|she|\\d year old|year old|little one|boy|girl) <4>(swallowed|ate|got into|gotten into|chewed|drank|found and ate|got ahold of|got a hold of|sucked on|put <3>in (his|her|their) mouth|licked|eating|swallowing) <4>(<pills>|pain patch|weed|edibles?|bleach|cleaner|something|poison)",
  "(took|taken|mixed|drank|swallowed|had|combined|mixing) <4><pills> <3>(and|with|on top of|plus) <4>(alcohol|vodka|whiskey|wine|beer|liquor|drinks|<pills>|drunk|bottle of) <8>(feel (weird|dizzy|sick|strange|funny|wrong|sleepy|numb|faint|scared|so|really|like)|sleepy|dizzy|can not|not (feel|breathe|wake)|scared|help|heart|breathe|breathing|fading|throwing|drowsy|numb|woozy|going to (die|pass))",
  "(toddler|baby|infant|kid|child|<family>|he|she) <2>put <4>(patch|pill|pills|gummy|medicine|film|strip) <2>in (his|her|their) mouth",
  "(barely|hardly|can not) (stay|keep my eyes|keep his eyes|keep her eyes) (awake|open) <6>(dose|<pills>|took|patch)",
  "(dose|<pills>|took|patch) <12>(barely|hardly|can not|not) (stay|keep my eyes) (awake|open)",
  "(fading|slipping|drifting) (in and out|away|fast|off)( of consciousness)?",
  "in and out of (consciousness|it)|(poisoned|poisoning) <2>(<self>|now|help|him|her|my)",
  "(been|was|is|got|i am|have been|she is|he is) poisoned",
  "(drank|swallowed|drink) <3>(bleach|antifreeze|poison|cleaner|pesticide|drano|lye)",
  // Naloxone in use.
  "(gave|giving|given|used|need|administered|sprayed|no|where is|have|out of) <3>(narcan|naloxone) <6>(not (work\\w*|wake|wak\\w*|respond\\w*|breath\\w*|come|coming|helping)|still|nothing|but|now what|now|right now|twice|and (he|she|they))",
  "(need|get) (narcan|naloxone) (right now|now|asap|immediately|quick|fast|emergency)",
  // Withdrawal that is an emergency.
  "(withdrawal|withdrawals|withdrawl\\w*|withdrawing|detox\\w*|cold turkey|dope ?sick|wds) <12>(seizures?|convuls\\w*|hallucinat\\w*|seeing things|hearing (things|voices)|chest|passed out|passing out|blood|going to die|am dying|i will die|like dying|is dying|i am dying|might die|confused|confusion|delirious|unconscious|emergency|can not (keep|stop (shaking|vomiting|throwing|puking)|stand|breathe|hold|get up)|heart (is )?(racing|pounding|out)|fainting|fainted|fever|dehydrated|not (drink|eat|keep)|kill(ing)? (me|him|her) right)",
  "(seizures?|convuls\\w*|hallucinat\\w*|seeing things|hearing things|chest|passed out|blood|going to die|think i am dying|confused|delirious|shaking (so|uncontroll\\w*|violently|badly|and)|can not (keep|stop)|throwing up (for|non ?stop|everything)|vomiting (for|non ?stop|everything|and)|puking) <12>(withdrawal|withdrawals|withdrawl\\w*|withdrawing|detox\\w*|cold turkey|since (i|he|she|they) (stopped|quit|ran out)|dope ?sick)",
  "(severe|violent|dangerous|extreme|emergency|life threatening|horrible) withdrawals? <1>(right now|now|help|and|please|emergency|tonight|i am|what do i do)",
  "(in|am in|is in) (severe|dangerous|extreme|bad|terrible) withdrawals? (right now|now|help|and)",
);

/**
 * Whether a message tells of an overdose, a poisoning or a dangerous withdrawal that is happening.
 * Questions about naloxone, the law, numbers and the past are not.
 * @param text as `plainWords` gives it
 */
export function isOverdose(text: string): boolean {
  return !has(text, longAgo) && has(without(text, elsewhere), events);
}
