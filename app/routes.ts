import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";

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

  ...prefix("api", [
    route("news", "routes/api/news.ts"),
    route("events", "routes/api/events.ts"),
    route("resources", "routes/api/resources.ts"),
    route("providers", "routes/api/providers.ts"),
    route("contacts", "routes/api/contacts.ts"),
    route("*", "routes/api/not-found.ts"),
  ]),

  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
