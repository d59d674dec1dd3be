/**
 * Words that say nothing about what a question is about: the grammar of English and Spanish, and what people wrap
 * around a question. Neither found nor missed. Without apostrophes, as `normalized` writes them.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above actually after again all almost alone along already also although always am an and another any
  anybody anymore anyone anything anyway are arent around as at away back be became because become been before began
  begin being below best better between big bit both bout but by came can cannot cant cause come comes coming could
  couldnt cuz did didnt different do does doesnt doing done dont down during each either else end enough etc even ever
  every everybody everyone everything exactly far feel feeling feels felt few find first for found from gave get gets
  getting give given gives giving go goes going gone gonna good got gotta great guess guy had hadnt half happen happened
  happening happens has hasnt have havent having he hello her here hers herself hes hey hi him himself his hope how
  however i id if ill im in instead into is isnt it its itself ive just keep keeps kept kind kinda knew know knows last
  lately least less let lets like likely little ll long look looking lot lots made main make makes making many may maybe
  me mean means might mine more most much must my myself near need needed needs neither never new next nice no none nor
  not nothing now of off often oh ok okay on once one ones only or other others our ours out over own particular past
  people per perhaps person please pretty probably put quite rather re really regarding right same saw say saying says see
  seem seems seen she shes should shouldnt since so some somebody someone something sometimes somewhere soon sorry sort
  still stuff such supposed sure take taken takes taking tell tells than thank thanks that thats the their theirs them
  themselves then there theres these they theyre theyve thing things think this those though thought three through thru
  til till to today together told tomorrow too took tried tries true try trying two u under understand until up upon ur us
  use used uses using usually ve very via want wanted wants was wasnt way ways we week weeks well went were weve what
  whats whatever when whenever where wheres whether which while who whole whos whose why will with within without wont
  word words would wouldnt ya yall yeah year years yes yesterday yet you youd youll your youre yours yourself youve
  ago day days month months old lady man woman today tonight
  al algo como con cual cuando de del donde el ella en era es esta estan estas este esto estoy fue ha hace han hay hola
  la las le les lo los mas me mi mis muy necesito ni nos o para pero por porque puede puedo que quien quiero se ser si sin
  sobre son soy su sus tambien te tengo tiene todo tu un una uno usted y ya yo`.split(/\s+/),
);
