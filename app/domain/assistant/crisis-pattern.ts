import { singled } from "./crisis-text.ts";

/** Word classes that phrases share. `<2>` stands for up to two words of any kind. */
const classes: Record<string, string> = {
  self: "(?:myself|himself|herself|themselves|yourself|ourselves)",
  my: "(?:my|his|her|their|your)",
  be: "(?:am|is|are|was|were|be|been|being|s)",
  family:
    "(?:mom|mother|mum|mama|dad|father|papa|son|daughter|kid|kids|child|children|baby|toddler|brother|sister|wife|husband|hubby|spouse|partner|fiance|boyfriend|bf|girlfriend|gf|friend|neighbor|roommate|grandma|grandmother|nana|grandpa|grandfather|grandson|granddaughter|grandkid|grandchild|aunt|uncle|cousin|niece|nephew|ex|stepson|stepdad|stepmom|dude|buddy|coworker|caregiver|aide)",
  someone: "(?:i|we|he|she|they|someone|somebody|<family>|man|guy|woman|person|patient|client)",
  pills:
    "(?:pills?|meds?|medicines?|medications?|tablets?|tabs?|capsules?|drugs?|dose|doses|prescriptions?|patch|patches|opioids?|opiates?|painkillers?|oxy\\w*|percocets?|percs?|norcos?|vicodins?|hydrocodone|morphine|fentanyl|methadone|tramadol|xanax|ativan|klonopin|valium|ambien|tylenol|acetaminophen|ibuprofen|advil|aspirin|benadryl|gabapentin|insulin|sleepers|dilaudid|suboxone|benzos?|oxies|gummies|bottle)",
};

function resolved(source: string): string {
  const full = source.replace(/<(\w+)>/g, (_, name: string) =>
    /^\d+$/.test(name) ? `(?:[^ ]+ ){0,${name}}` : (classes[name] ?? name),
  );
  return full === source ? source : resolved(full);
}

/**
 * Phrases as patterns over `plainWords` text. They are written in plain spelling, as words; double letters are
 * made single here. Gaps are bounded (`<3>`), so that a search is linear in the text.
 */
export function phrases(...sources: string[]): RegExp[] {
  return sources.map((source) => new RegExp(` (?:${singled(resolved(source))})(?= )`, "g"));
}

/** Whether one of the phrases is in the text. */
export function has(text: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => text.search(pattern) !== -1);
}

/** The text with each of the phrases taken out, and a mark left in its place that no phrase runs across. */
export function without(text: string, patterns: readonly RegExp[], mark = "~"): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, ` ${mark}`), text);
}
