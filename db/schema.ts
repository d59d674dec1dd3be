import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/**
 * The ten tables of specification §3. Null is allowed wherever §3 does not say "required", except in columns
 * with a default: leaving one out gives the default, and there is no third state. The audit log comes after them.
 */

/** postgres.js reads it as a Buffer, PGlite as the Uint8Array that a Buffer is. */
const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

const id = () => uuid().primaryKey().defaultRandom();
const moment = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => moment("created_at").notNull().defaultNow();
/** Kept by a trigger (migration 0001), so that an UPDATE in plain SQL moves it too. */
const updatedAt = () => moment("updated_at").notNull().defaultNow();

export const sessions = pgTable(
  "sessions",
  {
    sid: text().primaryKey(),
    sess: json().notNull(),
    expire: moment("expire").notNull(),
  },
  (table) => [index("sessions_expire").on(table.expire)],
);

export const users = pgTable("users", {
  id: id(),
  email: text().unique(),
  firstName: text("first_name"),
  lastName: text("last_name"),
  profileImageUrl: text("profile_image_url"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const stories = pgTable("stories", {
  id: id(),
  title: text().notNull(),
  content: text().notNull(),
  authorName: text("author_name"),
  imageUrl: text("image_url"),
  consentGiven: boolean("consent_given").notNull().default(false),
  published: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const resources = pgTable(
  "resources",
  {
    id: id(),
    name: text().notNull(),
    category: text().notNull(),
    description: text(),
    address: text(),
    phone: text(),
    website: text(),
    hours: text(),
    eligibility: text(),
    services: text().array(),
    lastVerified: moment("last_verified"),
    published: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("resources_published_by_name")
      .on(sql`lower(${table.name})`, table.id)
      .where(sql`${table.published}`),
  ],
);

export const providers = pgTable(
  "providers",
  {
    id: id(),
    name: text().notNull(),
    specialty: text().notNull(),
    organization: text(),
    address: text(),
    phone: text(),
    website: text(),
    acceptsNewPatients: boolean("accepts_new_patients").notNull().default(true),
    telehealth: boolean().notNull().default(false),
    insurance: text().array(),
    languages: text().array(),
    accessibilityNotes: text("accessibility_notes"),
    lastVerified: moment("last_verified"),
    published: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("providers_published_by_name")
      .on(sql`lower(${table.name})`, table.id)
      .where(sql`${table.published}`),
  ],
);

export const events = pgTable(
  "events",
  {
    id: id(),
    title: text().notNull(),
    description: text(),
    eventType: text("event_type").notNull(),
    startDate: moment("start_date").notNull(),
    endDate: moment("end_date"),
    location: text(),
    virtualLink: text("virtual_link"),
    registrationRequired: boolean("registration_required").notNull().default(false),
    registrationLink: text("registration_link"),
    published: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("events_published_by_start").on(table.startDate, table.id).where(sql`${table.published}`),
  ],
);

export const news = pgTable(
  "news",
  {
    id: id(),
    title: text().notNull(),
    content: text().notNull(),
    excerpt: text(),
    tags: text().array(),
    published: boolean().notNull().default(false),
    publishedAt: moment("published_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("news_published_newest_first")
      .on(table.publishedAt.desc().nullsLast(), table.createdAt.desc().nullsFirst(), table.id)
      .where(sql`${table.published}`),
  ],
);

export const legislation = pgTable("legislation", {
  id: id(),
  billName: text("bill_name").notNull(),
  billNumber: text("bill_number"),
  state: text().notNull(),
  description: text(),
  status: text(),
  position: text(),
  actionItems: text("action_items"),
  externalLink: text("external_link"),
  published: boolean().notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const contacts = pgTable(
  "contacts",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    role: text().notNull(),
    message: text().notNull(),
    joinNewsletter: boolean("join_newsletter").notNull().default(false),
    volunteer: boolean().notNull().default(false),
    mediaInquiry: boolean("media_inquiry").notNull().default(false),
    status: text().notNull().default("new"),
    createdAt: createdAt(),
  },
  (table) => [
    index("contacts_by_arrival").on(table.createdAt, table.id),
    index("contacts_same_sender").on(table.email, table.createdAt),
  ],
);

export const guides = pgTable("guides", {
  id: id(),
  title: text().notNull(),
  description: text(),
  category: text().notNull(),
  fileUrl: text("file_url").notNull(),
  downloadCount: integer("download_count").notNull().default(0),
  published: boolean().notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/**
 * Mail that waits to be sent, beyond the tables of specification §3. It is written in the transaction of what
 * it tells about, and deleted once the mail server has it.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    recipient: text().notNull(),
    replyToName: text("reply_to_name"),
    replyToAddress: text("reply_to_address"),
    subject: text().notNull(),
    text: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index("outbox_due").on(table.nextAttemptAt)],
);

/** Beyond the specification: who did what to which record, and when. It never holds what somebody wrote. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull().defaultNow(),
    actor: text(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text("subject_id"),
    /** The record's title, for whoever reads the log; never a name or a word of somebody who wrote to us. */
    title: text(),
  },
  (table) => [index("audit_log_at").on(table.at)],
);

/** A private note of the staff on a contact message, beyond the specification. It goes with the message. */
export const contactNotes = pgTable("contact_notes", {
  contactId: uuid("contact_id")
    .primaryKey()
    .references(() => contacts.id, { onDelete: "cascade" }),
  note: text().notNull(),
  updatedBy: text("updated_by").notNull(),
  updatedAt: updatedAt(),
});

/**
 * Records that staff deleted, beyond the specification: taken out of their own table, so that nothing has to
 * leave them out, and kept whole for 30 days, so that they can be put back.
 */
export const trash = pgTable(
  "trash",
  {
    id: uuid().primaryKey(),
    collection: text().notNull(),
    title: text().notNull(),
    record: json().notNull(),
    deletedBy: text("deleted_by").notNull(),
    deletedAt: moment("deleted_at").notNull().defaultNow(),
  },
  (table) => [index("trash_by_collection").on(table.collection, table.deletedAt)],
);

/**
 * The version of what staff publish, in the one row with id 1, beyond the specification: triggers (migration 0005) raise
 * it with every change of news, events, providers, resources, stories, bills and guides. Whoever keeps something made
 * from them compares it.
 */
export const contentVersion = pgTable("content_version", {
  id: integer().primaryKey(),
  version: bigint({ mode: "number" }).notNull(),
});

/** How often somebody did something within a window of time (security.md, "Rates"): the schema of rate-limiter-flexible. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: moment("expire"),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);

/** Answers of the assistant that are being sent, one row a stream: a visitor may have two at once (security.md). */
export const chatStreams = pgTable(
  "chat_streams",
  {
    id: id(),
    visitor: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("chat_streams_by_visitor").on(table.visitor, table.expiresAt)],
);

/** How many questions the assistant answered in which way, by day; never a word of a question. */
export const assistantCounts = pgTable(
  "assistant_counts",
  {
    day: date().notNull(),
    kind: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);

/**
 * What lay under /assets/ in this release and in the last ones, so that a page that was open during a deployment keeps
 * working, in every instance. A name carries a hash of the content.
 */
export const staticFiles = pgTable("static_files", {
  name: text().primaryKey(),
  contentType: text("content_type").notNull(),
  body: bytea().notNull(),
  /** When a running release last had the file. */
  releasedAt: moment("released_at").notNull().defaultNow(),
});
