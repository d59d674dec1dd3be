/** The tabs of the policy page (specification §2, "Policy"). */
export type Place = "ohio" | "texas" | "federal";

const names: readonly (readonly [Place, RegExp])[] = [
  ["ohio", /^(?:oh|ohio)$/],
  ["texas", /^(?:tx|texas)$/],
  ["federal", /^(?:us|usa|united states|federal|national|congress)\b/],
];

/**
 * The tab that shows a bill, by what the staff entered as its state: "Ohio" or "OH", "Texas" or "TX", "Federal" or
 * "US" and what begins so; null for any other state, which no tab shows.
 */
export function placeOf(state: string): Place | null {
  const name = state.trim().toLowerCase().replaceAll(".", "");
  return names.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}
