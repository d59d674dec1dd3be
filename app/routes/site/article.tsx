import { Badge } from "#app/ui/badge.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import type { ShownArticle } from "./shown.server.ts";

/** An article in the list of /news (specification §2, "News & Events"). */
export function Article({ article }: { article: ShownArticle }) {
  return (
    <li id={`news-${article.id}`} className="md:col-span-2">
      <article className="rounded-card border border-line bg-surface p-6 shadow-card">
        <h3 className="text-2xl">{article.title}</h3>
        {article.publishedAt ? (
          <p className="mt-1 text-ink-soft">
            <time dateTime={article.publishedAt.toISOString()}>{article.on}</time>
          </p>
        ) : null}
        {article.excerpt ? <p className="mt-4 max-w-[68ch] text-lg">{article.excerpt}</p> : null}
        <div className="mt-4">
          <Markdown html={article.content} />
        </div>
        {article.tags?.length ? (
          <ul aria-label="Tags" className="mt-5 flex flex-wrap gap-2">
            {article.tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        ) : null}
      </article>
    </li>
  );
}
