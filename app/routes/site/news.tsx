import { data } from "react-router";
import { news as words } from "#app/content/news.ts";
import { upcomingEvents } from "#app/domain/events/events.server.ts";
import { publishedNews } from "#app/domain/news/news.server.ts";
import { ListState } from "#app/ui/list-state.tsx";
import { PageHero, Section } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/news";
import { Article } from "./article.tsx";
import { EventCard } from "./event-card.tsx";
import { settled, statusOf } from "./settled.server.ts";
import { shownArticle, shownEvent } from "./shown.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.lead }, matches);

export async function loader() {
  const [events, news] = await Promise.all([settled(upcomingEvents(new Date())), settled(publishedNews())]);
  return data(
    { events: events?.map(shownEvent) ?? null, news: news?.map(shownArticle) ?? null },
    { status: statusOf(events, news) },
  );
}

export default function News({ loaderData: { events, news } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title={words.title} lead={words.lead} />
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
