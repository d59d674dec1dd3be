import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site, in the order of the menu. */
export default [
  index("routes/site/home.tsx"),
  route("patients", "routes/site/patients.tsx"),
  route("clinicians", "routes/site/clinicians.tsx"),
  route("policy", "routes/site/policy.tsx"),
  route("partners", "routes/site/partners.tsx"),
  route("news", "routes/site/news.tsx"),
  route("local", "routes/site/local.tsx"),
  route("contact", "routes/site/contact.tsx"),
  route("privacy", "routes/site/privacy.tsx"),
  route("disclaimer", "routes/site/disclaimer.tsx"),
  route("assistant", "routes/site/assistant.tsx"),
  route("search", "routes/site/search.tsx"),

  route("guides/:id/download", "routes/site/guide-download.tsx"),

  ...prefix("auth", [
    layout("routes/auth/layout.tsx", [
      route("login", "routes/auth/login.tsx"),
      route("callback", "routes/auth/callback.tsx"),
      route("logout", "routes/auth/logout.tsx"),
    ]),
  ]),

  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/contacts.tsx"),
    route("activity", "routes/admin/activity.tsx"),
    route("assistant", "routes/admin/assistant.tsx"),
    route("contacts.csv", "routes/admin/contacts-csv.ts"),
    route("contacts/:id", "routes/admin/contact.tsx"),
    route("contacts/:id/delete", "routes/admin/contact-delete.tsx"),
    route("contacts/:id/:verb", "routes/admin/contact-verb.ts"),
    ...prefix(":collection", [
      index("routes/admin/collections/list.tsx"),
      route("new", "routes/admin/collections/new.tsx"),
      route("trash", "routes/admin/collections/trash.tsx"),
      route("trash/:id/restore", "routes/admin/collections/restore.ts"),
      route(":id", "routes/admin/collections/edit.tsx"),
      route(":id/preview", "routes/admin/collections/preview.tsx"),
      route(":id/:verb", "routes/admin/collections/verb.tsx"),
    ]),
    route("*", "routes/admin/not-found.tsx"),
  ]),

  ...prefix("api", [
    route("auth/user", "routes/api/user.ts"),
    route("news", "routes/api/news.ts"),
    route("events", "routes/api/events.ts"),
    route("resources", "routes/api/resources.ts"),
    route("providers", "routes/api/providers.ts"),
    route("stories", "routes/api/stories.ts"),
    route("contacts", "routes/api/contacts.ts"),
    route("chat", "routes/api/chat.ts"),
    route("*", "routes/api/not-found.ts"),
  ]),

  route("healthz", "routes/api/healthz.ts"),
  route("readyz", "routes/api/readyz.ts"),

  route("refused", "routes/site/refused.tsx"),
  route("robots.txt", "routes/feeds/robots.ts"),
  route("sitemap.xml", "routes/feeds/sitemap.ts"),

  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
