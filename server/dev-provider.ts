import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";

/**
 * An OpenID Connect provider where anybody signs in as anybody with one click: for development and tests, on the
 * loopback address alone. The build never imports it.
 */

type Account = { email: string; verified: boolean; about: string };

const accounts: readonly Account[] = [
  { email: "admin@example.org", verified: true, about: "an administrator" },
  { email: "visitor@example.org", verified: true, about: "not on the list of administrators" },
  { email: "unverified@example.org", verified: false, about: "an address that was never verified" },
];

/** The settings that let a site sign in with the provider. */
export type DevProviderSettings = {
  OIDC_ISSUER: string;
  OIDC_CLIENT_ID: string;
  OIDC_CLIENT_SECRET: string;
  ADMIN_EMAILS: string;
};

export type DevProvider = { settings: DevProviderSettings; stop(): Promise<void> };

/** Starts the provider on a free port, for the sites at these addresses. */
export async function startDevProvider(siteUrls: readonly string[]): Promise<DevProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: "site",
    OIDC_CLIENT_SECRET: randomBytes(32).toString("base64url"),
    ADMIN_EMAILS: "admin@example.org",
  };
  const provider = await makeProvider(settings, siteUrls);
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (request.url?.startsWith("/interaction/")) {
      interact(provider, request, response).catch((error: unknown) => {
        response.writeHead(400).end(String(error));
      });
    } else answer(request, response);
  });
  return {
    settings,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function makeProvider(settings: DevProviderSettings, siteUrls: readonly string[]): Promise<Provider> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const signingKey = await exportJWK(privateKey);
  return new Provider(settings.OIDC_ISSUER, {
    clients: [
      {
        client_id: settings.OIDC_CLIENT_ID,
        client_secret: settings.OIDC_CLIENT_SECRET,
        redirect_uris: siteUrls.map((url) => `${url}/auth/callback`),
        post_logout_redirect_uris: siteUrls.map((url) => `${url}/auth/logout`),
      },
    ],
    jwks: { keys: [{ ...signingKey, alg: "RS256", use: "sig" }] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    // The site reads the ID token alone, as those of Google, Microsoft and Keycloak hold the address.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 600,
      Interaction: 600,
      Session: 3600,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource(context, form) {
          const leave = `<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out of the provider</button>`;
          context.body = page("Sign out of the local provider?", form + leave);
        },
      },
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => {
      const account = accounts.find(({ email }) => email === id);
      if (!account) return undefined;
      const { email, verified } = account;
      const names = { given_name: "Example", family_name: "Person" };
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: verified, ...names }) };
    },
    // Nobody is asked whether the site may know the address.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
}

/** The sign-in page: GET shows the accounts, POST takes one, or none. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "POST") {
    const buttons = accounts.map(
      ({ email, about }) =>
        `<p><button name="account" value="${email}">Sign in as ${email}</button> ${about}</p>`,
    );
    const none = `<p><button name="account" value="">Cancel</button></p>`;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(page("Local sign-in", `<form method="post">${buttons.join("")}${none}</form>`));
    return;
  }
  const accountId = new URLSearchParams(await text(request)).get("account");
  const result = accountId ? { login: { accountId } } : { error: "access_denied" };
  await provider.interactionFinished(request, response, result);
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${title}</title><h1>${title}</h1><p>This provider is for development and tests alone.</p>${body}</html>`;
}
