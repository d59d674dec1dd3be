import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { env, parseEnvironment } from "#app/env.server.ts";
import { startMailServer } from "../../../tests/support/mail-server.ts";
import { startDevProvider } from "../../dev-provider.ts";
import { findAddress } from "./address.ts";
import { findClock } from "./clock.ts";
import type { Finding } from "./finding.ts";
import { findMail } from "./mail.ts";
import { findProviderState } from "./provider.ts";
import { findSettings } from "./settings.ts";

const secret = "3f9c0b7e5a1d48263f7b9e02c4d5a6178e9f0a1b2c3d4e5f60718293a4b5c6d7";
const given = { ...env };
// Real servers start, and a busy machine is slow.
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  for (const name of Object.keys(env)) Reflect.deleteProperty(env, name);
  Object.assign(env, given);
});

function set(settings: Record<string, string>) {
  Object.assign(env, parseEnvironment({ NODE_ENV: "production", SESSION_SECRET: secret, ...settings }));
}

/** "state: what was found", one a line. */
const told = (findings: Finding[]) => findings.map(({ state, said }) => `${state}: ${said}`).join("\n");

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An address where nothing listens. */
async function nowhere(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

test("settings that are fit for visitors are ok; each that is not is told, without its value", () => {
  const fit = {
    PUBLIC_URL: "https://www.example.org",
    TRUSTED_PROXIES: "1",
    ADMIN_EMAILS: "admin@example.org",
    DATABASE_URL: `postgres://site:${secret}@db/site`,
  };
  set(fit);
  expect(told(findSettings())).toBe("ok: They can be used.");
  set({ ...fit, PUBLIC_URL: "http://www.example.org" });
  expect(told(findSettings())).toMatch(/^problem: PUBLIC_URL is http/);
  set({ ...fit, TRUSTED_PROXIES: "0" });
  expect(told(findSettings())).toMatch(/^warning: TRUSTED_PROXIES is 0/);
  set({ ...fit, DATABASE_URL: "postgres://site:Postgres@db/site" });
  expect(told(findSettings())).toMatch(/^problem: The password in DATABASE_URL/);
  set({
    ...fit,
    OIDC_ISSUER: "https://id.example.org",
    OIDC_CLIENT_ID: "site",
    OIDC_CLIENT_SECRET: "changeme",
  });
  expect(told(findSettings())).toMatch(/^problem: OIDC_CLIENT_SECRET/);
  expect(told(findSettings())).not.toContain("changeme");
  set({ NODE_ENV: "development" });
  expect(told(findSettings())).toMatch(
    /not production[\s\S]*PUBLIC_URL is http:\/\/localhost[\s\S]*ADMIN_EMAILS is empty/,
  );
});

test("mail: none, one that works and takes a test mail, one that is away, one that refuses", async () => {
  expect(told(await findMail(undefined))).toMatch(/^warning: No mail server is set/);
  const server = await startMailServer();
  const settings = {
    SMTP_URL: server.url,
    MAIL_FROM: "site@example.org",
    CONTACT_NOTIFY_TO: "a@example.org",
  };
  set(settings);
  expect(await findMail(undefined)).toMatchObject([{ state: "ok" }]);
  expect(server.received).toEqual([]);
  expect(await findMail("you@example.org")).toMatchObject([{ state: "ok" }, { state: "ok" }]);
  expect(server.received).toMatchObject([{ to: ["you@example.org"] }]);
  set({ ...settings, CONTACT_NOTIFY_TO: "" });
  expect(told(await findMail(undefined))).toMatch(/warning: CONTACT_NOTIFY_TO is empty/);
  await server.stop();
  set(settings);
  expect(await findMail(undefined)).toMatchObject([
    { state: "problem", todo: expect.stringMatching(/SMTP_URL/) },
  ]);
});

test("a mail server that refuses the sign-in, whose password is not told", async () => {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(new Error("Wrong password")),
  });
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  onTestFinished(() => void server.close());
  set({ SMTP_URL: `smtp://user:${secret}@127.0.0.1:${port}`, MAIL_FROM: "site@example.org" });
  const [refused] = await findMail(undefined);
  expect(refused).toMatchObject({ state: "problem", todo: expect.stringMatching(/user and password/) });
  expect(JSON.stringify(refused)).not.toContain(secret);
});

