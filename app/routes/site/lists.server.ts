import { publishedProviders, publishedResources } from "#app/domain/directory/directory.server.ts";
import { upcomingEvents } from "#app/domain/events/events.server.ts";
import { publishedGuides } from "#app/domain/guides/guides.server.ts";
import { publishedBills } from "#app/domain/legislation/legislation.server.ts";
import { publishedNews } from "#app/domain/news/news.server.ts";
import { publishedStories } from "#app/domain/stories/stories.server.ts";
import { remembered } from "./settled.server.ts";

/** What staff publishes, as the pages read it: with the last good copy of each list while the database is away. */

export const providers = remembered(publishedProviders);
export const resources = remembered(publishedResources);
export const articles = remembered(publishedNews);
export const stories = remembered(publishedStories);
export const bills = remembered(publishedBills);
export const patientGuides = remembered(() => publishedGuides("patient"));
export const clinicianGuides = remembered(() => publishedGuides("clinician"));

const events = remembered(() => upcomingEvents(new Date()));

/** Those to come, out of a copy too. */
export async function eventsToCome() {
  const { rows, asOf } = await events();
  const now = new Date();
  return { rows: rows?.filter(({ startDate }) => startDate >= now) ?? null, asOf };
}
