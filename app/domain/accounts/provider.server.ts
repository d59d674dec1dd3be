import type { JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { env } from "#app/env.server.ts";
import { OwnError } from "#app/own-error.ts";
import { SignInError } from "./problem.ts";

/** What the provider gets to answer (security.md, "Sign-in"). */
export const providerMilliseconds = 5_000;
const cacheMilliseconds = 60 * 60 * 1000;

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
});

/** The OpenID Connect provider that staff sign in with. */
export type Provider = {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  endSessionEndpoint: string | undefined;
  keys: JWTVerifyGetKey;
};

let cached: { issuer: string; provider: Promise<Provider>; until: number } | undefined;

/**
 * The provider of the settings, found by its discovery document (OpenID Connect Discovery 1.0 §4), which is kept for
 * an hour. Throws SignInError: "not-set-up", "unavailable".
 */
export async function findProvider(now = Date.now()): Promise<Provider> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = env;
  if (!issuer || !clientId) throw new SignInError("not-set-up", "OIDC_ISSUER is not set.");
  if (cached?.issuer === issuer && now < cached.until) return cached.provider;
  const provider = discover(issuer, clientId);
  const attempt = { issuer, provider, until: now + cacheMilliseconds };
  cached = attempt;
  provider.catch(() => {
    if (cached === attempt) cached = undefined;
  });
  return provider;
}

async function discover(issuer: string, clientId: string): Promise<Provider> {
  const found = await readMetadata(issuer);
  const { createRemoteJWKSet } = await import("jose");
  return {
    issuer: found.issuer,
    clientId,
    clientSecret: env.OIDC_CLIENT_SECRET ?? null,
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    endSessionEndpoint: found.end_session_endpoint,
    keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: providerMilliseconds }),
  };
}

/** The discovery document of an issuer, which names the same issuer. Throws SignInError "unavailable". */
export async function readMetadata(issuer: string): Promise<z.output<typeof metadata>> {
  const withoutSlash = issuer.replace(/\/$/, "");
  try {
    const response = await fetch(`${withoutSlash}/.well-known/openid-configuration`, {
      headers: { Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(providerMilliseconds),
    });
    if (!response.ok) throw new OwnError(`It answered ${response.status}.`);
    const found = metadata.parse(await response.json());
    if (found.issuer.replace(/\/$/, "") !== withoutSlash) throw new OwnError("It names another issuer.");
    return found;
  } catch (cause) {
    throw new SignInError("unavailable", "The provider's discovery document can't be read.", { cause });
  }
}

/**
 * Where somebody signs out of the provider too (OpenID Connect RP-Initiated Logout 1.0 §2); null where it has no such
 * address, does not answer, or there is no provider.
 */
export async function endSessionUrl(): Promise<URL | null> {
  try {
    const { endSessionEndpoint, clientId } = await findProvider();
    if (!endSessionEndpoint) return null;
    const url = new URL(endSessionEndpoint);
    url.searchParams.set("client_id", clientId);
    url.searchParams.set("post_logout_redirect_uri", `${env.PUBLIC_URL}/auth/logout`);
    return url;
  } catch (error) {
    if (error instanceof SignInError) return null;
    throw error;
  }
}
