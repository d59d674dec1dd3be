import { type data, RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { env } from "#app/env.server.ts";
import { clientAddress } from "#app/middleware/client-address.server.ts";
import { query } from "#db/client.server.ts";
import { auditLog, rateLimits, sessions, users } from "#db/schema.ts";
import { type DevProvider, startDevProvider } from "../../../server/dev-provider.ts";
import { loader as callback } from "./callback.tsx";
import { loader as login } from "./login.tsx";
import { action as logout } from "./logout.tsx";

/** The sign-in, route by route, with a real provider and a client that keeps cookies as a browser does. */

let provider: DevProvider;

beforeAll(async () => {
  // It says on the console that it is for development.
  vi.spyOn(console, "info").mockImplementation(() => {});
  const warning = vi.spyOn(console, "warn").mockImplementation(() => {});
  provider = await startDevProvider([env.PUBLIC_URL]);
  warning.mockClear();
  return () => provider.stop();
});

beforeEach(async () => {
  const { ADMIN_EMAILS, ...settings } = provider.settings;
  Object.assign(env, settings, { ADMIN_EMAILS: [ADMIN_EMAILS] });
  await query((db) => db.delete(auditLog));
  await query((db) => db.delete(sessions));
  await query((db) => db.delete(users));
  await query((db) => db.delete(rateLimits));
});

class Browser {
  #jars = new Map<string, Map<string, string>>();

  cookies(origin: string): Map<string, string> {
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    this.#jars.set(origin, jar);
    return jar;
  }

  header(origin: string): string {
    return [...this.cookies(origin)].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  keep(origin: string, headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.cookies(origin).delete(name);
      else this.cookies(origin).set(name, value);
    }
  }

  /** Asks a route of the site. */
  async site(route: typeof login | typeof callback, address: string) {
    const request = new Request(address, { headers: { Cookie: this.header(env.PUBLIC_URL) } });
    const answer = await ask(route, request);
    this.keep(env.PUBLIC_URL, answer.headers);
    return answer;
  }

  /** Signs in at the provider, and gives the address that it sends the browser back to. */
  async provider(address: string, account: string): Promise<string> {
    let next = address;
    for (let step = 0; step < 10; step++) {
      const { origin, pathname } = new URL(next);
      if (origin === env.PUBLIC_URL) return next;
      const isLogin = pathname.startsWith("/interaction/");
      const response = await fetch(next, {
        redirect: "manual",
        headers: { Cookie: this.header(origin) },
        ...(isLogin ? { method: "POST", body: new URLSearchParams({ account }) } : {}),
      });
      this.keep(origin, response.headers);
      next = new URL(response.headers.get("Location") ?? "", next).href;
    }
    throw new Error("The provider sends nobody back.");
  }

  /** Up to the callback, whose address it gives. */
  async begin(account: string, next?: string): Promise<string> {
    const query = next ? `?${new URLSearchParams({ next })}` : "";
    const { location } = await this.site(login, `${env.PUBLIC_URL}/auth/login${query}`);
    return this.provider(location, account);
  }
}

type ProblemData = ReturnType<typeof data<{ problem: string; retry: string }>>;

function isData(answer: unknown): answer is ProblemData {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "type" in answer &&
    answer.type === "DataWithResponseInit"
  );
}

/** The answer of a loader or an action, whether it gave or threw it. */
async function ask(
  route: typeof login | typeof callback | typeof logout,
  request: Request,
  address: string | null = null,
) {
  const context = new RouterContextProvider();
  context.set(clientAddress, address);
  const args = {
    request,
    url: new URL(request.url),
    pattern: "/auth/*",
    params: {},
    context,
  };
  let answer: unknown;
  try {
    answer = await route(args as never);
  } catch (thrown) {
    answer = thrown;
  }
  if (answer instanceof Response) {
    const { status, headers } = answer;
    return { status, headers, location: headers.get("Location") ?? "", problem: undefined };
  }
  if (isData(answer)) {
    const { data, init } = answer;
    return {
      status: init?.status,
      headers: new Headers(init?.headers),
      location: data.retry,
      problem: data.problem,
    };
  }
  throw answer;
}

