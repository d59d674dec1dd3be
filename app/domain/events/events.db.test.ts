import { expect, test } from "vitest";
import { query } from "#db/client.server.ts";
import { events } from "#db/schema.ts";
import { upcomingEvents } from "./events.server.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test("published events that start now or later, soonest first", async () => {
  const eventType = "webinar";
  await query((db) =>
    db.insert(events).values([
      { title: "later", eventType, startDate: after(2_000) },
      { title: "just over", eventType, startDate: after(-1) },
      { title: "running", eventType, startDate: after(-1_000), endDate: after(1_000) },
      {
        title: "now",
        eventType,
        startDate: now,
        registrationRequired: true,
        registrationLink: "https://example.org",
      },
      { title: "not published", eventType, startDate: after(1_000), published: false },
      { title: "soon", eventType, startDate: after(1) },
    ]),
  );
  const upcoming = await upcomingEvents(now);
  expect(upcoming.map(({ title }) => title)).toEqual(["now", "soon", "later"]);
  expect(upcoming[0]).toEqual({
    id: expect.any(String),
    title: "now",
    description: null,
    eventType,
    startDate: now,
    endDate: null,
    location: null,
    virtualLink: null,
    registrationRequired: true,
    registrationLink: "https://example.org",
    published: true,
  });
});
