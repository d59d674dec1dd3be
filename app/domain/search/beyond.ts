import { wordsOf } from "./words.ts";

/**
 * What the site does not write about, though people ask for it in the words that it does: other places, other
 * medicines and remedies, illnesses, things to buy, and knowledge that belongs to a clinician or to another office.
 * A question about such a thing is not covered by a passage that shares only its other words.
 */
const topics: readonly (readonly [weight: number, phrases: readonly string[]])[] = [
  [
    6, // Other places
    list`alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, hawaii,
      idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts,
      michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey,
      new mexico, new york, north carolina, north dakota, oklahoma, oregon, pennsylvania, south carolina,
      south dakota, tennessee, utah, vermont, virginia, washington state, wisconsin, wyoming, puerto rico,
      canada, mexico, europe, england, uk, britain, germany, france, spain, india, china, japan,
      australia, another country, abroad, overseas, kasper, cures database, mapp`,
  ],
  [
    6, // Other medicines and remedies
    list`marijuana, cannabis, weed, thc, cbd, hemp, kratom, ketamine, psilocybin, mushrooms, ibuprofen,
      advil, motrin, aleve, naproxen, tylenol, acetaminophen, aspirin, excedrin, nsaid, celebrex,
      meloxicam, diclofenac, voltaren, gabapentin, neurontin, lyrica, pregabalin, cymbalta, duloxetine,
      amitriptyline, flexeril, cyclobenzaprine, baclofen, tizanidine, lidocaine, prednisone, antibiotic,
      antibiotics, antidepressant, ssri, prozac, zoloft, adderall, ritalin, benadryl, melatonin, insulin,
      metformin, ozempic, statin, viagra, botox, toradol, imitrex, triptan, humira, turmeric, glucosamine,
      fish oil, essential oil, essential oils, herb, herbs, herbal, vaccine, vaccines, vaccination,
      stimulator, stimulators, tens unit, tens, heating pad, heating pads, mattress, pillow, brace, ice
      pack, infusion, infusions, stem cell, prp, red light, inversion table, vitamin d, vitamin c, omega
      3, omega, bee venom, ice or heat, heat or ice`,
  ],
  [
    3, // Illnesses and parts of the body
    list`migraine, migraines, headache, headaches, sciatica, arthritis, rheumatoid, osteoarthritis, lupus,
      gout, fibromyalgia, crps, rsd, neuropathy, neuralgia, shingles, endometriosis, ms, multiple
      sclerosis, ehlers danlos, pots, spinal stenosis, stenosis, scoliosis, herniated disc, slipped disc,
      bulging disc, degenerative disc, pinched nerve, carpal tunnel, plantar fasciitis, bursitis,
      tendonitis, diabetes, diabetic, blood pressure, hypertension, cholesterol, asthma, copd, pneumonia,
      covid, flu, cold sore, allergy, rash, toothache, heartburn, reflux, ibs, constipation, nausea,
      dementia, alzheimers, parkinsons, epilepsy, stroke, thyroid, osteoporosis, lyme, adhd, autism,
      bipolar, acne, eczema, anemia, menopause, knee, knees, hip, shoulder, neck, wrist, elbow, jaw, tmj,
      inflammation, kidney stone, kidney stones, gallbladder, calories`,
  ],
  [
    6, // Far from people's pain care
    list`dog, dogs, cat, cats, puppy, horse, pet, pets, veterinarian, car insurance, life insurance, home
      insurance, landlord, rent, eviction, evict, mortgage, divorce, custody, child support, immigration,
      visa, green card, passport, tax, taxes, irs, stimulus, lottery, speeding, traffic, weather, recipe,
      cook, restaurant, restaurants, pizza, hotel, flight, flights, airport, airplane, plane, tsa, movie,
      football, baseball, basketball, soccer, score of the sports, president, governor, mayor, election,
      vote, congressman, capital of, population, stock, stocks, bitcoin, crypto, password, iphone,
      android, computer virus, wifi, homework, essay, poem, joke, song, lyrics, college, degree,
      scholarship, salary, salaries, job opening, job openings, hiring, career, real estate, dating,
      horoscope, haircut, plumber, mechanic, oil change, post office, workers comp, workers compensation,
      workmans comp, bwc, ssdi, ssi, social security disability, disability benefits, unemployment, food
      stamps, snap, wic, fmla, sick leave, parking placard, handicap sticker, hearing aids, glasses,
      dentures, dental implants, braces, birth control, abortion, pregnancy test, fertility, bail,
      bankruptcy, will and testament, gun, guns, drivers license, driving test, license plate, tire,
      tires, engine, gas price, laptop, printer, facebook, instagram, youtube, netflix, video invest,
      investing, savings, bank account, credit card, credit score, minimum wage, overtime, paycheck,
      resume, french, german, italian, chinese, poetry, guitar, piano, tomatoes, bread, bake, baking,
      cookies recipe, cruise, zoo, amusement cedar point, stadium, concert, moon, planet, planets, mars,
      star wars, everest, ocean, dinosaurs, photosynthesis, chemistry, physics, algebra, civil war, world
      war, war, wars, celebrity, actor, bible verse, meaning of life, adopt, adoption, restraining order,
      probate, deed, hoa, zoning, fishing license, snake, bed bugs, roach, furnace, washing machine,
      smoking, cigarettes, vape, vaping, tattoo, makeup, contact lenses, eyeglasses, cavity, std, sti, hiv
      test, mole, donate blood, blood type, cpr class, sunburn, bee sting, hiccups, snoring remedy, colic,
      diaper, breastfeeding, what time is it, what day is it, your name, robot, directions to, how tall,
      how do i become, how to become, nursing medical certification exam, coding certification, deaths,
      death rate, eating disorder, anorexia, autopsy, settlement, class action`,
  ],
];

