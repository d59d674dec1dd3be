import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { env } from "#app/env.server.ts";
import { endSessionUrl, findProvider } from "./provider.server.ts";

/** A provider that answers like this; the settings name it. */
async function serve(answer: (issuer: string) => RequestListener): Promise<string> {
  const server = createServer((request, response) => answer(issuer)(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  Object.assign(env, { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "site" });
  return issuer;
}

const document = (issuer: string, more: object = {}) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  ...more,
});

test("everybody who asks shares one discovery, for an hour", async () => {
  let asked = 0;
  await serve((issuer) => (_, response) => {
    asked++;
    response.end(JSON.stringify(document(issuer)));
  });
  const now = Date.now();
  await Promise.all([findProvider(now), findProvider(now + 1), findProvider(now + 3_599_999)]);
  expect(asked).toBe(1);
  await findProvider(now + 3_600_000);
  expect(asked).toBe(2);
});

test("a discovery that failed is forgotten: the next call tries again", async () => {
  let fails = true;
  await serve((issuer) => (_, response) => {
    if (fails) response.statusCode = 500;
    response.end(JSON.stringify(document(issuer)));
  });
  await expect(findProvider()).rejects.toMatchObject({ problem: "unavailable" });
  fails = false;
  expect(await findProvider()).toMatchObject({ clientId: "site" });
});

test.each([
  [
    "names another issuer",
    (issuer: string) => JSON.stringify(document(issuer, { issuer: "https://evil.example" })),
  ],
  ["lacks an endpoint", (issuer: string) => JSON.stringify(document(issuer, { token_endpoint: undefined }))],
  ["is not JSON", () => "<html>"],
])("a document that %s is refused", async (_, body) => {
  await serve((issuer) => (_, response) => response.end(body(issuer)));
  await expect(findProvider()).rejects.toMatchObject({ problem: "unavailable" });
});

test("a provider that hangs is given up after 5 s", { timeout: 10_000 }, async () => {
  await serve(() => () => {});
  const start = performance.now();
  await expect(findProvider()).rejects.toMatchObject({ problem: "unavailable" });
  expect(performance.now() - start).toBeLessThan(6_000);
});

test("where to sign out of the provider, if it has such an address", async () => {
  let more = {};
  await serve((issuer) => (_, response) => response.end(JSON.stringify(document(issuer, more))));
  expect(await endSessionUrl()).toBeNull();
  more = { end_session_endpoint: "https://accounts.example.org/logout?x=1" };
  const issuer = await serve(
    (issuer) => (_, response) => response.end(JSON.stringify(document(issuer, more))),
  );
  expect(issuer).toBeTruthy();
  expect((await endSessionUrl())?.href).toBe(
    "https://accounts.example.org/logout?x=1&client_id=site&post_logout_redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fauth%2Flogout",
  );
  Object.assign(env, { OIDC_ISSUER: undefined });
  expect(await endSessionUrl()).toBeNull();
});
