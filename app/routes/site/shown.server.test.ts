import { expect, test } from "vitest";
import { shownStory } from "./shown.server.ts";

const story = {
  id: "1",
  title: "Example",
  content: "text",
  authorName: null,
  consentGiven: true,
  published: true,
};

test.each([
  ["/files/portrait.jpg", "/files/portrait.jpg"],
  ["https://example.org/portrait.jpg", null],
  ["//example.org/portrait.jpg", null],
  ["data:image/png;base64,AAAA", null],
  ["", null],
  [null, null],
])("of a story's picture %j a page shows %j", (imageUrl, image) => {
  expect(shownStory({ ...story, imageUrl }).image || null).toBe(image);
});
