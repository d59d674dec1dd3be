import type { UpcomingEvent } from "#app/domain/events/events.server.ts";
import type { Bill } from "#app/domain/legislation/legislation.server.ts";
import type { NewsArticle } from "#app/domain/news/news.server.ts";
import type { publishedStories } from "#app/domain/stories/stories.server.ts";
import { day, eventDate } from "#app/formats/event-date.ts";
import { markdown } from "#app/formats/markdown.server.ts";
import { ownPath } from "#app/formats/own-path.ts";

/**
 * Records as the pages show them: with their texts made from Markdown and their dates written out here, on the server,
 * so that no browser has to.
 */

export type ShownEvent = ReturnType<typeof shownEvent>;
export type ShownArticle = ReturnType<typeof shownArticle>;
export type ShownStory = ReturnType<typeof shownStory>;
export type ShownBill = ReturnType<typeof shownBill>;

export function shownEvent({ description, ...event }: UpcomingEvent) {
  return { ...event, description: html(description), when: eventDate(event.startDate) };
}

export function shownArticle({ content, ...article }: NewsArticle) {
  return { ...article, content: markdown(content), on: article.publishedAt && day(article.publishedAt) };
}

type Story = Awaited<ReturnType<typeof publishedStories>>[number];

/** A picture is shown where it is the site's own: pages load nothing from elsewhere (design, decision 7). */
export function shownStory({ id, title, content, authorName, imageUrl }: Story) {
  return { id, title, authorName, image: imageUrl && ownPath(imageUrl), content: markdown(content) };
}

export function shownBill({ description, actionItems, state, ...bill }: Bill) {
  return {
    ...bill,
    description: html(description, { under: 4 }),
    actionItems: html(actionItems, { under: 4 }),
  };
}

function html(text: string | null, heading?: Parameters<typeof markdown>[1]) {
  return text?.trim() ? markdown(text, heading) : null;
}
