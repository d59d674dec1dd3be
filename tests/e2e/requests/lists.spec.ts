import { expect, test } from "../request-test.ts";
import {
  hiddenArticles,
  hiddenEvents,
  hiddenProviders,
  hiddenResources,
  listedArticles,
  listedEvents,
} from "../samples.ts";

const reads = [
  {
    path: "/api/news",
    fields: ["id", "title", "published", "publishedAt", "excerpt", "content", "tags"],
    hidden: hiddenArticles,
  },
  {
    path: "/api/events",
    fields: ["id", "title", "description", "eventType", "startDate", "published", "registrationRequired"],
    hidden: hiddenEvents,
  },
  {
    path: "/api/providers",
    fields: ["id", "name", "specialty", "acceptsNewPatients", "telehealth", "lastVerified", "published"],
    hidden: hiddenProviders,
  },
  {
    path: "/api/resources",
    fields: ["id", "name", "category", "services", "published"],
    hidden: hiddenResources,
  },
];

for (const { path, fields, hidden } of reads) {
  test(`GET ${path} lists what is published, and nothing else`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^application\/json/);
    const rows: Record<string, unknown>[] = await response.json();
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(expect.arrayContaining(fields));
      expect(row.published).toBe(true);
      expect(hidden).not.toContain(row.title ?? row.name);
    }
  });

  for (const method of ["POST", "PUT", "DELETE"]) {
    test(`${method} ${path} is refused`, async ({ request }) => {
      const response = await request.fetch(path, { method, data: {} });
      expect(response.status()).toBe(405);
    });
  }
}

test("news comes newest first, events soonest first and none of the past", async ({ request }) => {
  const news: { title: string }[] = await (await request.get("/api/news")).json();
  expect(news.map(({ title }) => title)).toEqual(listedArticles.map(({ title }) => title));
  const events: { title: string; startDate: string }[] = await (await request.get("/api/events")).json();
  expect(events.map(({ title }) => title)).toEqual(listedEvents.map(({ title }) => title));
  for (const { startDate } of events) expect(Date.parse(startDate)).toBeGreaterThan(Date.now());
});

for (const path of ["/api", "/api/none", "/api/news/1", "/api/auth", "/api/auth/none"]) {
  for (const method of ["GET", "POST"]) {
    test(`${method} ${path} is a 404 in JSON`, async ({ request }) => {
      const response = await request.fetch(path, { method });
      expect(response.status()).toBe(404);
      expect(response.headers()["content-type"]).toMatch(/^application\/json/);
      expect(await response.json()).toHaveProperty("message");
    });
  }
}

test.describe("while the database does not answer", () => {
  test.use({ site: "broken" });

  for (const { path } of reads) {
    test(`GET ${path} says so`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(503);
      expect(await response.json()).toHaveProperty("message");
    });
  }
});
