import { data } from "react-router";
import { type UpcomingEvent, upcomingEvents } from "#app/domain/events/events.server.ts";
import { type NewsArticle, publishedNews } from "#app/domain/news/news.server.ts";
import { day, eventDate } from "#app/formats/event-date.ts";
import { Badge, spaced } from "#app/ui/badge.tsx";
import { button } from "#app/ui/button.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ListState } from "#app/ui/list-state.tsx";
import { PageHero, Section } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import type { Route } from "./+types/news";
import { settled, statusOf } from "./settled.server.ts";

const lead = "Webinars, support groups and meetings to come, and what is new in policy and advocacy.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "News & Events", description: lead }, matches);

export async function loader() {
  const [events, news] = await Promise.all([settled(upcomingEvents(new Date())), settled(publishedNews())]);
  return data(
    {
      events: events?.map((event) => ({ ...event, when: eventDate(event.startDate) })) ?? null,
      news:
        news?.map((article) => ({ ...article, on: article.publishedAt && day(article.publishedAt) })) ?? null,
    },
    { status: statusOf(events, news) },
  );
}

export default function News({ loaderData: { events, news } }: Route.ComponentProps) {
  return (
    <>
      <PageHero title="News & Events" lead={lead} />
      <Section id="events" title="Upcoming Events" intro="All times are Eastern time, as in Ohio.">
        <ListState
          items={events}
          name="events"
          empty="No upcoming events scheduled. Check back soon for webinars, support groups, and community meetings."
        >
          {(items) => items.map((event) => <EventCard key={event.id} event={event} />)}
        </ListState>
      </Section>
      <Section id="articles" title="News" tone="raised">
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

const card = "rounded-card border border-line bg-surface p-6 shadow-card";

function EventCard({ event }: { event: UpcomingEvent & { when: string } }) {
  return (
    <li id={`event-${event.id}`} className={`flex flex-col items-start gap-3 ${card}`}>
      <Badge>{spaced(event.eventType)}</Badge>
      <h3 className="text-xl">{event.title}</h3>
      <p className="flex gap-2 font-semibold text-brand">
        <Icon name="calendar" className="mt-1 size-5" />
        <time dateTime={event.startDate.toISOString()}>{event.when}</time>
      </p>
      {event.location ? (
        <p className="flex gap-2 text-ink-soft">
          <Icon name="pin" className="mt-1 size-5" />
          {event.location}
        </p>
      ) : null}
      {event.description ? <p className="whitespace-pre-line">{event.description}</p> : null}
      {event.virtualLink ? <ExternalLink href={event.virtualLink}>Join online</ExternalLink> : null}
      {event.registrationRequired && event.registrationLink ? (
        <ExternalLink href={event.registrationLink} className={button.primary}>
          Register Now
        </ExternalLink>
      ) : null}
    </li>
  );
}

function Article({ article }: { article: NewsArticle & { on: string | null } }) {
  return (
    <li id={`news-${article.id}`} className="md:col-span-2">
      <article className={card}>
        <h3 className="text-2xl">{article.title}</h3>
        {article.publishedAt ? (
          <p className="mt-1 text-ink-soft">
            <time dateTime={article.publishedAt.toISOString()}>{article.on}</time>
          </p>
        ) : null}
        {article.excerpt ? <p className="mt-4 max-w-[68ch] text-lg">{article.excerpt}</p> : null}
        <div className="mt-4 max-w-[68ch] space-y-4">
          {paragraphs(article.content).map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
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

/** An article's content is split on line breaks into paragraphs (specification §2, "News & Events"). */
function paragraphs(content: string): { key: number; text: string }[] {
  return content
    .split(/\r?\n/)
    .map((line, key) => ({ key, text: line.trim() }))
    .filter(({ text }) => text !== "");
}
