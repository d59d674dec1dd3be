import { createCookie } from "react-router";
import { sessionMilliseconds } from "#app/domain/accounts/sessions.server.ts";
import { env } from "#app/env.server.ts";

const secure = env.PUBLIC_URL.startsWith("https:");
/** Holds a browser to Secure and Path=/, and keeps other names of the domain from setting the cookie. */
const prefix = secure ? "__Host-" : "";
const settings = { httpOnly: true, path: "/", sameSite: "lax", secure } as const;
const tenMinutes = 600;

/** The id of a session (domain/accounts/sessions.server.ts). */
export const sessionCookie = createCookie(`${prefix}session`, {
  ...settings,
  maxAge: sessionMilliseconds / 1000,
});

/** The page that somebody asked for before they had to sign in (design, decision 5). */
export const nextCookie = createCookie(`${prefix}next`, { ...settings, maxAge: tenMinutes });

/** The state and the PKCE secret of a sign-in under way; remix-auth-oauth2 adds ":" and an id to the name. */
export const signInCookie = {
  name: `${prefix}sign-in`,
  httpOnly: true,
  path: "/",
  sameSite: "Lax",
  secure: secure || undefined,
  maxAge: tenMinutes,
} as const;