/** All the words of these topics: none of them is a typo. */
export const wordsBeyond: readonly string[] = topics.flatMap(([, phrases]) => phrases);

/** Ways to ask for what only a clinician, a shop or another office can say. */
const intents: readonly RegExp[] = [
  /\b(?:how much (?:do|does|is|are|would|will) (?!.*\b(?:records?|copy|copies|chart|file|notice)\b)|price|prices|coupon|coupons|goodrx|discount card|cheap|cheaper|cheapest|copay|premium|for sale|where (?:can|do) i (?:buy|order)|how (?:can|do) i (?:buy|order))\b/,
  /\b(?:what|whats) (?:\w+ ){0,3}(?:causes?|cures?|symptoms?|prognosis)\b|\b(?:symptoms?|causes?|cures?|prognosis|diagnosis|treatments?|remedy|remedies|relief|half life|success rate) (?:of|for)\b|\bcure for\b|\bcan (?:\w+ ){1,3}be cured\b/,
  /\bhow (?:do (?:you|i|they)|to|can i|is|are) (?:treat|cure|heal|fix|diagnosed?|relieve|get rid of (?:the |my |a )?pain)\b|\bhow (?:is|are) (?:\w+ ){1,3}(?:diagnosed|treated)\b/,
  /\bside effects? (?:of|from|with)\b|\b\w+ side effects?$|\b(?:is|are) \w+ (?:stronger|better|safer|worse|addictive)\b|\bstrongest\b|\bstay in (?:my|your|the) (?:system|body|blood|urine)\b|\bshow up (?:on|in)\b|\bhalf life\b/,
  /\bhow many (?:\w+ ){0,4}(?:can|should|may|do) i take\b|\bhow much (?:\w+ ){0,3}(?:can|should|may) i take\b|\bcan i take \w+ (?:with|and|instead)\b|\bdoes \w+ (?:cause|make you|help with|work for)\b|\b(?:is|are) \w+ (?:good|bad|safe) (?:for|with)\b/,
  /\b(?:stretches|stretch|workouts?|diet|foods?) (?:for|to|reduce|help)\b|\bexercises? (?:for|to|help|can help)\b|\bbest (?:\w+ ){1,3}for (?:back|neck|nerve|knee|joint|my)\b/,
  /\b(?:make|book|schedule|cancel|reschedule|change) (?:me )?(?:an?|my|the) (?:\w+ )?(?:appointment|visit)\b|\bpass (?:a|my|the) (?:\w+ )?(?:drug|urine|pee) (?:test|screen)\b|\bget high\b|\bfor fun\b/,
  /\bcosts?\b(?!.*\b(?:records?|copy|copies|chart|file|interpreter)\b)|\b(?:office|opening|business|visiting|store) hours\b|\bwhat time\b|\bopen on \w+day\b|\bratings?\b|\breviews? of\b|\b(?:best|top|cheapest) rated\b/,
  /\b(?:can|could|will|would) you (?:\w+ )?(?:call|refill|prescribe|fax|order|diagnose|examine|fill|approve|renew|look up my)\b|\b(?:get on|apply for|file for|qualify for|collect) (?:\w+ )?disability\b|\bdisability (?:check|checks|rating|claim|payments?|pay)\b/,
  /\bhow long (?:does|do|is|will) .*\b(?:last|heal|recover|recovery|kick in|wear off|take to work)\b|\b(?:what is|whats|what are) .*\b(?:used for|made of|made from)\b|\b(?:quit|stop) smoking\b|\b(?:lose|gain) weight\b|\bsleep better\b|\bdo i have (?:a |an )?(?:broken|slipped|torn|cancer)\b|\bis (?:my|it|this) .*\b(?:broken|infected|normal|contagious|hereditary)\b|\bwho (?:makes|made|invented|discovered)\b|\bhow common\b/,
];

const intentWeight = 4;
const byPhrase = new Map(
  topics.flatMap(([weight, phrases]) => phrases.map((phrase) => [key(phrase), weight] as const)),
);
const longest = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(" ").length));

/**
 * How strongly a question is about what the site does not cover: 0 for not at all. What the text that is to answer it
 * speaks of itself does not count.
 */
export function beyond(question: string, answeredBy: string): number {
  const words = wordsOf(question);
  const plain = words.map((word) => word.plain).join(" ");
  const held = ` ${key(answeredBy)} `;
  let weight = intents.some((intent) => intent.test(plain)) ? intentWeight : 0;
  const stems = words.map(({ stem }) => stem);
  for (let at = 0; at < stems.length; at++) {
    for (let length = Math.min(longest, stems.length - at); length > 0; length--) {
      const phrase = stems.slice(at, at + length).join(" ");
      const found = byPhrase.get(phrase);
      if (found === undefined) continue;
      if (!held.includes(` ${phrase} `)) weight += found;
      at += length - 1;
      break;
    }
  }
  return weight;
}

function key(text: string): string {
  return wordsOf(text)
    .map(({ stem }) => stem)
    .join(" ");
}

function list(phrases: TemplateStringsArray): string[] {
  return phrases
    .join("")
    .split(",")
    .map((phrase) => phrase.trim());
}
