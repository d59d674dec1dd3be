import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, createStaticHandler, data, RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { log } from "#app/log.server.ts";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { query } from "#db/client.server.ts";
import { ConnectionLost } from "#db/errors.ts";
import * as activity from "./activity.tsx";
import * as assistant from "./assistant.tsx";
import * as edit from "./collections/edit.tsx";
import * as list from "./collections/list.tsx";
import * as create from "./collections/new.tsx";
import * as preview from "./collections/preview.tsx";
import * as restore from "./collections/restore.ts";
import * as trash from "./collections/trash.tsx";
import * as verb from "./collections/verb.tsx";
import * as contact from "./contact.tsx";
import * as contactDelete from "./contact-delete.tsx";
import * as contactVerb from "./contact-verb.ts";
import * as contacts from "./contacts.tsx";
import * as contactsCsv from "./contacts-csv.ts";

/** The database goes away after the guard has let somebody in: every address says so, and no form loses a word. */

vi.mock("#db/client.server.ts", () => ({ query: vi.fn(() => Promise.reject(new ConnectionLost("away"))) }));
vi.mock("#app/middleware/session.server.ts", () => ({
  administratorOf: async () => ({ email: "admin@example.org" }),
}));

const modules = {
  "/admin": contacts,
  "/admin/activity": activity,
  "/admin/assistant": assistant,
  "/admin/contacts.csv": contactsCsv,
  "/admin/contacts/:id": contact,
  "/admin/contacts/:id/delete": contactDelete,
  "/admin/contacts/:id/:verb": contactVerb,
  "/admin/:collection": list,
  "/admin/:collection/new": create,
  "/admin/:collection/trash": trash,
  "/admin/:collection/trash/:id/restore": restore,
  "/admin/:collection/:id": edit,
  "/admin/:collection/:id/preview": preview,
  "/admin/:collection/:id/:verb": verb,
};

const routes = Object.entries(modules).map(([path, route]) => {
  const { default: Component = () => null, ...handlers } = { default: undefined, ...route };
  return { id: path, path, Component, ErrorBoundary: ErrorPage, ...handlers };
});

/** The status and the page of an address that is opened, or that a form is sent to. */
async function ask(address: string, form?: Record<string, string>) {
  const body = form && new URLSearchParams(form);
  const request = new Request(`http://localhost:3000${address}`, { method: body ? "POST" : "GET", body });
  const context = await createStaticHandler(routes as never).query(request, {
    requestContext: new RouterContextProvider(),
  });
  if (context instanceof Response) return { status: context.status, html: "" };
  const { loaderData, actionData, errors, statusCode } = context;
  const page = createElement(createRoutesStub(routes as never), {
    initialEntries: [address],
    hydrationData: { loaderData, actionData, errors },
  });
  return { status: statusCode, html: renderToStaticMarkup(page) };
}

beforeEach(() => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  vi.mocked(query).mockClear();
});

const id = "5a3b1e00-0007-4000-8000-000000000003";
const clearMessage = /Failed to load|We cannot do that right now/;

test.each([
  "/admin?q=Somebody",
  "/admin/activity",
  "/admin/assistant",
  "/admin/contacts.csv",
  `/admin/contacts/${id}`,
  `/admin/contacts/${id}/delete`,
  "/admin/events",
  "/admin/events/trash",
  `/admin/events/${id}`,
  `/admin/events/${id}/preview`,
  `/admin/events/${id}/publish`,
])("opened: %s", async (address) => {
  const { status, html } = await ask(address);
  expect(status).toBe(503);
  expect(html).toMatch(clearMessage);
});

test.each([
  `/admin/contacts/${id}/delete`,
  `/admin/contacts/${id}/answer`,
  `/admin/guides/trash/${id}/restore`,
  `/admin/stories/${id}/publish`,
  `/admin/stories/${id}/unpublish`,
  `/admin/stories/${id}/delete`,
])("a button that leads to %s", async (address) => {
  const { status, html } = await ask(address, {});
  expect(status).toBe(503);
  expect(html).toMatch(clearMessage);
});

const event = {
  title: "Example <b>event</b>",
  eventType: "webinar",
  description: "One line\nand another.",
  startDate: "2035-07-05T18:00",
  location: "Example Hall",
  registrationRequired: "on",
};

test.each([
  ["/admin/events/new", event, "We could not save this."],
  [`/admin/events/${id}`, { ...event, version: "seen" }, "We could not save this."],
  [`/admin/contacts/${id}`, { note: "My own\nwords.", version: "seen" }, "The note is not saved"],
])("a form that was sent to %s comes back with everything in it", async (address, form, message) => {
  const { status, html } = await ask(address, form);
  expect(status).toBe(503);
  expect(html).toContain(message);
  expect(query, "three seconds are waited for once").toHaveBeenCalledTimes(1);
  for (const [name, value] of Object.entries(form)) {
    const control = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>[^<]*`).exec(html)?.[0];
    const written = renderToStaticMarkup(createElement("p", null, value)).slice(3, -4);
    expect(control, name).toContain(value === "on" ? "checked" : written);
  }
});

test.each([create, edit])(
  "where scripts run, no answer keeps the form: nothing is asked for again",
  async (route) => {
    const kept = await route.clientAction({ serverAction: () => Promise.reject(new Error("503")) } as never);
    expect(kept).toMatchObject({ ...data({ result: { status: "error" } }), init: { status: 503 } });
  },
);
