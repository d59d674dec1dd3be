import { expect, test } from "vitest";
import { query } from "#db/client.server.ts";
import { news } from "#db/schema.ts";
import { publishedNews } from "./news.server.ts";

const day = (date: string) => new Date(`2026-11-${date}T12:00:00Z`);

test("published articles only, newest first, undated ones last and those by when they were written", async () => {
  await query((db) =>
    db.insert(news).values([
      { title: "undated, older", content: "c", published: true, createdAt: day("01") },
      { title: "middle", content: "c", published: true, publishedAt: day("10") },
      { title: "draft", content: "c", publishedAt: day("19") },
      { title: "undated, newer", content: "c", published: true, createdAt: day("02") },
      { title: "newest", content: "c", published: true, publishedAt: day("18"), tags: ["a"], excerpt: "e" },
      { title: "oldest", content: "c", published: true, publishedAt: day("02") },
      {
        title: "same day, written later",
        content: "c",
        published: true,
        publishedAt: day("10"),
        createdAt: day("30"),
      },
    ]),
  );
  const articles = await publishedNews();
  expect(articles.map(({ title }) => title)).toEqual([
    "newest",
    "same day, written later",
    "middle",
    "oldest",
    "undated, newer",
    "undated, older",
  ]);
  expect(articles[0]).toEqual({
    id: expect.any(String),
    title: "newest",
    excerpt: "e",
    content: "c",
    tags: ["a"],
    published: true,
    publishedAt: day("18"),
  });
});
