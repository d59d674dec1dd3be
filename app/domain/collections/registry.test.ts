import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { formInput } from "./input.ts";
import { automatic, type Collection, collectionNamed, collections, isRequired } from "./registry.ts";

const every = Object.values(collections).map((collection): [string, Collection] => [
  collection.name,
  collection,
]);

test("the dashboard's tabs after Contacts, with guides beyond the specification", () => {
  expect(every.map(([, { label }]) => label)).toEqual([
    "Stories",
    "Resources",
    "Providers",
    "Events",
    "News",
    "Legislation",
    "Guides",
  ]);
  expect(every.map(([, { add }]) => add)).toEqual([
    "Add Story",
    "Add Resource",
    "Add Provider",
    "Add Event",
    "Add News",
    "Add Bill",
    "Add Guide",
  ]);
});

test.each(every)("%s: every column can be edited, or is kept automatically", (name, collection) => {
  const columns = Object.keys(getTableColumns(collection.table));
  const fields = Object.keys(collection.fields);
  const kept: string[] = automatic.filter((column) => columns.includes(column));
  expect([...fields, ...kept].sort()).toEqual(columns.sort());
  expect(fields).toEqual(expect.arrayContaining([collection.title, ...collection.columns]));
  expect(collectionNamed(name)).toBe(collection);
});

/** Specification §3, what it says is required; a flag always has a value. */
const required = {
  stories: ["title", "content"],
  resources: ["name", "category"],
  providers: ["name", "specialty"],
  events: ["title", "eventType", "startDate"],
  news: ["title", "content"],
  legislation: ["billName", "state"],
  guides: ["title", "category", "fileUrl"],
};

test.each(every)("%s: an empty form is told each field that must be filled in", (name, collection) => {
  const result = formInput(collection).safeParse({});
  const missing = result.error?.issues.map(({ path }) => path[0]);
  expect(missing?.sort()).toEqual([...required[name as keyof typeof required]].sort());
  expect(result.error?.issues.every(({ message }) => message.endsWith("must be filled in"))).toBe(true);
  const flags = Object.entries(collection.fields).filter(([, { kind }]) => kind === "flag");
  expect(missing?.every((field) => isRequired(collection, String(field)))).toBe(true);
  expect(flags.some(([field]) => missing?.includes(field))).toBe(false);
});

const provider = { name: "Example", specialty: "other" };
const resource = { name: "Example", category: "other" };
const event = { title: "Example", eventType: "webinar", startDate: "2027-01-05T18:00" };
const guide = { title: "Example", category: "other", fileUrl: "/guides/visit.pdf" };

function messages(collection: Collection, form: Record<string, string>): string[] {
  return (
    formInput(collection)
      .safeParse(form)
      .error?.issues.map(({ message }) => message) ?? []
  );
}

test("a link leads to http or https, and nowhere else", () => {
  for (const website of ["https://example.org", "http://example.org:8080/a?b#c", "HTTPS://example.org/ü"]) {
    expect(messages(collections.providers, { ...provider, website }), website).toEqual([]);
  }
  for (const website of [
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "example.org",
    "//example.org",
    "/page",
    "https://",
    "https:\\\\example.org",
    "https://example.org/a b",
    "https://user:password@example.org",
    "ftp://example.org",
    "mailto:a@example.org",
  ]) {
    expect(messages(collections.providers, { ...provider, website }), website).toHaveLength(1);
  }
});

test("a guide's file is a link, or a file of this site", () => {
  for (const fileUrl of ["https://example.org/a.pdf", "/guides/visit.pdf", "/"]) {
    expect(messages(collections.guides, { ...guide, fileUrl }), fileUrl).toEqual([]);
  }
  for (const fileUrl of [
    "//example.org/a.pdf",
    "/\\example.org",
    "\\\\example.org",
    "guides/a.pdf",
    "javascript:1",
  ]) {
    expect(messages(collections.guides, { ...guide, fileUrl }), fileUrl).toHaveLength(1);
  }
});

test("a phone number can be dialed", () => {
  for (const phone of [
    "988",
    "419-668-1652",
    "1-800-662-4357",
    "(419) 668-1652",
    "+1 419.668.1652",
    "555-0100",
  ]) {
    expect(messages(collections.resources, { ...resource, phone }), phone).toEqual([]);
  }
  for (const phone of [
    "12",
    "call us",
    "419-668-1652 ext. 5",
    "4HOPE",
    "1234567890123456",
    "--",
    "419+668",
  ]) {
    expect(messages(collections.resources, { ...resource, phone }), phone).toHaveLength(1);
  }
});

test("lists are entered one a line; blanks and repetitions are left out", () => {
  const read = formInput(collections.providers).parse({
    ...provider,
    languages: " English \r\n\r\nSpanish\nEnglish\n",
    insurance: "\n \n",
  });
  expect(read).toMatchObject({ languages: ["English", "Spanish"], insurance: null });
  const long = { ...provider, languages: "x".repeat(101), insurance: "a\n".repeat(10) };
  expect(messages(collections.providers, long)).toHaveLength(1);
  const many = Array.from({ length: 51 }, (_, index) => `entry ${index}`).join("\n");
  expect(messages(collections.providers, { ...provider, languages: many })).toHaveLength(1);
});

test("a category is a hyphenated word, however it is typed", () => {
  for (const typed of ["support-group", "Support Group", "  support   group "]) {
    expect(formInput(collections.events).parse({ ...event, eventType: typed })).toMatchObject({
      eventType: "support-group",
    });
  }
  for (const eventType of ["-", "a--", "<b>", "a/b"]) {
    expect(messages(collections.events, { ...event, eventType }), eventType).toHaveLength(1);
  }
});

test("a bill belongs to one of the tabs of the policy page", () => {
  expect(messages(collections.legislation, { billName: "Example Act", state: "Texas" })).toEqual([]);
  expect(messages(collections.legislation, { billName: "Example Act", state: "Utah" })).toHaveLength(1);
});

test("text is cleaned, measured, and refused with a reason", () => {
  expect(formInput(collections.events).parse({ ...event, title: "  Cafe\u0301 " })).toMatchObject({
    title: "Café",
  });
  expect(formInput(collections.events).parse({ ...event, description: "a\r\nb\rc" })).toMatchObject({
    description: "a\nb\nc",
  });
  for (const title of ["a\u0000b", "a\u0007", "\ud800", "x".repeat(201), "two\nlines"]) {
    expect(messages(collections.events, { ...event, title })).toHaveLength(1);
  }
  expect(messages(collections.events, { ...event, description: "x".repeat(20_000) })).toEqual([]);
  expect(messages(collections.events, { ...event, description: "x".repeat(20_001) })).toHaveLength(1);
});

test("a time that the clocks leave out in spring is refused", () => {
  expect(messages(collections.events, { ...event, startDate: "2026-03-08T02:30" })).toHaveLength(1);
});

test("the form sets no column that it does not show", () => {
  const read = formInput(collections.guides).parse({
    ...guide,
    id: "00000000-0000-4000-8000-000000000000",
    published: "true",
    downloadCount: "1000000",
    updatedAt: "2020-01-01T00:00",
  });
  expect(Object.keys(read).sort()).toEqual(Object.keys(collections.guides.fields).sort());
});
