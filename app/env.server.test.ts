import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EnvironmentError, parseEnvironment } from "./env.server.ts";

const secret = "3f9c0b7e5a1d48263f7b9e02c4d5a6178e9f0a1b2c3d4e5f60718293a4b5c6d7";
const production = { NODE_ENV: "production", SESSION_SECRET: secret };

function refusal(source: Record<string, string>): string {
  try {
    parseEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
  }
  return "accepted";
}

test("nothing is required in development, and an empty value counts as unset", () => {
  const defaults = {
    NODE_ENV: "development",
    PORT: 3000,
    PUBLIC_URL: "http://localhost:3000",
    DATA_DIR: ".data",
    ADMIN_EMAILS: [],
    CONTACT_NOTIFY_TO: [],
    CONTACT_RETENTION_MONTHS: 12,
    ASSISTANT_DAILY_LIMIT: 1000,
    TRUSTED_PROXIES: 0,
    SESSION_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
  };
  expect(parseEnvironment({})).toEqual(defaults);
  const empty = Object.fromEntries(Object.keys(defaults).map((name) => [name, " "]));
  expect(parseEnvironment({ ...empty, DATABASE_URL: "", HOST: "", OIDC_ISSUER: "" })).toEqual(defaults);
});

test("the public address follows the port, and is an origin", () => {
  expect(parseEnvironment({ PORT: "3100" }).PUBLIC_URL).toBe("http://localhost:3100");
  expect(parseEnvironment({ PUBLIC_URL: "https://www.example.org/" }).PUBLIC_URL).toBe(
    "https://www.example.org",
  );
  expect(refusal({ PUBLIC_URL: "https://www.example.org/site" })).toContain("PUBLIC_URL must be an origin");
  expect(refusal({ PUBLIC_URL: "www.example.org" })).toContain("PUBLIC_URL must look like");
  expect(refusal({ ...production, PUBLIC_URL: "www.example.org" })).toContain("PUBLIC_URL must look like");
  expect(refusal({ PUBLIC_URL: "javascript:alert(1)" })).toContain("PUBLIC_URL must look like");
});

test.each([
  ["missing", ""],
  ["short", secret.slice(0, 31)],
  ["one character", "a".repeat(64)],
  ["a repeated word", "change-me-".repeat(5)],
  ["a repeated half", "0123456789abcdef0123456789abcdef"],
  ["few characters", "abababbaabbaabababbbabaabababaab"],
])("production refuses to start with a secret that is %s, and says how to make one", (_, weak) => {
  const said = refusal({ NODE_ENV: "production", SESSION_SECRET: weak });
  expect(said).toMatch(/SESSION_SECRET is (missing|too weak)/);
  expect(said).toContain("openssl rand -hex 32");
  expect(said).toContain("node -e");
  if (weak) expect(said).not.toContain(weak);
});

test("production starts with a good secret", () => {
  expect(parseEnvironment(production).SESSION_SECRET).toBe(secret);
});

test("a provider needs a client id", () => {
  expect(refusal({ OIDC_ISSUER: "https://accounts.example.org" })).toContain("OIDC_CLIENT_ID must be set");
});

test("a model that is half configured stops the start, and says why", () => {
  const server = { OPENAI_BASE_URL: "http://127.0.0.1:8080/v1" };
  expect(refusal({ OPENAI_MODEL: "llama" })).toContain(
    "OPENAI_MODEL needs OPENAI_API_KEY, or OPENAI_BASE_URL",
  );
  for (const half of [server, { OPENAI_API_KEY: "a-key" }]) {
    expect(refusal({ ...production, ...half })).toContain("OPENAI_MODEL is missing");
    expect(refusal({ ...production, ...half, OPENAI_MODEL: "llama" })).toBe("accepted");
  }
  // A developer's machine can have a key for other programs.
  expect(refusal({ OPENAI_API_KEY: "a-key" })).toBe("accepted");
});

test("production believes a provider over https alone, unless the site is on this very machine", () => {
  const provider = { ...production, OIDC_CLIENT_ID: "site" };
  const site = { PUBLIC_URL: "https://www.example.org" };
  for (const OIDC_ISSUER of ["http://127.0.0.1:4000", "http://accounts.example.org"]) {
    expect(refusal({ ...provider, ...site, OIDC_ISSUER })).toContain("OIDC_ISSUER must be https");
    expect(refusal({ ...provider, OIDC_ISSUER })).toBe("accepted");
    expect(refusal({ ...provider, PUBLIC_URL: "http://127.0.0.1:3000", OIDC_ISSUER })).toBe("accepted");
  }
  expect(refusal({ ...provider, ...site, OIDC_ISSUER: "https://accounts.example.org" })).toBe("accepted");
});

test("every problem has its line, and none quotes the value", () => {
  const said = refusal({
    ...production,
    PORT: "eighty",
    DATABASE_URL: "mysql://root:hunter2@localhost/db",
    SMTP_URL: "hunter2",
    ADMIN_EMAILS: "somebody@example.org, hunter2",
    CONTACT_RETENTION_MONTHS: "0",
    TRUSTED_PROXIES: "-1",
  });
  expect(said.split("\n")).toEqual([
    "The settings of this site can't be used:",
    "  PORT must be a whole number from 0 to 65535",
    "  DATABASE_URL must look like postgres://user:password@host:5432/database",
    "  ADMIN_EMAILS must be e-mail addresses, separated by commas",
    "  SMTP_URL must look like smtps://user:password@mail.example.org",
    "  CONTACT_RETENTION_MONTHS must be a whole number from 1 to 120",
    "  TRUSTED_PROXIES must be a whole number from 0 to 10",
  ]);
});

test("lists of addresses are split, trimmed and in lower case", () => {
  expect(parseEnvironment({ ADMIN_EMAILS: " A@Example.org ,b@example.org, " }).ADMIN_EMAILS).toEqual([
    "a@example.org",
    "b@example.org",
  ]);
});

test(".env.example names every setting, with a line about it, and can be used as it is", () => {
  const lines = readFileSync(new URL("../.env.example", import.meta.url), "utf8").split("\n");
  const settings = lines.flatMap((line, index) => {
    const [, name, value = ""] = /^(?:# )?([A-Z_]+)=(.*)$/.exec(line) ?? [];
    if (!name) return [];
    expect(lines[index - 1]).toMatch(/^# .+/);
    return [[name, value] as const];
  });
  expect(settings.map(([name]) => name)).toEqual(
    (
      "PORT HOST PUBLIC_URL DATABASE_URL DATA_DIR SESSION_SECRET OIDC_ISSUER OIDC_CLIENT_ID OIDC_CLIENT_SECRET " +
      "ADMIN_EMAILS OPENAI_API_KEY OPENAI_BASE_URL OPENAI_MODEL ASSISTANT_DAILY_LIMIT SMTP_URL MAIL_FROM CONTACT_NOTIFY_TO " +
      "CONTACT_RETENTION_MONTHS TRUSTED_PROXIES POSTGRES_PASSWORD"
    ).split(" "),
  );
  expect(parseEnvironment(Object.fromEntries(settings)).PORT).toBe(3000);
});
