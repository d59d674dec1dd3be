import { data } from "react-router";
import { news as words } from "#app/content/news.ts";
import { ListState } from "#app/ui/list-state.tsx";
import { PageHero, Section } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/news";
import { Article } from "./article.tsx";
import { AsOf } from "./as-of.tsx";
import { EventCard } from "./event-card.tsx";
import { articles, eventsToCome } from "./lists.server.ts";
import { settled } from "./settled.server.ts";
import { shownArticle, shownEvent } from "./shown.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.lead }, matches);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader() {
  const [events, news] = await Promise.all([eventsToCome(), articles()]);
  const { asOf, headers } = settled(events, news);
  // For server/page-cache.ts: the page is another one when the next event begins.
  const [next] = events.rows ?? [];
  if (next) headers.set("X-Fresh-Until", next.startDate.toISOString());
  return data(
    { events: events.rows?.map(shownEvent) ?? null, news: news.rows?.map(shownArticle) ?? null, asOf },
    { headers },
  );
}

export default function News({ loaderData: { events, news, asOf } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={words.title} lead={words.lead} />
      <AsOf moment={asOf} />
      <Section {...words.events}>
        <ListState
          items={events}
          name="events"
          empty="No upcoming events scheduled. Check back soon for webinars, support groups, and community meetings."
        >
          {(items) => items.map((event) => <EventCard key={event.id} event={event} />)}
        </ListState>
      </Section>
      <Section {...words.articles} tone="raised">
        <ListState
          items={news}
          name="news"
          empty="No news articles yet. Check back for policy updates, advocacy news, and community announcements."
        >
          {(items) => items.map((article) => <Article key={article.id} article={article} />)}
        </ListState>
      </Section>
    </>
  );
}
