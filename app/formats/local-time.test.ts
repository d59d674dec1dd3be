import { addHours } from "date-fns";
import { expect, test } from "vitest";
import { fromLocalDay, fromLocalMoment, toLocalDay, toLocalMoment } from "./local-time.ts";

test("what staff enter is Ohio's time, in winter and in summer, and comes back as entered", () => {
  for (const [entered, stored] of [
    ["2026-01-05T15:30", "2026-01-05T20:30:00.000Z"],
    ["2026-07-05T18:00", "2026-07-05T22:00:00.000Z"],
    ["2026-12-31T23:59", "2027-01-01T04:59:00.000Z"],
    ["2026-03-08T01:59", "2026-03-08T06:59:00.000Z"],
    ["2026-03-08T03:00", "2026-03-08T07:00:00.000Z"],
  ] as const) {
    const moment = fromLocalMoment(entered);
    expect(moment?.toISOString()).toBe(stored);
    expect(moment && toLocalMoment(moment)).toBe(entered);
  }
});

test("every half hour of the two days when the clocks change comes back, but the one that is left out", () => {
  for (const day of ["2026-03-08", "2026-11-01"]) {
    for (let half = 0; half < 48; half += 1) {
      const entered = `${day}T${String(half >> 1).padStart(2, "0")}:${half % 2 ? "30" : "00"}`;
      const moment = fromLocalMoment(entered);
      const isLeftOut = entered.startsWith("2026-03-08T02");
      expect(moment && toLocalMoment(moment), entered).toBe(isLeftOut ? null : entered);
    }
  }
});

test("of the hour that comes twice, it is the first", () => {
  const first = fromLocalMoment("2026-11-01T01:30");
  expect(first?.toISOString()).toBe("2026-11-01T05:30:00.000Z");
  expect(first && toLocalMoment(addHours(first, 1))).toBe("2026-11-01T01:30");
});

test("seconds are accepted and left out", () => {
  expect(fromLocalMoment("2026-01-05T15:30:45")?.toISOString()).toBe("2026-01-05T20:30:00.000Z");
});

test("what is no moment or no day is refused", () => {
  const wrong = ["", "tomorrow", "2026-02-30T10:00", "2026-13-01T10:00", "2026-01-05T24:00", "2026-01-05"];
  for (const text of [...wrong, "0000-00-00T00:00", "2026-01-05T10:60"]) {
    expect(fromLocalMoment(text), text).toBeNull();
  }
  for (const text of ["", "2026-02-29", "2026-1-5", "2026-01-05T10:00"]) {
    expect(fromLocalDay(text), text).toBeNull();
  }
});

test("a day is the same day in every time zone of the country", () => {
  for (const text of ["2026-01-05", "2026-07-05", "2026-03-08", "2028-02-29"]) {
    const day = fromLocalDay(text);
    expect(day && toLocalDay(day)).toBe(text);
    for (const timeZone of ["Pacific/Honolulu", "America/Los_Angeles", "America/New_York"]) {
      expect(day?.toLocaleDateString("sv", { timeZone })).toBe(text);
    }
  }
});
