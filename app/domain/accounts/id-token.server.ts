import { createHmac } from "node:crypto";
import { errors, jwtVerify } from "jose";
import { z } from "zod";
import { env } from "#app/env.server.ts";
import { OwnError } from "#app/own-error.ts";
import { SignInError } from "./problem.ts";
import type { Provider } from "./provider.server.ts";

/** Signatures by a key pair alone: with a shared secret, or none, whoever knows the client could make tokens. */
const algorithms = ["RS256", "PS256", "ES256", "EdDSA"];
const clockSkewSeconds = 120;

/** Whom the provider vouches for. */
export type Person = {
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
};

/** Without control characters: PostgreSQL takes no NUL. */
const line = z.string().regex(/^[^\p{Cc}]+$/u);
const optionalLine = line.max(500).nullable().catch(null).default(null);
const claims = z.object({
  nonce: z.string(),
  azp: z.string().optional(),
  email: line.max(254),
  email_verified: z.unknown().optional(),
  // Microsoft's word for it, in ID tokens of Entra: true, 1 or "1".
  xms_edov: z.unknown().optional(),
  given_name: optionalLine,
  family_name: optionalLine,
  picture: optionalLine,
});

/** The nonce that belongs to a state: it need not be stored, and only this site can make it. */
export function nonceOf(state: string): string {
  return createHmac("sha256", env.SESSION_SECRET).update(`nonce ${state}`).digest("base64url");
}

/**
 * Checks an ID token as OpenID Connect Core 1.0 §3.1.3.7 asks: signature, issuer, audience, expiry, nonce. Gives whom
 * it is about. Throws SignInError: "untrusted", or "unavailable" while the provider's keys can't be had.
 */
export async function readIdToken(idToken: string, provider: Provider, nonce: string): Promise<Person> {
  const untrusted = (cause?: unknown) =>
    new SignInError("untrusted", "The provider's ID token did not pass its checks.", { cause });
  const { payload } = await jwtVerify(idToken, provider.keys, {
    algorithms,
    issuer: provider.issuer,
    audience: provider.clientId,
    clockTolerance: clockSkewSeconds,
    requiredClaims: ["exp", "iat", "sub"],
  }).catch((error: unknown) => {
    const isAboutToken =
      error instanceof errors.JOSEError &&
      !(error instanceof errors.JWKSTimeout) &&
      error.code !== "ERR_JOSE_GENERIC";
    if (isAboutToken) throw untrusted(new OwnError(error.code));
    throw new SignInError("unavailable", "The provider's keys can't be read.", { cause: error });
  });

  const found = claims.safeParse(payload);
  if (!found.success) throw untrusted(new OwnError(`claims: ${found.error.issues.map(({ path }) => path)}`));
  const { data } = found;
  if (data.nonce !== nonce) throw untrusted(new OwnError("nonce"));
  const isForOthersToo = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((isForOthersToo || data.azp !== undefined) && data.azp !== provider.clientId) {
    throw untrusted(new OwnError("azp"));
  }
  return {
    email: data.email,
    emailVerified: data.email_verified === true || [true, 1, "1"].some((yes) => yes === data.xms_edov),
    firstName: data.given_name,
    lastName: data.family_name,
    profileImageUrl: data.picture,
  };
}
