import { expect, test } from "vitest";
import { query } from "#db/client.server.ts";
import { providers, resources } from "#db/schema.ts";
import { publishedProviders, publishedResources } from "./directory.server.ts";

const lastVerified = new Date("2026-10-01T00:00:00Z");

test("published providers only, by name in any case of letters, with telehealth and when they were verified", async () => {
  await query((db) =>
    db.insert(providers).values([
      { name: "example C", specialty: "pain-management", telehealth: true, lastVerified },
      { name: "Example D", specialty: "pain-management", published: false },
      { name: "Example B", specialty: "family-medicine", acceptsNewPatients: false },
      { name: "EXAMPLE A", specialty: "family-medicine" },
    ]),
  );
  const found = await publishedProviders();
  expect(found.map(({ name }) => name)).toEqual(["EXAMPLE A", "Example B", "example C"]);
  expect(found[2]).toMatchObject({
    telehealth: true,
    lastVerified,
    acceptsNewPatients: true,
    published: true,
  });
  expect(found[1]).toMatchObject({ telehealth: false, lastVerified: null, acceptsNewPatients: false });
});

test("published resources only, by name in any case of letters", async () => {
  await query((db) => db.delete(resources));
  await query((db) =>
    db.insert(resources).values([
      { name: "example C", category: "food-assistance", services: ["a", "b"], lastVerified },
      { name: "Example D", category: "food-assistance", published: false },
      { name: "Example B", category: "transportation" },
      { name: "EXAMPLE A", category: "transportation" },
    ]),
  );
  const found = await publishedResources();
  expect(found.map(({ name }) => name)).toEqual(["EXAMPLE A", "Example B", "example C"]);
  expect(found[2]).toMatchObject({ services: ["a", "b"], lastVerified, published: true });
});
