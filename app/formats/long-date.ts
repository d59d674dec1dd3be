const months = "January February March April May June July August September October November December".split(
  " ",
);

/**
 * A year, month or day written out: "2018" → "2018", "2018-12" → "December 2018",
 * "2018-12-23" → "December 23, 2018".
 */
export function longDate(date: string): string {
  const [year, month, day] = date.split("-");
  const monthName = months[Number(month) - 1];
  if (!monthName) return date;
  return day ? `${monthName} ${Number(day)}, ${year}` : `${monthName} ${year}`;
}
