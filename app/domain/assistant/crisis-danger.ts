import { has, phrases, without } from "./crisis-pattern.ts";

/** The same words about something else: figures of speech, old or known illness, rules about guns. */
const elsewhere = phrases(
  "guns? (license|permit|safe|owner\\w*|laws?|rights|card|control|show|shot wound|cabinet)",
  "knife (pain|like)|like a <1>knife|(nerve|pain|massage|trigger|shot) gun",
  "(chest|breathing|stroke|heart attack) <4>((years?|months?|decades?) ago|last (year|month|summer|winter|spring|fall)|in (19|20)\\d\\d|survivor|history|years)",
  "(had|history of|after|since|from) <2>(a )?(strokes?|heart attacks?)(?! (right now|now|today|this morning|tonight) )",
  "(causes?|caused?|side effect\\w*|prevent|risk of|chronic|costochondritis|treat|used for) <4>(chest (pain|tightness)|trouble breathing|stroke|heart attack|bleeding)",
  "chest (wall|xray|x ray|tube|port|scar)",
  "(can not|can hardly|hard to|room to) breathe (easy|a sigh|new life|under (the|all|this)|with (all )?(this|the|these))",
  "short(ness)? of breathe? (on|when|climbing|walking|going up|after (walking|stairs|exercise))",
  "(attacked|raped|assaulted|abused|beaten|stabbed|molested) <6>((years?|months?) ago|as a (child|kid|teen)|by a dog|in (19|20)\\d\\d|when i was)|attacked by a dog",
  "(dying|die) (of|from|with) (cancer|als|copd|laughter|boredom|heat|thirst|hunger|a terminal|heart failure|his|her|liver|kidney|lung|pain|this pain|the pain)",
  "dying (here|over here) (waiting|on hold|with this)",
  "(is|was|are|<family> is) dying (and|of|from|in hospice|at home|with|soon)|(died|dying) (last|in)",
  "(kill|killing|murder) (for|it|time|the|this|that|a few|pain)",
  "kill (me|us) if i (miss|forget|forgot|am late|lose|do not|skip|spend|cancel|ask|call (again|one))",
  "(pain|headaches?|back|job|knees?|hips?|weather|wait\\w*|stress|commute|migraine\\w*|it|this|that|insurance|paperwork|bills?|costs?|prices?|side effects|hold music) (<be> )?(going to |will |would |could |about to )?(kill|killing|hurt|hurting) (me|us|him|her)",
  "(shortness of breathe?|trouble breathing|chest (pain|tightness)) <3>side effects?",
  "(if|whether|law|protect\\w*|people|who|to) (i |you |we |someone |they )?(call|calls|called|calling|dial) 911",
  "(should i|when (to|do i|should i|do we|would i)|is it ok to|do i need to) (call|dial) 911",
);

const attacker =
  "(he|she|they|someone|somebody|<family>|husbands?|wifes?|man|guy|ex husband|ex wife|landlord|roommate|home health aide|people|person|stranger|boyfriends?|dealer|burglar|intruder|home aide|stalker)";
const victim = "(me|us|my <1><family>|her|him|them|the (kids|baby|children)|my kids)";

