import { OAuth2RequestError, OAuth2Strategy } from "remix-auth-oauth2";
import { nonceOf, type Person, readIdToken } from "#app/domain/accounts/id-token.server.ts";
import { SignInError } from "#app/domain/accounts/problem.ts";
import { type Provider, providerMilliseconds } from "#app/domain/accounts/provider.server.ts";
import { env } from "#app/env.server.ts";
import { signInCookie } from "#app/middleware/cookies.server.ts";
import { OwnError } from "#app/own-error.ts";

const stateIn = (url: string) => new URL(url).searchParams.get("state") ?? "";

/**
 * remix-auth's OAuth 2 with what it leaves out: a nonce, the check of the ID token, a deadline for the provider, and a
 * client secret that is encoded as RFC 6749 §2.3.1 asks. Throws SignInError.
 */
export class OpenIdStrategy extends OAuth2Strategy<Person> {
  constructor(provider: Provider) {
    const { clientId, clientSecret, authorizationEndpoint, tokenEndpoint } = provider;
    super(
      {
        clientId,
        clientSecret: clientSecret && encodeURIComponent(clientSecret),
        authorizationEndpoint,
        tokenEndpoint,
        redirectURI: `${env.PUBLIC_URL}/auth/callback`,
        scopes: ["openid", "email", "profile"],
        cookie: signInCookie,
      },
      ({ request, tokens }) => {
        if (!("id_token" in tokens.data)) {
          throw new SignInError("untrusted", "The provider sent no ID token.", {
            cause: new OwnError("id_token"),
          });
        }
        return readIdToken(tokens.idToken(), provider, nonceOf(stateIn(request.url)));
      },
    );
  }

  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    const all = new URLSearchParams(params);
    all.set("nonce", nonceOf(params.get("state") ?? ""));
    return all;
  }

  protected override async validateAuthorizationCode(code: string, codeVerifier: string) {
    try {
      return await withinDeadline(super.validateAuthorizationCode(code, codeVerifier));
    } catch (error) {
      if (error instanceof OAuth2RequestError && error.code === "invalid_grant") {
        throw new SignInError("expired", "The provider's code is used up.");
      }
      // Its other properties quote the provider, who can name the person.
      const cause = error instanceof Error ? new Error(error.message, { cause: error.cause }) : error;
      throw new SignInError("unavailable", "The provider gives no tokens.", { cause });
    }
  }
}

/** What the promise gives, if it does so in time: the library's own requests have no timeout. */
async function withinDeadline<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, providerMilliseconds, new OwnError("It did not answer in time."));
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Begins a sign-in: the redirect to the provider. Throws SignInError: "not-set-up", "unavailable". */
export async function beginSignIn(provider: Provider): Promise<Response> {
  try {
    await new OpenIdStrategy(provider).authenticate(new Request(`${env.PUBLIC_URL}/auth/login`));
  } catch (redirect) {
    if (redirect instanceof Response) return redirect;
    throw redirect;
  }
  throw new Error("The strategy gave no redirect.");
}

/** Ends it: whom the provider vouches for to this address and these cookies. Throws SignInError. */
export async function finishSignIn(provider: Provider, url: string, cookies: string): Promise<Person> {
  const { searchParams } = new URL(url);
  const error = searchParams.get("error");
  if (error === "access_denied") throw new SignInError("denied", "The provider refused.");
  // Anybody can write an address: what counts is a provider's word on a sign-in that this browser began.
  if (!keptFor(url, cookies).length) throw new SignInError("expired", "This browser has not begun it.");
  if (error) throw new SignInError("unavailable", "The provider reports an error.");
  try {
    return await new OpenIdStrategy(provider).authenticate(
      new Request(url, { headers: { Cookie: cookies } }),
    );
  } catch (problem) {
    // The strategy's own: no code, no such state in the cookies.
    if (problem instanceof ReferenceError || problem instanceof RangeError) {
      throw new SignInError("expired", "This browser has not begun that sign-in.");
    }
    throw problem;
  }
}

/** A state as the strategy makes them: 256 random bits. Less could be a part of any cookie. */
const statePattern = /^[\w-]{43}$/;

/** The cookies that the strategy keeps for the state of this address. */
function keptFor(url: string, cookies: string): string[] {
  const state = stateIn(url);
  if (!statePattern.test(state)) return [];
  const names = `${signInCookie.name}:`;
  return cookies.split(/; */).filter((cookie) => cookie.startsWith(names) && cookie.includes(state));
}

/** Set-Cookie headers that remove what the strategy kept for the state of this address. */
export function forgetSignIn(url: string, cookies: string): string[] {
  const secure = signInCookie.secure ? "; Secure" : "";
  return keptFor(url, cookies).map(
    (cookie) => `${cookie.split("=", 1)[0]}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`,
  );
}
