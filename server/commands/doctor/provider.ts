import { z } from "zod";
import { SignInError } from "#app/domain/accounts/problem.ts";
import { providerMilliseconds, readMetadata } from "#app/domain/accounts/provider.server.ts";
import { env } from "#app/env.server.ts";
import { type Finding, kindOf, ok, problem, warning } from "./finding.ts";

const name = "Sign-in";
const keySet = z.object({ keys: z.array(z.unknown()).min(1) });

/** Can administrators sign in, as far as that shows without one? */
export async function findProviderState(): Promise<Finding[]> {
  if (!env.OIDC_ISSUER) {
    return [
      warning(
        name,
        "No provider is set: nobody can sign in.",
        "Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET (README, Sign in).",
      ),
    ];
  }
  const document = `${env.OIDC_ISSUER.replace(/\/$/, "")}/.well-known/openid-configuration`;
  try {
    const { issuer, jwks_uri: keysUrl } = await readMetadata(env.OIDC_ISSUER);
    if (!(await hasKeys(keysUrl))) {
      return [problem(name, `${issuer} shows no keys at ${keysUrl}.`, "Ask whoever runs the provider.")];
    }
    return [
      ok(name, `${issuer} answers, and shows its keys.`),
      ok(name, `Its redirect addresses for this site must hold ${env.PUBLIC_URL}/auth/callback`),
    ];
  } catch (error) {
    const said = `The provider can't be used: ${describeFailure(error)}`;
    return [problem(name, said, `Open ${document}. It must answer, and name OIDC_ISSUER as its issuer.`)];
  }
}

async function hasKeys(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(providerMilliseconds) });
  return response.ok && keySet.safeParse(await response.json()).success;
}

/** The messages of readMetadata's own checks are plain; of any other error its kind is enough. */
function describeFailure(error: unknown): string {
  const reason = error instanceof SignInError ? error.cause : error;
  return reason instanceof Error && reason.message.startsWith("It ") ? reason.message : `${kindOf(reason)}.`;
}
