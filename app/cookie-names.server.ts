import { env } from "./env.server.ts";

/** Holds a browser to Secure and Path=/, and keeps other names of the domain from setting the cookie. */
const prefix = env.PUBLIC_URL.startsWith("https:") ? "__Host-" : "";

/** The names of the site's cookies, which app/middleware/cookies.server.ts makes. */
export const cookieNames = {
  session: `${prefix}session`,
  next: `${prefix}next`,
  signIn: `${prefix}sign-in`,
} as const;
