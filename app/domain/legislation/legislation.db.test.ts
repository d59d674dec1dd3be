import { expect, test } from "vitest";
import { query } from "#db/client.server.ts";
import { legislation } from "#db/schema.ts";
import { publishedBills } from "./legislation.server.ts";

test("published bills only, the last changed first, with what a page shows", async () => {
  await query((db) => db.insert(legislation).values({ billName: "older", state: "Ohio" }));
  await query((db) => db.insert(legislation).values({ billName: "hidden", state: "Ohio", published: false }));
  await query((db) => db.insert(legislation).values({ billName: "newer", state: "TX", status: "passed" }));
  const bills = await publishedBills();
  expect(bills.map(({ billName }) => billName)).toEqual(["newer", "older"]);
  expect(bills[0]).toEqual({
    id: expect.any(String),
    billName: "newer",
    billNumber: null,
    state: "TX",
    description: null,
    status: "passed",
    position: null,
    actionItems: null,
    externalLink: null,
  });
});
