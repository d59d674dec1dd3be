import { rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { startSite, unreachableDatabase } from "../../support/site-process.ts";
import { expect, test } from "../request-test.ts";

test("react-router-serve runs the same build, behind a TLS proxy too", async () => {
  const site = await startSite(
    { DATABASE_URL: unreachableDatabase, PUBLIC_URL: "https://www.example.org" },
    { command: ["node_modules/@react-router/serve/bin.js", "build/server/index.js"] },
  );
  try {
    const page = await fetch(`${site.url}/patients`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain("Know your rights. Prepare for your visit.");
    expect(html).toContain('href="https://www.example.org/patients"');
    expect(page.headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");

    const [script] = html.match(/\/assets\/entry\.client-[\w-]+\.js/) ?? [];
    const asset = await fetch(site.url + script);
    expect(asset.status).toBe(200);
    expect(asset.headers.get("Content-Type")).toMatch(/javascript/);

    const probes = await Promise.all(["/healthz", "/readyz"].map((path) => fetch(site.url + path)));
    expect(await Promise.all(probes.map((probe) => probe.text()))).toEqual(["ok\n", "database\n"]);

    const form = await fetch(`${site.url}/contact`, {
      method: "POST",
      headers: { Origin: "https://www.example.org" },
      body: new URLSearchParams({ name: "A" }),
    });
    expect(form.status, "a form that came through the proxy").toBe(400);
  } finally {
    await site.stop();
  }
});

test("a file that vanishes while the server runs is served on: it was read at the start", async () => {
  const file = `build/client/vanishing-${process.pid}.txt`;
  writeFileSync(file, "here");
  const site = await startSite({ DATABASE_URL: unreachableDatabase });
  try {
    expect((await fetch(`${site.url}/${basename(file)}`)).status).toBe(200);
    rmSync(file);
    expect(await (await fetch(`${site.url}/${basename(file)}`)).text()).toBe("here");
    expect((await fetch(site.url)).status).toBe(200);
  } finally {
    rmSync(file, { force: true });
    await site.stop();
  }
});
