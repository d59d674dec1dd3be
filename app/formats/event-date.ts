import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";

/** The clock that the Society's events and articles go by (design, decision 9). */
export const timeZone = "America/New_York";

/** An event's date as specification §2 writes it: "January 5, 2026 at 3:30 PM". */
export function eventDate(date: Date): string {
  return format(new TZDate(date, timeZone), "MMMM d, yyyy 'at' h:mm a");
}

/** A day as specification §2 writes an article's date: "January 5, 2026". */
export function day(date: Date): string {
  return format(new TZDate(date, timeZone), "MMMM d, yyyy");
}

/** When a message arrived, as specification §2 writes it: "Jan 5, 2025 at 3:30 PM". */
export function shortMoment(date: Date): string {
  return format(new TZDate(date, timeZone), "MMM d, yyyy 'at' h:mm a");
}
