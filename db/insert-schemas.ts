import { createInsertSchema } from "drizzle-zod";
import {
  contacts,
  events,
  guides,
  legislation,
  news,
  providers,
  resources,
  sessions,
  stories,
  users,
} from "./schema.ts";

/** What may be inserted into each table, derived from its columns (specification §3). */

export const sessionInsert = createInsertSchema(sessions);
export const userInsert = createInsertSchema(users);
export const storyInsert = createInsertSchema(stories);
export const resourceInsert = createInsertSchema(resources);
export const providerInsert = createInsertSchema(providers);
export const eventInsert = createInsertSchema(events);
export const newsInsert = createInsertSchema(news);
export const legislationInsert = createInsertSchema(legislation);
export const contactInsert = createInsertSchema(contacts);
export const guideInsert = createInsertSchema(guides);
