import { startSite, unreachableDatabase } from "../../support/site-process.ts";
import { expect, test } from "../request-test.ts";

type Entry = { level: string; msg: string; requestId?: string; path?: string; status?: number; ms?: number };

test("each request but for what lies in memory has a line in the log, with the id that its answer names, and nothing of who asked what", async () => {
  const site = await startSite({ DATABASE_URL: unreachableDatabase }, { until: "/healthz" });
  const secret = "jane.doe@example.org";
  const sessionId = "jane".repeat(10).padEnd(43, "-");
  const headers = {
    Cookie: `session=${btoa(JSON.stringify(sessionId))}; name=${secret}`,
    "User-Agent": secret,
    Origin: site.url,
  };
  const form = { name: secret, email: secret, message: secret, role: "patient", question: secret };
  const body = JSON.stringify(form);
  const json = { ...headers, "Content-Type": "application/json" };
  const fromMemory = "/favicon.svg";
  const answers = [
    await fetch(`${site.url}/search?q=${secret}`, { headers }),
    await fetch(`${site.url}/${secret}/%0A%7B%22level%22:1%7D`, { headers }),
    await fetch(`${site.url}/news`, { headers }),
    await fetch(site.url + fromMemory, { headers }),
    await fetch(`${site.url}/contact`, { method: "POST", headers, body: new URLSearchParams(form) }),
    await fetch(`${site.url}/api/contacts`, { method: "POST", headers: json, body }),
    await fetch(`${site.url}/api/chat`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ message: secret }),
    }),
    await fetch(`${site.url}/api/chat`, { method: "POST", headers: json, body: `{"message": ${secret}` }),
    await fetch(`${site.url}/auth/callback?code=${secret}&state=${secret}`, { headers }),
    await fetch(`${site.url}/admin`, { headers, redirect: "manual" }),
  ];
  const statuses = answers.map(({ status }) => status);
  const ids = answers.map((answer) => answer.headers.get("X-Request-Id"));
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  expect(await site.stop()).toBe(0);

  const log: Entry[] = site.log().map((line) => JSON.parse(line));
  const lines = log.filter(({ msg }) => msg === "request");
  const logged = ids.filter((_, index) => answers[index]?.url !== site.url + fromMemory);
  expect(logged).toHaveLength(ids.length - 1);
  expect(lines.map(({ requestId }) => requestId).sort()).toEqual(logged.toSorted());
  const byId = new Map(lines.map((line) => [line.requestId, line]));
  expect(logged.map((id) => byId.get(id ?? "")?.status)).toEqual(statuses.toSpliced(3, 1));
  expect(logged.map((id) => byId.get(id ?? "")?.path)).toEqual([
    ...["/search", "/…/…", "/news", "/contact", "/api/contacts", "/api/chat", "/api/chat"],
    ...["/auth/callback", "/admin"],
  ]);
  expect(lines.every(({ ms = -1 }) => ms >= 0)).toBe(true);
  expect(JSON.stringify(log) + site.errors()).not.toContain("jane");

  const failed = log.filter(({ level }) => level === "error").map(({ requestId }) => requestId);
  expect(failed, "what failed is told under the same id").toContain(ids[2]);
  expect(statuses[9]).toBe(503);
  expect(pages[9]).toContain("If you write to us about this, give this number:");
  expect(pages[9]).toContain(`>${ids[9]}</code>`);
  expect(pages[1], "a mistake of the visitor has no number").not.toContain("give this number");
});
