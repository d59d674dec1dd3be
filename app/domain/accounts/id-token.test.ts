import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { nonceOf, readIdToken } from "./id-token.server.ts";
import type { Provider } from "./provider.server.ts";

const issuer = "https://accounts.example.org";
const nonce = nonceOf("state");
const keys = await generateKeyPair("RS256");
const strangersKeys = await generateKeyPair("RS256");
const curve = await generateKeyPair("ES384");
const publicKeys = [
  { ...(await exportJWK(keys.publicKey)), kid: "1", alg: "RS256" },
  { ...(await exportJWK(curve.publicKey)), kid: "2", alg: "ES384" },
];
const provider: Provider = {
  issuer,
  clientId: "site",
  clientSecret: "secret",
  authorizationEndpoint: `${issuer}/authorize`,
  tokenEndpoint: `${issuer}/token`,
  endSessionEndpoint: undefined,
  keys: createLocalJWKSet({ keys: publicKeys }),
};

const now = Math.floor(Date.now() / 1000);
const right: JWTPayload = {
  iss: issuer,
  aud: "site",
  sub: "1",
  iat: now,
  exp: now + 300,
  nonce,
  email: "Admin@Example.org",
  email_verified: true,
  given_name: "Example",
  family_name: "Person",
  picture: "https://accounts.example.org/picture",
};

const sign = (payload: JWTPayload, key = keys.privateKey, header = { alg: "RS256", kid: "1" }) =>
  new SignJWT(payload).setProtectedHeader(header).sign(key);

test("a right token tells whom it is about", async () => {
  expect(await readIdToken(await sign(right), provider, nonce)).toEqual({
    email: "Admin@Example.org",
    emailVerified: true,
    firstName: "Example",
    lastName: "Person",
    profileImageUrl: "https://accounts.example.org/picture",
  });
});

test.each<[what: string, claims: JWTPayload]>([
  ["another issuer", { iss: "https://evil.example" }],
  ["another audience", { aud: "another" }],
  ["several audiences, without saying whom it was issued to", { aud: ["site", "another"] }],
  ["another party that it was issued to", { azp: "another" }],
  ["an expiry that has passed", { exp: now - 121 }],
  ["no expiry", { exp: undefined }],
  ["a start to come", { nbf: now + 200 }],
  ["another nonce", { nonce: nonceOf("another") }],
  ["no nonce", { nonce: undefined }],
  ["no e-mail address", { email: undefined }],
  ["an e-mail address with a control character", { email: "admin@example.org\u0000" }],
])("a token with %s is refused", async (_, claims) => {
  const token = await sign({ ...right, ...claims });
  await expect(readIdToken(token, provider, nonce)).rejects.toMatchObject({ problem: "untrusted" });
});

test("a token that nobody, somebody else, or a shared secret signed is refused", async () => {
  const [head, body, signature] = (await sign(right)).split(".");
  const changed = Buffer.from(JSON.stringify({ ...right, email: "other@example.org" })).toString("base64url");
  const tokens = [
    new UnsecuredJWT(right).encode(),
    `${head}.${body}.`,
    `${head}.${changed}.${signature}`,
    await sign(right, strangersKeys.privateKey),
    await sign(right, strangersKeys.privateKey, { alg: "RS256", kid: "3" }),
    await new SignJWT(right)
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode("s".repeat(32))),
    await sign(right, curve.privateKey, { alg: "ES384", kid: "2" }),
    "nonsense",
    "",
  ];
  for (const token of tokens) {
    await expect(readIdToken(token, provider, nonce), token).rejects.toMatchObject({ problem: "untrusted" });
  }
});

test("clocks may differ by two minutes", async () => {
  const token = await sign({ ...right, iat: now - 400, exp: now - 100 });
  expect(await readIdToken(token, provider, nonce)).toHaveProperty("email");
});

test.each<[claims: JWTPayload, verified: boolean]>([
  [{ email_verified: true }, true],
  [{ email_verified: false }, false],
  [{ email_verified: undefined }, false],
  [{ email_verified: "true" }, false],
  [{ email_verified: 1 }, false],
  [{ email_verified: undefined, xms_edov: true }, true],
  [{ email_verified: undefined, xms_edov: "1" }, true],
  [{ email_verified: undefined, xms_edov: false }, false],
  [{ email_verified: undefined, xms_edov: "0" }, false],
])("the address of %j is verified: %s", async (claims, verified) => {
  const person = await readIdToken(await sign({ ...right, ...claims }), provider, nonce);
  expect(person.emailVerified).toBe(verified);
});

test("names are optional", async () => {
  const token = await sign({ ...right, given_name: undefined, family_name: 7, picture: "\u0000" });
  const none = { firstName: null, lastName: null, profileImageUrl: null };
  expect(await readIdToken(token, provider, nonce)).toMatchObject(none);
});

test("a nonce belongs to its state, and to this site's secret", () => {
  expect(nonceOf("state")).toBe(nonce);
  expect(nonceOf("other")).not.toBe(nonce);
  expect(nonce).toMatch(/^[\w-]{43}$/);
});

test("keys that can't be had are the provider's fault, not the token's", async () => {
  const away = { ...provider, keys: () => Promise.reject(new TypeError("fetch failed")) };
  await expect(readIdToken(await sign(right), away, nonce)).rejects.toMatchObject({ problem: "unavailable" });
});
