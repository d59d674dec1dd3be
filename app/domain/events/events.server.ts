import { and, asc, gte, type SQL, sql } from "drizzle-orm";
import { query } from "#db/client.server.ts";
import { events } from "#db/schema.ts";

export type UpcomingEvent = Awaited<ReturnType<typeof upcomingEvents>>[number];

/** The published events that start at this moment or later, soonest first. Throws DatabaseUnavailable. */
export const upcomingEvents = (now: Date) => list(and(sql`${events.published}`, gte(events.startDate, now)));

/** Every event, those of the past and the unpublished too, for administrators. Throws DatabaseUnavailable. */
export const allEvents = () => list();

function list(where?: SQL) {
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
      .where(where)
      .orderBy(asc(events.startDate), asc(events.id)),
  );
}
