import { env } from "#app/env.server.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** Passwords that everybody tries first. */
const wellKnown = new Set([
  "admin",
  "changeme",
  "example",
  "password",
  "postgres",
  "secret",
  "society",
  "test",
]);

/** The settings that can be used, but are not fit for visitors. */
export function findSettings(): Finding[] {
  const findings: Finding[] = [];
  const add = (make: typeof warning, said: string, todo: string) =>
    findings.push(make("Settings", said, todo));
  const { protocol, hostname } = new URL(env.PUBLIC_URL);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (env.NODE_ENV !== "production") {
    add(warning, "This is not production.", "For visitors, start the site with npm start, or with Docker.");
  }
  if (isLocal) {
    add(
      warning,
      `PUBLIC_URL is ${env.PUBLIC_URL}: only this machine reaches it.`,
      "Set it to the address that visitors use.",
    );
  } else if (protocol === "http:") {
    add(
      problem,
      "PUBLIC_URL is http: whoever is on the way can read messages and take over sessions.",
      "Put a proxy with TLS (Caddy, nginx) in front and set PUBLIC_URL to its https address.",
    );
  } else if (env.TRUSTED_PROXIES === 0) {
    add(
      warning,
      "TRUSTED_PROXIES is 0, but https needs a proxy in front: all visitors then share one limit of messages.",
      "Set it to the number of proxies in front, 1 with Caddy or nginx.",
    );
  }
  const password = env.DATABASE_URL && decodeURIComponent(new URL(env.DATABASE_URL).password);
  if (password && wellKnown.has(password.toLowerCase())) {
    add(
      problem,
      "The password in DATABASE_URL is one that everybody tries first.",
      "Give the database user a random one.",
    );
  }
  if (env.OIDC_CLIENT_SECRET && wellKnown.has(env.OIDC_CLIENT_SECRET.toLowerCase())) {
    add(problem, "OIDC_CLIENT_SECRET is one that everybody tries first.", "Make a new one at the provider.");
  }
  if (env.ADMIN_EMAILS.length === 0) {
    add(
      warning,
      "ADMIN_EMAILS is empty: nobody can sign in.",
      "Set it to the addresses of the administrators.",
    );
  }
  return findings.length > 0 ? findings : [ok("Settings", "They can be used.")];
}
