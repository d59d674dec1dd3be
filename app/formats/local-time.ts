import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { timeZone } from "./event-date.ts";

const momentFormat = "yyyy-MM-dd'T'HH:mm";
const dayFormat = "yyyy-MM-dd";

/** A moment on the Society's clock, as `<input type="datetime-local">` takes it: "2026-01-05T15:30". */
export function toLocalMoment(date: Date): string {
  return format(new TZDate(date, timeZone), momentFormat);
}

/** A day of the Society's calendar, as `<input type="date">` takes it: "2026-01-05". */
export function toLocalDay(date: Date): string {
  return format(new TZDate(date, timeZone), dayFormat);
}

/**
 * The moment that "2026-01-05T15:30", with or without seconds, is on the Society's clock. Null for what is no moment,
 * the hour that is left out in spring included. Of the hour that comes twice in fall, it is the first.
 */
export function fromLocalMoment(text: string): Date | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const moment = new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime());
  return toLocalMoment(moment) === text.slice(0, 16) ? moment : null;
}

/** Noon of "2026-01-05" in Ohio: the same day in every time zone of the country. Null for what is no day. */
export function fromLocalDay(text: string): Date | null {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? fromLocalMoment(`${text}T12:00`) : null;
}
