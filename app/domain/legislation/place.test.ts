import { expect, test } from "vitest";
import { placeOf } from "./place.ts";

test.each([
  ["Ohio", "ohio"],
  [" oh ", "ohio"],
  ["TX", "texas"],
  ["texas", "texas"],
  ["Federal", "federal"],
  ["federal (House)", "federal"],
  ["U.S.", "federal"],
  ["US", "federal"],
  ["U.S. Congress", "federal"],
  ["United States", "federal"],
  ["Oklahoma", null],
  ["Michigan", null],
  ["usual", null],
  ["", null],
])("a bill of %j is shown in the tab %s", (state, place) => {
  expect(placeOf(state)).toBe(place);
});
