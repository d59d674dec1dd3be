import { and, asc, gte, sql } from "drizzle-orm";
import { query } from "#db/client.server.ts";
import { events } from "#db/schema.ts";

export type UpcomingEvent = Awaited<ReturnType<typeof upcomingEvents>>[number];

/** The published events that start at this moment or later, soonest first. Throws DatabaseUnavailable. */
export function upcomingEvents(now: Date) {
  return query((db) =>
    db
      .select({
        id: events.id,
        title: events.title,
        description: events.description,
        eventType: events.eventType,
        startDate: events.startDate,
        endDate: events.endDate,
        location: events.location,
        virtualLink: events.virtualLink,
        registrationRequired: events.registrationRequired,
        registrationLink: events.registrationLink,
        published: events.published,
      })
      .from(events)
      .where(and(sql`${events.published}`, gte(events.startDate, now)))
      .orderBy(asc(events.startDate), asc(events.id)),
  );
}
