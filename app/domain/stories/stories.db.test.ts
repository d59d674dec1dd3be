import { expect, test } from "vitest";
import { query } from "#db/client.server.ts";
import { stories } from "#db/schema.ts";
import { publishedStories } from "./stories.server.ts";

const day = (date: string) => new Date(`2026-11-${date}T12:00:00Z`);

test("stories that are published and have consent only, newest first", async () => {
  const content = "c";
  await query((db) =>
    db.insert(stories).values([
      { title: "older", content, published: true, consentGiven: true, createdAt: day("01") },
      { title: "newer", content, published: true, consentGiven: true, createdAt: day("02") },
      { title: "published without consent", content, published: true },
      { title: "consent alone", content, consentGiven: true },
      { title: "neither", content },
    ]),
  );
  expect((await publishedStories()).map(({ title }) => title)).toEqual(["newer", "older"]);
});
