import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

async function cookiesOf(publicUrl: string) {
  vi.stubEnv("PUBLIC_URL", publicUrl);
  const { sessionCookie, nextCookie, signInCookie } = await import("./cookies.server.ts");
  vi.unstubAllEnvs();
  return {
    session: await sessionCookie.serialize("id"),
    next: await nextCookie.serialize("/admin"),
    signIn: signInCookie,
  };
}

test("behind https every cookie is held to this host and to https", async () => {
  const { session, next, signIn } = await cookiesOf("https://www.example.org");
  expect(session).toMatch(/^__Host-session=[^;]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(next).toMatch(/^__Host-next=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(signIn).toEqual({
    name: "__Host-sign-in",
    httpOnly: true,
    path: "/",
    sameSite: "Lax",
    secure: true,
    maxAge: 600,
  });
});

test("a site on http, in development, can set them too", async () => {
  const { session, signIn } = await cookiesOf("http://localhost:3000");
  expect(session).toMatch(/^session=[^;]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(signIn.secure).toBeUndefined();
});
