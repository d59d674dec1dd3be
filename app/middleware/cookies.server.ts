import { createCookie } from "react-router";
import { cookieNames } from "#app/cookie-names.server.ts";
import { sessionMilliseconds } from "#app/domain/accounts/sessions.server.ts";
import { env } from "#app/env.server.ts";

const secure = env.PUBLIC_URL.startsWith("https:");
const settings = { httpOnly: true, path: "/", sameSite: "lax", secure } as const;
const tenMinutes = 600;

/** The id of a session (domain/accounts/sessions.server.ts). */
export const sessionCookie = createCookie(cookieNames.session, {
  ...settings,
  maxAge: sessionMilliseconds / 1000,
});

/** The page that somebody asked for before they had to sign in (design, decision 5). */
export const nextCookie = createCookie(cookieNames.next, { ...settings, maxAge: tenMinutes });

/** The state and the PKCE secret of a sign-in under way; remix-auth-oauth2 adds ":" and an id to the name. */
export const signInCookie = {
  name: cookieNames.signIn,
  httpOnly: true,
  path: "/",
  sameSite: "Lax",
  secure: secure || undefined,
  maxAge: tenMinutes,
} as const;