const actions = () =>
  query((db) => db.select({ actor: auditLog.actor, action: auditLog.action }).from(auditLog));
const sessionCount = async () => (await query((db) => db.select().from(sessions))).length;

test("an administrator gets a session and comes to the page asked for; the user is stored", async () => {
  const browser = new Browser();
  const back = await browser.begin("admin@example.org", "/admin?page=3");
  const answer = await browser.site(callback, back);
  expect(answer).toMatchObject({ status: 302, location: "/admin?page=3" });
  expect([...browser.cookies(env.PUBLIC_URL).keys()]).toEqual(["session"]);
  const [user] = await query((db) => db.select().from(users));
  expect(user).toMatchObject({
    email: "admin@example.org",
    firstName: "Example",
    lastName: "Person",
    profileImageUrl: null,
  });
  expect(await actions()).toEqual([{ actor: "admin@example.org", action: "signed-in" }]);
});

test.each([
  ["//evil.example", "/admin"],
  ["https://evil.example/", "/admin"],
  ["/admin?page=2", "/admin?page=2"],
])("the page %s leads to %s in the end", async (next, location) => {
  const browser = new Browser();
  const answer = await browser.site(callback, await browser.begin("admin@example.org", next));
  expect(answer.location).toBe(location);
});

test("a new sign-in gets a new id and ends the session before; the user stays one", async () => {
  const browser = new Browser();
  await browser.site(callback, await browser.begin("admin@example.org"));
  const first = browser.cookies(env.PUBLIC_URL).get("session");
  await browser.site(callback, await browser.begin("admin@example.org"));
  expect(browser.cookies(env.PUBLIC_URL).get("session")).not.toBe(first);
  expect(await sessionCount()).toBe(1);
  expect(await query((db) => db.select().from(users))).toHaveLength(1);
});

test.each([
  ["visitor@example.org", "is not on the list"],
  ["unverified@example.org", "is not verified"],
])("%s, who %s, gets a 403, no session and an entry in the audit log", async (email) => {
  Object.assign(env, { ADMIN_EMAILS: ["admin@example.org", "unverified@example.org"] });
  const browser = new Browser();
  const answer = await browser.site(callback, await browser.begin(email));
  expect(answer).toMatchObject({ status: 403, problem: "not-allowed" });
  expect(browser.header(env.PUBLIC_URL)).not.toContain("session=");
  expect(await sessionCount()).toBe(0);
  expect(await query((db) => db.select().from(users))).toEqual([]);
  expect(await actions()).toEqual([{ actor: email, action: "sign-in-refused" }]);
});

test("who refuses at the provider can try again, on to the same page", async () => {
  const browser = new Browser();
  const answer = await browser.site(callback, await browser.begin("", "/admin?page=2"));
  expect(answer).toMatchObject({
    status: 400,
    problem: "denied",
    location: "/auth/login?next=%2Fadmin%3Fpage%3D2",
  });
  expect(browser.header(env.PUBLIC_URL)).not.toContain("sign-in:");
});

test("an address of the callback works once, in the browser that began", async () => {
  const browser = new Browser();
  const back = await browser.begin("admin@example.org");
  expect(await new Browser().site(callback, back)).toMatchObject({ status: 400, problem: "expired" });
  const before = browser.header(env.PUBLIC_URL);
  expect(await browser.site(callback, back)).toMatchObject({ status: 302 });
  expect(await browser.site(callback, back)).toMatchObject({ status: 400, problem: "expired" });
  for (const cookie of before.split("; ")) {
    const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
    browser.cookies(env.PUBLIC_URL).set(name, value);
  }
  const replayed = await browser.site(callback, back);
  expect(replayed, "the provider knows the code").toMatchObject({ status: 400, problem: "expired" });
});

