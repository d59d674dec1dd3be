/** Where a statement can be read in the original. */
export type Source = { name: string; href: string };

/**
 * How much weight a statement carries. Guidance advises and binds nobody; a law or a rule requires.
 */
export type Standing =
  | "Ohio law"
  | "Ohio rule"
  | "Texas law"
  | "Texas rule"
  | "Federal law"
  | "Federal rule"
  | "Federal guidance"
  | "Court decision"
  | "Public information"
  | "Clinical tool";

/**
 * When the original was last known to say this: a year, a month or a day (2018, 2018-12, 2018-12-23);
 * "undated" when it was read in a copy that carries no date; "unchecked" while nobody has compared it
 * with the official text.
 */
export type Checked =
  | `${number}`
  | `${number}-${number}`
  | `${number}-${number}-${number}`
  | "undated"
  | "unchecked";

/** One legal or medical statement of the site, in our words, with what it stands on. */
export type Statement = {
  text: string;
  appliesTo: string;
  standing: Standing;
  sources: readonly [Source, ...Source[]];
  checked: Checked;
};

/** A titled group of statements or plain paragraphs. */
export type Topic = {
  id: string;
  title: string;
  intro?: string;
  statements: readonly Statement[];
};