const events = phrases(
  // Violence.
  `${attacker} <3>(hit|hits|hitting|beat|beats|beating|chok(e|es|ed|ing)|strangl\\w*|attack\\w*|stab\\w*|punch\\w*|kick(s|ed|ing)?|slap\\w*|slam\\w*|rap(e|ed|es|ing)|assault\\w*|molest\\w*|hurts|hurting|abus\\w*|shoves?|shoved|shoving|threatens?|threatened|threatening|burn\\w* me|smother\\w*|drag\\w*|stalk\\w*|following|chasing|grabb?ed|bit) (at )?${victim}(?! (with (discharge|a (bill|letter|lawsuit))|to (discharge|drop|fire|stop|cut)|feelings|when (she|he) (adjust|does|do|press)\\w*) )`,
  `${attacker} <3>(hurt|hurts|hurting) (me|us)(?! (by|with (the|his) words|feelings|during|when) )`,
  "(hurting|hitting|beating|attacking|choking|strangling|abusing|stabbing) me (right now|now|again|every|and|help|please|at home|tonight)",
  `${attacker} <4>(kill|murder|shoot|stab|hurt|strangle) ${victim}`,
  "(try|tried|trying|threatens?|threatened|threatening|going|want|vowed|promised|said) <3>(to )?(kill|murder|shoot|stab|strangle|beat up) (me|us|my|him|her)(?! (pain|~) )",
  "(am|being|been|was|getting|get|got) <1>(beaten|beat up|attacked|abused|assaulted|raped|stalked|strangled|choked|stabbed|held (hostage|against)|kidnapped|trafficked|hit by my|hurt by (my|him|her|a|someone)|physically (hurt|abused))(?! (by (the|my|this|your) (system|insurance|doctors?|clinic|pharmac\\w*)|in the (leg|arm|back|knee|military|war|line)) )",
  "(has|have|had|got|with|pull(s|ed|ing)?( out)?|holding|holds|point(s|ed|ing)|wav(es|ed|ing)|brought|bring|grabbed|carrying|carries|waves|aiming|aimed|reached for|went to get|is getting|getting) <2>(a|his|her|the|my|their|out a) <1>(gun|knife|pistol|rifle|shotgun|weapon|machete|bat|ax|axe)(?! ~)",
  "(gun|knife|rifle) (pointed|to my|at my|on (me|us)|in (his|her) hand|at (me|us))",
  "(there is|theres) (a|an|someone) <2>(shooter|intruder|shooting)|active shooter|shots fired|gunshots?",
  "(been|got|was|is|were) (shot|stabbed)(?! (full|up|down|of|in (19|20)|years|of (cortisone|lidocaine)) )",
  "(not|dont|no longer) <1>(feel |be )?safe (at home|in my (home|house|own)|here|right now|tonight|with (him|her|my|them)|around (him|her|my))",
  "(am|<family> is|we are|life is|lives? (are|is)|child is|kids are|someone is) in (immediate |serious |real |grave |great )?danger",
  "(fear|fearing|afraid|scared|terrified|worried) (for|of) (my|our|her|his|their) (life|lives|safety)",
  "(afraid|scared|terrified) <4>(he|she|they|husband|boyfriend|wife|partner|ex|son|dad|father|someone) <4>(will|might|is going to|may|going|wants) (to )?(hurt|kill|hit|beat|shoot|attack|strangle|find)",
  "(breaking|broke|breaks|broken|trying to (get|break|come)|kick\\w* (in|down)) <2>(into|in|down) (my|our|the) (house|home|apartment|door|room|back door|front door)(?! ((years?|months?|weeks?|days?) ago|last|and stole|yesterday) )",
  "(locked|trapped|holding|keeping|hiding|locking) (me|us|myself) <3>(in|inside|here|hostage|against|closet|bathroom|room|basement|from him)",
  "hiding (in (the|a|my)|from (him|my|her|them))|someone (is )?(in|outside) my (house|home)",
  "call the (cops|police) (for me|please|now)",
  "will not let (me|us|her|him) (leave|go outside|out|go home|call)|(and|always|he|she) hurts me",
  "(fell|fallen) <6>can not (get up|move|stand)",
  "(left|right|one) side <3>(numb|weak|paraly\\w*|droop\\w*|limp)",
  "(has|have) me (pinned|trapped|cornered|locked)|bleeding (really |so |very |pretty )*(bad|badly|hard|everywhere|out)",
  "heart attack <1>(right now|now|today)",
  // Violence towards others.
  "(want|going|ready|about) to (blow up|burn down|shoot up|bomb)",
  "(want|going|ready|plan|planning|about|thinking (of|about)|thought|urge|might|feel like|could) (to |about )?(just )?(kill|shoot|murder|stab|strangle|hurt|killing|shooting|stabbing|hurting|attack|beat up|blow up|burn down) (him|her|them|someone|somebody|everyone|people|that (doctor|man|guy|nurse|pharmacist)|my <1>(<family>|doctor|boss|pharmacist|doctors|neighbor)|the (doctor|pharmacist|nurse|clinic|place|building|office)|others|a (doctor|nurse|pharmacist))(?! (feelings|chances|back|case|career) )",
  "(bring|bringing|take|taking|get|getting|go get) (a|my|the) gun (to|and)",
  // A body in danger.
  "(can|could) (not|hardly|barely|nt) (breathe|breathing|catch (my|his|her) breath|get (any |enough )?(air|a breath)|swallow or breathe)",
  "(trouble|difficulty|hard time|struggling|struggle|struggles|problems?|hard|gasping|fighting) (with |to |for )?(breathing|breathe|air|breath)",
  "short(ness)? of breathe?( right now| suddenly| and)?|gasping",
  "(have|having|my|bad|severe|sharp|got|with|sudden|and|is|feel|crushing|new|had|some|these|this|terrible|intense|getting|like) <2>chest (pains?|tightness|pressure)(?! (clinic|center|doctor|~) )",
  "(chest|heart) <3>(hurts?|hurting|tight|tightness|pressure|crushing|squeez\\w*|racing|stopp\\w*|burning|heavy|heaviness|going (so|too) fast)( right now| and)?",
  "(pain|pains|pressure|tightness|elephant|squeezing|crushing) <3>(in|on|across) (my|his|her) chest",
  "(pain|numb\\w*|tingling) <4>(down|in|into|to|up) my (left arm|jaw)",
  "(having|has|have|am having|is having|had just had|think it is|think this is|is this|might be|like) (a |an )(massive |mild |mini )?(heart attack|stroke|aneurysm|cardiac arrest)",
  "cardiac arrest|heart attack (right now|symptoms now|help)",
  "(face|mouth|smile|eye) <3>(droop\\w*|sagging|numb|paraly\\w*|lopsided|crooked)",
  "(slurring|slurred|slurs|slur) (my|his|her|speech|words|and)",
  "(one side|left side|right side|half) of (my|his|her|the) (body|face) <3>(numb|weak|paraly\\w*|droop\\w*|not|limp)",
  "(can|could) not <1>(move|feel|lift|use) (my|his|her|both|either|one of my) <1>(legs?|arms?|feet|groin|face|left|right|toes|body|private\\w*|genitals)(?! (like|as (well|much)|above) )",
  "worst headache of my life",
  "(lost|losing|loss of|lose|no|can not|could not|not able to|unable to|stopped being able to) <3>(control|feel|hold|feeling)? ?<2>(of |over )?(my |his |her |the )?(own )?(bladder|bowels?|pee|urine|poop|stool)(?! (medicine|test|screen|drug|sample|cup|for (the|a|my)) )",
  "(bladder|bowels?) <4>(control|let go|leak\\w*|not work\\w*|stopped|numb|gave out|gone|shut down|accident\\w*)",
  "(wet|peed|peeing|soiled|pooped|wetting|urinated|urinating|pissed|crapped|pooping) (on |in )?(<self>|my (pants|bed)|his (pants|bed)|her (pants|bed))",
  "(incontinent|incontinence) <8>(back|legs?|sudden|numb)",
  "(back|spine|legs?|sciatica) <10>(incontinen\\w*|can not (pee|urinate)|(bladder|bowel) (control|accident\\w*))",
  "(numb|numbness|no feel|lost feel|not feel|tingling|can not feel) <5>(groin|saddle|crotch|between my legs|private\\w*|genital\\w*|inner thighs|buttocks|bottom|butt|down there)",
  "(groin|saddle( area)?|crotch|between my legs|genitals|private parts|buttocks) <4>numb\\w*",
  "(sudden|suddenly|new|getting worse) <3>(weak|weakness|numb|numbness|paraly\\w*|can not (walk|stand)) <6>(legs?|arm|side|groin|foot|face)?",
  "(fever|chills) <8>(back pain|spine|back (hurts|is|ache))",
  "(back pain|spine|back hurts) <8>(fever|chills|10[1-6])|cauda equina (now|symptoms|right)",
  "(bleeding|blood) <4>(a lot|badly|heav\\w*|will not stop|would not stop|do not stop|not stop\\w*|everywhere|out of control|profuse\\w*|uncontroll\\w*|gushing|pouring)",
  "(can not|not) <2>stop <3>bleeding",
  "(vomit\\w*|throwing up|threw up|coughing( up)?|puking|spitting( up)?|pooping|peeing) <3>blood",
  "(throat|tongue|airway|lips|face) <3>(clos\\w*|swell\\w*|swollen|tighten\\w*)|anaphyla\\w*",
  "(severe|bad|having an|having a|is an|allergic) allergic reaction (right now|to|and|now|help)",
  "(having|is having) <2>allergic reaction|choking(?! (up|hazard|on my words|me up) )",
  "(am|is|are) dying(?! (~|to|for|of|inside|from|in|at|with|on|over|and (has|wants|is in)|my hair|laughing) )( right now| help| please)?",
  "(think|feel like|afraid|scared|sure|know|feels like) <2>(am|is|are|going to) (dying|die|going to die)( right now| tonight)?(?! ((from|of) (this|the|boredom|my) |~|before|waiting|at home|early|someday) )",
  "(need|needs|send|sending|call|calling|called|dial|get) <3>(an ambulance|911|nine one one|the police|paramedics|ems|emergency (services|help)|police|help (right )?now|help fast)(?! (fee|bill|charge|cost|costs|report|last|records?) )",
  "(?<=^ )(help me please|please help me|help me now|help help|emergency|911|this is an emergency|help now|(i )?need help now)(?= $)",
  "(medical|life threatening|real|an) emergency (right )?(now|here|please|help)",
  "(this|it) is an emergency(?! (room|contact|refill|fund) )",
  "help me (please )?(right now|i am (scared|hurt|bleeding|dying)|he is|she is|now)",
);

/**
 * Whether a message tells of violence, or of a body in danger, that is happening.
 * The emergency signs are those of `app/content/patients/visit.ts`.
 * @param text as `plainWords` gives it
 */
export function isDanger(text: string): boolean {
  return has(without(text, elsewhere), events);
}
