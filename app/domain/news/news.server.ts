import { asc, desc, type SQL, sql } from "drizzle-orm";
import { query } from "#db/client.server.ts";
import { news } from "#db/schema.ts";

export type NewsArticle = Awaited<ReturnType<typeof publishedNews>>[number];

/** The published articles, newest first. Throws DatabaseUnavailable. */
export const publishedNews = () => list(sql`${news.published}`);

/** Every article, the drafts too, for administrators. Throws DatabaseUnavailable. */
export const allNews = () => list();

function list(where?: SQL) {
  return query((db) =>
    db
      .select({
        id: news.id,
        title: news.title,
        excerpt: news.excerpt,
        content: news.content,
        tags: news.tags,
        published: news.published,
        publishedAt: news.publishedAt,
      })
      .from(news)
      .where(where)
      .orderBy(sql`${news.publishedAt} desc nulls last`, desc(news.createdAt), asc(news.id)),
  );
}
