import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import { query } from "#db/client.server.ts";
import { stories } from "#db/schema.ts";

/** The stories that are published with their author's consent, newest first. Throws DatabaseUnavailable. */
export const publishedStories = () => list(and(sql`${stories.published}`, sql`${stories.consentGiven}`));

/** Every story, for administrators. Throws DatabaseUnavailable. */
export const allStories = () => list();

function list(where?: SQL) {
  return query((db) =>
    db
      .select({
        id: stories.id,
        title: stories.title,
        content: stories.content,
        authorName: stories.authorName,
        imageUrl: stories.imageUrl,
        consentGiven: stories.consentGiven,
        published: stories.published,
      })
      .from(stories)
      .where(where)
      .orderBy(desc(stories.createdAt), asc(stories.id)),
  );
}
