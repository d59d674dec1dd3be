import { useHydrated } from "./hydrated.ts";

/**
 * A day in the date format of the reader's browser (specification §2, "Local Resources"); as Ohio writes it
 * until scripts run.
 */
export function LocalDate({ date }: { date: Date }) {
  const hydrated = useHydrated();
  const written = hydrated
    ? date.toLocaleDateString()
    : date.toLocaleDateString("en-US", { timeZone: "America/New_York" });
  return <time dateTime={date.toISOString()}>{written}</time>;
}
