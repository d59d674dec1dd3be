import { inspect } from "node:util";
import { sql } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { query } from "#db/client.server.ts";
import { contacts } from "#db/schema.ts";
import Contacts, { loader } from "./contacts.tsx";

/** What the tab shows, and its status. */
async function open(address = "/admin") {
  const request = new Request(new URL(address, "http://localhost:3000"));
  const { data, init } = await loader({
    request,
    url: new URL(request.url),
    pattern: "/admin",
    params: {},
    context: new RouterContextProvider(),
  } as never);
  const Stub = createRoutesStub([{ id: "tab", path: "/", Component: Contacts as never, loader: () => data }]);
  const stub = createElement(Stub, { hydrationData: { loaderData: { tab: data } } });
  return { html: renderToStaticMarkup(stub), status: init?.status ?? 200 };
}

const example = { name: "Example", email: "visitor@example.org", role: "patient", message: "An example." };

test("an empty inbox says so", async () => {
  const { html, status } = await open();
  expect(status).toBe(200);
  expect(html).toContain("No contact submissions yet.");
  expect(html).toContain("0 total");
});

test("a card shows what was sent, as text, with the badges that apply and the date in Ohio", async () => {
  await query((db) =>
    db.insert(contacts).values([
      { ...example, createdAt: new Date("2025-01-05T20:30:00Z") },
      {
        ...example,
        name: "<b>Example</b>",
        role: "media",
        phone: "555-0100",
        mediaInquiry: true,
        volunteer: true,
        createdAt: new Date("2025-01-06T20:30:00Z"),
      },
    ]),
  );
  const { html } = await open();
  const [, newer = "", older = ""] = html.split("<h3");
  expect(newer).toContain("&lt;b&gt;Example&lt;/b&gt;");
  expect(newer).toContain("555-0100");
  expect(newer.match(/>(Media|Volunteer|Patient)</g)).toEqual([">Media<", ">Media<", ">Volunteer<"]);
  expect(newer).toContain("Jan 6, 2025 at 3:30 PM");
  expect(older.match(/>(Media|Volunteer|Patient)</g)).toEqual([">Patient<"]);
  expect(html).toContain("2 total");
  expect(html).not.toContain("Next");
});

test("more than 50 have pages with links", async () => {
  await query((db) => db.insert(contacts).values(Array.from({ length: 100 }, () => example)));
  const links = async (address: string) => (await open(address)).html.match(/href="\/admin\?page=\d+"/g);
  expect(await links("/admin")).toEqual(['href="/admin?page=2"']);
  expect(await links("/admin?page=2")).toEqual(['href="/admin?page=1"', 'href="/admin?page=3"']);
  expect(await links("/admin?page=3")).toEqual(['href="/admin?page=2"']);
  for (const page of ["0", "-1", "x", "1e3", "99999999999999999999"]) {
    expect(await links(`/admin?page=${page}`)).toEqual(['href="/admin?page=2"']);
  }
});

test("a database error is a 503 that says so, and the log does not tell what was searched for", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  await query((db) => db.execute(sql`alter table contacts rename to contacts_away`));
  const { html, status } = await open("/admin?q=Somebody&role=patient");
  expect(status).toBe(503);
  expect(html).toContain("Failed to load contacts");
  expect(inspect(said.mock.calls, { depth: 10, showHidden: true })).not.toContain("Somebody");
  said.mockClear();
});
