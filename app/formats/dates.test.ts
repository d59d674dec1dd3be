import { expect, test } from "vitest";
import { day, eventDate, shortMoment } from "./event-date.ts";
import { longDate } from "./long-date.ts";

test("an event's date is written in Ohio's time, in summer and in winter", () => {
  expect(eventDate(new Date("2026-01-05T20:30:00Z"))).toBe("January 5, 2026 at 3:30 PM");
  expect(eventDate(new Date("2026-07-05T22:00:00Z"))).toBe("July 5, 2026 at 6:00 PM");
  expect(eventDate(new Date("2026-12-31T05:00:00Z"))).toBe("December 31, 2026 at 12:00 AM");
});

test("the moment a message arrived is written in Ohio's time", () => {
  expect(shortMoment(new Date("2025-01-05T20:30:00Z"))).toBe("Jan 5, 2025 at 3:30 PM");
  expect(shortMoment(new Date("2025-07-01T03:05:00Z"))).toBe("Jun 30, 2025 at 11:05 PM");
});

test("an article's day is Ohio's day", () => {
  expect(day(new Date("2026-03-02T03:00:00Z"))).toBe("March 1, 2026");
});

test("a source's date is written as exactly as it is known", () => {
  expect(longDate("2018")).toBe("2018");
  expect(longDate("2018-12")).toBe("December 2018");
  expect(longDate("2018-12-03")).toBe("December 3, 2018");
});
