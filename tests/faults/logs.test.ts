import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/open.server.ts";
import { makeDatabase } from "../support/database.ts";
import { freePort, startSite, unreachableDatabase } from "../support/site-process.ts";
import { TcpProxy } from "../support/tcp-proxy.ts";

/** Personal data in logs: none. */

const person = {
  name: "Quillon Example",
  email: "quillon@example.org",
  phone: "555-0177",
  message: "Quillon wrote these words about pain.",
};
const address = "203.0.113.77";
const personal = /quillon|555-0177|203\.0\.113/i;
const question = "What are my rights as a patient? My name is Quillon.";

test("whatever somebody types, and whatever fails then, the log holds nothing of it", async () => {
  const database = await makeDatabase();
  onTestFinished(() => database.remove());
  const { db, close } = await openDatabase(database);
  onTestFinished(() => close());
  const url = new URL(database.databaseUrl ?? "");
  const proxy = new TcpProxy(url);
  await proxy.open();
  onTestFinished(() => proxy.close());
  url.host = `127.0.0.1:${proxy.port}`;
  const other = await startOtherServer();
  const site = await startSite(
    {
      DATABASE_URL: url.href,
      OPENAI_BASE_URL: `${other}/v1`,
      OPENAI_MODEL: "example",
      OIDC_ISSUER: other,
      OIDC_CLIENT_ID: "site",
      ADMIN_EMAILS: person.email,
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "site@example.org",
      CONTACT_NOTIFY_TO: "quillon-staff@example.org",
      TRUSTED_PROXIES: "1",
    },
    { until: "/readyz" },
  );
  onTestFinished(() => site.kill());

  const statuses = await typeEverywhere(site.url);
  expect(statuses, "what was stored").toEqual(expect.arrayContaining([303, 201]));
  await db.execute(
    sql`alter table contacts add constraint refuse check (name <> ${sql.raw(`'${person.name}'`)}) not valid`,
  );
  expect(await typeEverywhere(site.url, "again"), "what the database refused").toContain(500);
  await proxy.close();
  expect(await typeEverywhere(site.url), "what it did not get").toContain(503);

  expect(await site.stop()).toBe(0);
  const log = [...site.log(), site.errors()].join("\n");
  for (const failure of ["contacts", "Sign-in failed", "model failed"]) expect.soft(log).toContain(failure);
  expect(log.split("\n").filter((line) => personal.test(line))).toEqual([]);
});

test.runIf(process.platform === "linux").each([
  ["on a full disk", () => openSync("/dev/full", "w")],
  ["in a pipe that nobody reads", fullPipe],
])("a log that ends %s holds up neither the site nor its end", async (_, open) => {
  const [output, port] = [open(), await freePort()];
  const site = spawn(process.execPath, ["build/server/start.js"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: `${port}`,
      SESSION_SECRET: randomBytes(32).toString("hex"),
      DATABASE_URL: unreachableDatabase,
    },
    stdio: ["ignore", output, "inherit"],
  });
  closeSync(output);
  onTestFinished(() => void site.kill("SIGKILL"));
  const ended = once(site, "exit");
  await expect.poll(() => isThere(`http://localhost:${port}/contact`), { timeout: 10_000 }).toBe(true);
  site.kill("SIGTERM");
  const patience = AbortSignal.timeout(10_000);
  await Promise.race([ended, once(patience, "abort").then(() => expect.fail("it goes on"))]);
});

const isThere = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** A pipe that takes not one line more; closed with the test. */
function fullPipe(): number {
  const folder = mkdtempSync(join(tmpdir(), "society-pipe-"));
  const name = join(folder, "pipe");
  execFileSync("mkfifo", [name]);
  const reader = openSync(name, constants.O_RDWR | constants.O_NONBLOCK);
  onTestFinished(() => {
    closeSync(reader);
    rmSync(folder, { recursive: true });
  });
  const writer = openSync(name, "w");
  try {
    for (;;) writeSync(reader, Buffer.alloc(4096));
  } catch {
    // EAGAIN: it is full.
  }
  return writer;
}

/** Puts a person's data into every place that takes any, and gives the statuses. */
async function typeEverywhere(site: string, more = ""): Promise<number[]> {
  const headers = {
    "X-Forwarded-For": address,
    "User-Agent": "Quillon's phone",
    Referer: `${site}/?q=quillon`,
  };
  const send = async (path: string, options: RequestInit = {}) => {
    const response = await fetch(site + path, {
      redirect: "manual",
      ...options,
      headers: { ...headers, ...options.headers },
    });
    await response.text();
    return response;
  };
  const form = (path: string, fields: Record<string, string>) =>
    send(path, { method: "POST", body: new URLSearchParams(fields) });
  const json = (path: string, body: string) =>
    send(path, { method: "POST", body, headers: { "Content-Type": "application/json" } });
  const contact = { ...person, message: person.message + more };

  const begun = await send("/auth/login");
  const state = new URL(begun.headers.get("Location") ?? site, site).searchParams.get("state") ?? "quillon";
  const cookies = begun.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const returned = `/auth/callback?${new URLSearchParams({ code: "quillon", state })}`;

  const answers = [
    await form("/contact", contact),
    await form("/contact.data", { ...contact, name: "Q" }),
    await json("/api/contacts", JSON.stringify({ ...contact, phone: null })),
    await json("/api/contacts", `quillon ${JSON.stringify(contact)}`),
    await send("/contact", { method: "PUT", body: "quillon" }),
    await form("/patients", contact),
    await send("/search?q=quillon"),
    await send("/search.data?q=quillon&_routes=quillon"),
    await send("/%E0%A4%A?q=quillon"),
    await send("/no-such-page?quillon"),
    await json("/api/chat", JSON.stringify({ message: question })),
    await form("/assistant", { message: question }),
    await json("/api/chat", JSON.stringify({ message: "I am Quillon and I want to kill myself" })),
    await send("/admin?q=quillon", { headers: { Cookie: "session=InF1aWxsb24i" } }),
    await send(returned, { headers: { Cookie: cookies.join("; ") } }),
    await send("/auth/callback?error=server_error&error_description=quillon&state=quillon"),
  ];
  return answers.map(({ status }) => status);
}

/** A provider of sign-ins and a language model that fail, and tell about whom. */
async function startOtherServer(): Promise<string> {
  const server = createServer(async (request, response) => {
    const url = `http://${request.headers.host}`;
    const said = await text(request);
    response.setHeader("Content-Type", "application/json");
    if (request.url?.endsWith("/openid-configuration")) {
      const [authorize, token, keys] = ["/authorize", "/token", "/keys"].map((path) => url + path);
      const endpoints = { authorization_endpoint: authorize, token_endpoint: token, jwks_uri: keys };
      response.end(JSON.stringify({ issuer: url, ...endpoints, code_challenge_methods_supported: ["S256"] }));
    } else {
      const description = `${person.name} <${person.email}> may not: ${said}`;
      response.writeHead(400);
      response.end(
        JSON.stringify({ error: "invalid_client", error_description: description, message: description }),
      );
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