test("sign-in: none, a real provider, and broken ones", async () => {
  expect(told(await findProviderState())).toMatch(/^warning: No provider is set/);
  const provider = await startDevProvider([env.PUBLIC_URL]);
  onTestFinished(() => provider.stop());
  vi.spyOn(console, "warn").mockClear(); // It says that it is for development.
  set(provider.settings);
  expect(told(await findProviderState())).toBe(
    `ok: ${provider.settings.OIDC_ISSUER} answers, and shows its keys.\n` +
      "ok: Its redirect addresses for this site must hold http://localhost:3000/auth/callback",
  );
  expect(told(await findClock())).toBe("ok: It agrees with that of the sign-in provider.");

  const broken = async (settings: object, keys: object, status = 200) => {
    const url = await serve((request, response) => {
      const issuer = `http://${request.headers.host}`;
      const document = {
        issuer,
        authorization_endpoint: `${issuer}/a`,
        token_endpoint: `${issuer}/t`,
        jwks_uri: `${issuer}/keys`,
        ...settings,
      };
      response.statusCode = status;
      response.end(JSON.stringify(request.url === "/keys" ? keys : document));
    });
    set({ OIDC_ISSUER: url, OIDC_CLIENT_ID: "site" });
    return told(await findProviderState());
  };
  expect(await broken({}, { keys: [] })).toMatch(/^problem: \S+ shows no keys/);
  expect(await broken({ issuer: "https://evil.example" }, {})).toMatch(
    /^problem: .*It names another issuer\./,
  );
  expect(await broken({}, {}, 404)).toMatch(/^problem: .*It answered 404\./);
  set({ OIDC_ISSUER: await nowhere(), OIDC_CLIENT_ID: "site" });
  expect(told(await findProviderState())).toBe("problem: The provider can't be used: ECONNREFUSED.");
});

test("a clock that is two minutes off is a problem", async () => {
  const url = await serve((_, response) => {
    response.setHeader("Date", new Date(Date.now() - 150_000).toUTCString()).end();
  });
  set({ OIDC_ISSUER: url, OIDC_CLIENT_ID: "site" });
  expect(told(await findClock())).toMatch(/^problem: It is 1[45]\d seconds from/);
});

test("the public address: one that answers, one that is none of the site, one that is away", async () => {
  const url = await serve(({ url: path }, response) => {
    response.writeHead(path === "/healthz" ? 200 : 404).end();
  });
  set({ PUBLIC_URL: url });
  expect(await findAddress()).toMatchObject([{ state: "ok" }]);
  set({ PUBLIC_URL: await serve((_, response) => void response.writeHead(502).end()) });
  expect(told(await findAddress())).toMatch(/^warning: .* answers 502/);
  set({ PUBLIC_URL: await nowhere() });
  expect(told(await findAddress())).toMatch(/^warning: .*ECONNREFUSED/);
});

test.each([
  ["answers", 200, /^ok: a-model answers\.$/],
  ["refuses the key", 401, /^problem: a-model does not answer: .*401/],
  ["does not know the model", 404, /^problem: .*404/],
  ["fails", 500, /^problem: .*500/],
])("a model that %s", async (_, status, expected) => {
  const url = await serve((_, response) => {
    response.writeHead(status, { "Content-Type": "text/event-stream" });
    const chunk = { choices: [{ index: 0, delta: { content: "ready" } }] };
    response.end(status === 200 ? `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n` : "");
  });
  vi.resetModules();
  vi.stubEnv("OPENAI_BASE_URL", `${url}/v1`);
  vi.stubEnv("OPENAI_MODEL", "a-model");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { findModel } = await import("./model.ts");
  expect(told(await findModel())).toMatch(expected);
});

test("without a model the answers are passages, which is fine", async () => {
  vi.resetModules();
  const { findModel } = await import("./model.ts");
  expect(await findModel()).toMatchObject([{ state: "ok" }]);
});
