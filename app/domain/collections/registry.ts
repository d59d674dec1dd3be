import { type Column, getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { AuditSubject } from "#app/domain/audit/audit.server.ts";
import {
  eventInsert,
  guideInsert,
  legislationInsert,
  newsInsert,
  providerInsert,
  resourceInsert,
  storyInsert,
} from "#db/insert-schemas.ts";
import { events, guides, legislation, news, providers, resources, stories } from "#db/schema.ts";

/**
 * What staff manage (specification §2, "Admin"; §3): each collection, its fields in the order of its form, and its
 * words. Forms, lists, checks and the trash follow from it. The compiler asks for a line for every column of a table.
 */

/** Columns that no form shows: the database or a verb of its own keeps them. */
export const automatic = ["id", "published", "downloadCount", "createdAt", "updatedAt"] as const;

type Option = { value: string; label: string };

type TextField = {
  /**
   * line: one line · text: several · markdown: several, with Markdown · category: a hyphenated word · link: http(s) ·
   * file: http(s), or a path of this site's own files · phone: a number that can be dialed
   */
  kind: "line" | "text" | "markdown" | "category" | "link" | "file" | "phone";
  /** Values that a category is known to have; others are fine. */
  suggestions?: readonly string[];
};
/** One of a few values, and no other. */
type ChoiceField = { kind: "choice"; options: readonly Option[] };
/** list: one entry a line · flag: yes or no · moment: a date and a time in Ohio · day: a date. */
type FieldOf<Value> = { label: string; hint?: string } & (Value extends boolean
  ? { kind: "flag" }
  : Value extends Date
    ? { kind: "moment" | "day" }
    : Value extends string[]
      ? { kind: "list" }
      : TextField | ChoiceField);

export type Field = FieldOf<boolean> | FieldOf<Date> | FieldOf<string[]> | FieldOf<string>;

export type Value = string | number | boolean | Date | string[] | null;
export type Values = Record<string, Value>;

/** Why a record can't be saved or published as it is, and which field would have to change. */
export type Problem = { field: string; message: string };

export interface ContentTable extends PgTable {
  id: PgColumn;
  published: PgColumn;
  createdAt: PgColumn;
  updatedAt: PgColumn;
}

type Editable<Table extends ContentTable> = Exclude<
  keyof Table["$inferSelect"] & string,
  (typeof automatic)[number]
>;

type Description<Table extends ContentTable> = {
  table: Table;
  insert: z.ZodObject;
  /** The tab, one record in a sentence, and the button that adds one. */
  label: string;
  one: string;
  add: string;
  fields: { [Name in Editable<Table>]: FieldOf<NonNullable<Table["$inferSelect"][Name]>> };
  /** The field that names a record, and those that the list shows beside it. */
  title: Editable<Table>;
  columns: readonly Editable<Table>[];
  /** The public page that shows what is published. */
  shownOn: string;
  /** The moment that is set when a record is published and has none. */
  stamp?: Editable<Table>;
  /** A rule between several fields. */
  problem?: (record: Values) => Problem | undefined;
};

export type CollectionName = Exclude<AuditSubject, "user" | "contact">;
export type Collection<Table extends ContentTable = ContentTable> = Omit<
  Description<Table>,
  "fields" | "title" | "columns" | "stamp"
> & {
  name: CollectionName;
  fields: Record<string, Field>;
  title: string;
  columns: readonly string[];
  stamp?: string;
};

function collection<Table extends ContentTable>(
  name: CollectionName,
  description: Description<Table> & { fields: Record<string, Field> },
): Collection<Table> {
  return { name, ...description };
}

const eastern = "Eastern time, as in Ohio.";
const onePerLine = "One on each line.";
const verified = "The day somebody of the Society last checked this entry.";
const markdown =
  "You can use Markdown: **bold**, [a link](https://example.org), and - at the start of a list item.";

export const collections = {
  stories: collection("stories", {
    table: stories,
    insert: storyInsert,
    label: "Stories",
    one: "story",
    add: "Add Story",
    fields: {
      title: { label: "Title", kind: "line" },
      content: { label: "Story", kind: "markdown", hint: markdown },
      authorName: { label: "Author's name", kind: "line", hint: "As the author wants it shown." },
      imageUrl: {
        label: "Picture",
        kind: "file",
        hint: "A picture of this site, for example /pictures/garden.jpg. Pictures of other sites are not shown.",
      },
      consentGiven: { label: "The author has agreed to publish this story", kind: "flag" },
    },
    title: "title",
    columns: ["authorName", "consentGiven"],
    shownOn: "/patients",
    problem: ({ published, consentGiven }) =>
      published && !consentGiven
        ? {
            field: "consentGiven",
            message: "A story can't be published unless its author has agreed",
          }
        : undefined,
  }),
  resources: collection("resources", {
    table: resources,
    insert: resourceInsert,
    label: "Resources",
    one: "resource",
    add: "Add Resource",
    fields: {
      name: { label: "Name", kind: "line" },
      category: {
        label: "Category",
        kind: "category",
        suggestions: [
          "counseling",
          "crisis-line",
          "food-assistance",
          "mental-health",
          "support-group",
          "transportation",
        ],
      },
      description: { label: "Description", kind: "text" },
      address: { label: "Address", kind: "line" },
      phone: { label: "Phone", kind: "phone" },
      website: { label: "Website", kind: "link" },
      hours: { label: "Hours", kind: "line" },
      eligibility: { label: "Who can use it", kind: "text" },
      services: { label: "Services", kind: "list", hint: onePerLine },
      lastVerified: { label: "Last verified", kind: "day", hint: verified },
    },
    title: "name",
    columns: ["category", "phone", "lastVerified"],
    shownOn: "/local?tab=resources",
  }),
  providers: collection("providers", {
    table: providers,
    insert: providerInsert,
    label: "Providers",
    one: "provider",
    add: "Add Provider",
    fields: {
      name: { label: "Name", kind: "line" },
      specialty: {
        label: "Specialty",
        kind: "category",
        suggestions: ["family-medicine", "mental-health", "pain-management", "pharmacy", "physical-therapy"],
      },
      organization: { label: "Organization", kind: "line" },
      address: { label: "Address", kind: "line" },
      phone: { label: "Phone", kind: "phone" },
      website: { label: "Website", kind: "link" },
      acceptsNewPatients: { label: "Accepts new patients", kind: "flag" },
      telehealth: { label: "Offers telehealth", kind: "flag" },
      insurance: { label: "Insurance", kind: "list", hint: onePerLine },
      languages: { label: "Languages", kind: "list", hint: onePerLine },
      accessibilityNotes: { label: "Access", kind: "text", hint: "For example: a step-free entrance." },
      lastVerified: { label: "Last verified", kind: "day", hint: verified },
    },
    title: "name",
    columns: ["specialty", "phone", "lastVerified"],
    shownOn: "/local",
  }),
  events: collection("events", {
    table: events,
    insert: eventInsert,
    label: "Events",
    one: "event",
    add: "Add Event",
    fields: {
      title: { label: "Title", kind: "line" },
      description: { label: "Description", kind: "markdown", hint: markdown },
      eventType: {
        label: "Kind of event",
        kind: "category",
        suggestions: ["community-meeting", "support-group", "webinar", "workshop"],
      },
      startDate: { label: "Starts", kind: "moment", hint: eastern },
      endDate: { label: "Ends", kind: "moment", hint: eastern },
      location: { label: "Place", kind: "line" },
      virtualLink: { label: "Link to join online", kind: "link" },
      registrationRequired: { label: "People must register", kind: "flag" },
      registrationLink: {
        label: "Link to register",
        kind: "link",
        hint: "Shown as 'Register Now' when people must register.",
      },
    },
    title: "title",
    columns: ["eventType", "startDate", "location"],
    shownOn: "/news",
    problem: ({ startDate, endDate }) =>
      startDate && endDate && endDate < startDate
        ? { field: "endDate", message: "An event can't end before it starts" }
        : undefined,
  }),
  news: collection("news", {
    table: news,
    insert: newsInsert,
    label: "News",
    one: "news article",
    add: "Add News",
    fields: {
      title: { label: "Title", kind: "line" },
      excerpt: { label: "Excerpt", kind: "text", hint: "A sentence or two above the article." },
      content: {
        label: "Article",
        kind: "markdown",
        hint: `Every line break begins a new paragraph. ${markdown}`,
      },
      tags: { label: "Tags", kind: "list", hint: onePerLine },
      publishedAt: {
        label: "Date of the article",
        kind: "moment",
        hint: `${eastern} Leave it empty to use the moment when you publish it.`,
      },
    },
    title: "title",
    columns: ["publishedAt", "tags"],
    shownOn: "/news",
    stamp: "publishedAt",
  }),
  legislation: collection("legislation", {
    table: legislation,
    insert: legislationInsert,
    label: "Legislation",
    one: "bill",
    add: "Add Bill",
    fields: {
      billName: { label: "Name of the bill", kind: "line" },
      billNumber: { label: "Number", kind: "line", hint: "For example: H.B. 123." },
      state: {
        label: "State",
        kind: "choice",
        options: ["Ohio", "Texas", "Federal"].map((value) => ({ value, label: value })),
      },
      description: { label: "Description", kind: "markdown", hint: markdown },
      status: { label: "Status", kind: "line", hint: "For example: introduced, in committee, signed." },
      position: { label: "Our position", kind: "line", hint: "For example: support, oppose, watching." },
      actionItems: { label: "What people can do", kind: "markdown", hint: markdown },
      externalLink: { label: "Link to the bill", kind: "link" },
    },
    title: "billName",
    columns: ["billNumber", "state", "status"],
    shownOn: "/policy",
  }),
  guides: collection("guides", {
    table: guides,
    insert: guideInsert,
    label: "Guides",
    one: "guide",
    add: "Add Guide",
    fields: {
      title: { label: "Title", kind: "line" },
      description: { label: "Description", kind: "text" },
      category: {
        label: "Category",
        kind: "category",
        suggestions: ["patient-guides", "clinician-tools"],
        hint: "Begin with 'patient' for the patients' page, with 'clinician' for the clinicians' page.",
      },
      fileUrl: {
        label: "File",
        kind: "file",
        hint: "A link that begins with https://, or a file of this site, for example /guides/visit.pdf.",
      },
    },
    title: "title",
    columns: ["category", "fileUrl"],
    shownOn: "/patients",
  }),
} satisfies { [Name in CollectionName]: Collection };

/** The collection at an address of the dashboard, or undefined. */
export function collectionNamed(name: string): Collection | undefined {
  return Object.values(collections).find((collection) => collection.name === name);
}

/** Must the field be filled in? The insert schema, and so the table, says it. */
export function isRequired({ insert }: Collection, field: string): boolean {
  return !insert.shape[field]?.safeParse(null).success;
}

/** The column behind a field. */
export function columnOf({ table }: Pick<Collection, "table">, field: string): Column {
  const column = Object.entries(getTableColumns(table)).find(([name]) => name === field)?.[1];
  if (!column) throw new Error(`There is no column for ${field}.`);
  return column;
}