test.each([
  ["", "expired"],
  ["?code=x", "expired"],
  ["?state=x", "expired"],
  ["?code=x&state=x", "expired"],
  ["?error=access_denied", "denied"],
  ["?error=access_denied&state=x", "denied"],
  ["?error=server_error&error_description=%3Cscript%3E", "expired"],
  ["?error=server_error&state=x", "expired"],
])("the callback %s by itself is %s", async (search, problem) => {
  const answer = await new Browser().site(callback, `${env.PUBLIC_URL}/auth/callback${search}`);
  expect(answer.problem).toBe(problem);
  expect(await sessionCount()).toBe(0);
});

test("a provider that reports an error on a sign-in under way is a 503", async () => {
  const browser = new Browser();
  const state = new URL(await browser.begin("admin@example.org")).searchParams.get("state");
  const back = `${env.PUBLIC_URL}/auth/callback?error=server_error&state=${state}`;
  expect(await browser.site(callback, back)).toMatchObject({ status: 503, problem: "unavailable" });
});

test("a provider that does not answer is a 503, at the login and at the callback", async () => {
  const browser = new Browser();
  const back = await browser.begin("admin@example.org");
  Object.assign(env, { OIDC_ISSUER: "http://127.0.0.1:1" });
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const address = `${env.PUBLIC_URL}/auth/login`;
  expect(await browser.site(login, address)).toMatchObject({ status: 503, problem: "unavailable" });
  expect(await browser.site(callback, back)).toMatchObject({ status: 503, problem: "unavailable" });
  expect(JSON.stringify(said.mock.calls)).not.toContain(new URL(back).searchParams.get("code"));
  said.mockClear();
});

test("a site without a provider says so", async () => {
  Object.assign(env, { OIDC_ISSUER: undefined });
  const answer = await new Browser().site(login, `${env.PUBLIC_URL}/auth/login`);
  expect(answer).toMatchObject({ status: 503, problem: "not-set-up" });
});

test("signing out ends the session on the server and at the provider", async () => {
  const browser = new Browser();
  await browser.site(callback, await browser.begin("admin@example.org"));
  const headers = { Cookie: browser.header(env.PUBLIC_URL) };
  const request = new Request(`${env.PUBLIC_URL}/auth/logout`, { method: "POST", headers });
  const answer = await ask(logout, request);
  expect(answer.status).toBe(303);
  expect(answer.location).toBe(
    `${provider.settings.OIDC_ISSUER}/session/end?client_id=site&post_logout_redirect_uri=` +
      encodeURIComponent(`${env.PUBLIC_URL}/auth/logout`),
  );
  expect(answer.headers.get("Clear-Site-Data")).toBe('"cache", "cookies", "storage"');
  browser.keep(env.PUBLIC_URL, answer.headers);
  expect(browser.header(env.PUBLIC_URL)).toBe("");
  expect(await sessionCount()).toBe(0);
  expect((await actions()).map(({ action }) => action)).toEqual(["signed-in", "signed-out"]);
});

test.each([
  {
    step: "beginning",
    route: login,
    path: "/auth/login?next=/admin?page=2",
    within: 302,
    retry: "%2Fadmin%3Fpage%3D2",
  },
  {
    step: "ending",
    route: callback,
    path: "/auth/callback?code=x&state=y",
    within: 400,
    retry: "/auth/login",
  },
])(
  "$step a sign-in is answered ten times a minute, then with when to try again",
  async ({ route, path, within, retry }) => {
    const from = (address: string | null) => ask(route, new Request(env.PUBLIC_URL + path), address);
    for (let time = 0; time < 10; time++) expect((await from("192.0.2.7")).status).toBe(within);
    const refused = await from("192.0.2.7");
    expect(refused).toMatchObject({ status: 429, problem: "too-many" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(30);
    expect(refused.location).toContain(retry);
    expect((await from("192.0.2.8")).status, "another network").toBe(within);
    expect((await from(null)).status, "an address that is not known").toBe(within);
  },
);
