import { createHash } from "node:crypto";
import type { APIResponse } from "@playwright/test";
import { missingPage, pages } from "../pages.ts";
import { expect, test } from "../request-test.ts";

/** security.md, "Settings": headers on every response, errors included. */
const everywhere = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

const pagePolicy =
  /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/]+=')+; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/;

const foreign = { Origin: "https://elsewhere.example" };

const responses: {
  what: string;
  path: string;
  status: number;
  method?: string;
  headers?: Record<string, string>;
  data?: string | object;
}[] = [
  ...pages.map(({ path }) => ({ what: "page", path, status: 200 })),
  { what: "page", path: missingPage, status: 404 },
  { what: "refusal", path: "/assets/none.js", status: 404 },
  { what: "JSON", path: "/api/news", status: 200 },
  { what: "JSON", path: "/api/none", status: 404 },
  { what: "JSON", path: "/api/contacts", method: "POST", data: {}, status: 400 },
  { what: "JSON", path: "/api/contacts", method: "POST", data: { message: "m".repeat(70_000) }, status: 413 },
  { what: "JSON", path: "/api/contacts", method: "POST", data: "text", status: 415 },
  { what: "JSON", path: "/api/chat", status: 405 },
  { what: "JSON", path: "/api/chat", method: "POST", data: {}, status: 400 },
  { what: "stream", path: "/api/chat", method: "POST", data: { message: "Hello" }, status: 200 },
  { what: "refusal", path: "/api/contacts", method: "POST", headers: foreign, data: {}, status: 403 },
  { what: "refusal", path: "/api/news", method: "DELETE", status: 405 },
  { what: "data", path: "/news.data", status: 200 },
  { what: "data", path: "/__manifest?paths=%2Fnews&version=x", status: 204 },
  { what: "file", path: "/favicon.svg", status: 200 },
  { what: "file", path: "/robots.txt", status: 200 },
];

for (const { what, path, status, ...call } of responses) {
  test(`${call.method ?? "GET"} ${path} (${what}, ${status}) carries the security headers`, async ({
    request,
  }) => {
    const response = await request.fetch(path, call);
    expect.soft(response.status()).toBe(status);
    expect.soft(response.headers()).toMatchObject(everywhere);
    expect.soft(response.headers()).not.toHaveProperty("set-cookie");
    expect.soft(response.headers()).not.toHaveProperty("x-powered-by");
    if (what === "page") await expectPagePolicy(response);
    else
      expect
        .soft(response.headers()["content-security-policy"])
        .toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  });
}

for (const { path, status, headers, form } of [
  { path: "/contact", status: 400, headers: {}, form: { name: "A" } },
  { path: "/contact", status: 403, headers: foreign, form: { name: "A" } },
  { path: "/contact", status: 413, headers: {}, form: { message: "m".repeat(70_000) } },
  { path: "/assistant", status: 400, headers: {}, form: { message: "" } },
  { path: "/assistant", status: 403, headers: foreign, form: { message: "Hello" } },
  { path: "/assistant", status: 413, headers: {}, form: { message: "m".repeat(70_000) } },
  { path: "/assistant", status: 200, headers: {}, form: { message: "What are my rights?" } },
]) {
  test(`a form of ${path} that is answered with ${status} is a page with the security headers, and is not kept`, async ({
    request,
  }) => {
    const response = await request.post(path, { headers, form });
    expect.soft(response.status()).toBe(status);
    expect.soft(response.headers()).toMatchObject(everywhere);
    expect.soft(response.headers()["cache-control"]).toBe("no-store");
    await expectPagePolicy(response);
    expect.soft(await response.text()).toContain("Need Help Now?");
  });
}

for (const path of [
  "/%E0%A4%A",
  "/api/%E0%A4%A",
  "/..%2f..%2fpackage.json",
  "/%00",
  "//elsewhere.example/",
  "/policy?tab=%E0%A4%A",
]) {
  test(`the address ${path} is no fault of the server`, async ({ request, baseURL }) => {
    const response = await request.get(baseURL + path, { maxRedirects: 0 });
    expect.soft(response.status()).toBeLessThan(500);
    expect.soft(response.headers()).toMatchObject(everywhere);
    expect.soft(await response.text()).not.toContain('"dependencies"');
  });
}

for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
  test(`${method} / is no fault of the server`, async ({ request }) => {
    const response = await request.fetch("/", { method });
    expect.soft(response.status()).toBeLessThan(500);
    expect.soft(response.headers()).toMatchObject(everywhere);
  });
}

for (const path of ["/", "/news", missingPage, "/api/news", "/favicon.svg"]) {
  test(`HEAD ${path} is GET without the body`, async ({ request }) => {
    const [head, get] = [await request.head(path), await request.get(path)];
    expect(head.status()).toBe(get.status());
    expect(head.headers()["content-type"]).toBe(get.headers()["content-type"]);
    expect((await head.body()).length).toBe(0);
  });
}

test("files of the build are kept for good, and each is of its type", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
  expect(files.length).toBeGreaterThan(3);
  const types: Record<string, RegExp> = { js: /javascript/, css: /^text\/css/, woff2: /^font\/woff2/ };
  for (const file of files) {
    const response = await request.get(file);
    expect.soft(response.status(), file).toBe(200);
    expect
      .soft(response.headers()["content-type"], file)
      .toMatch(types[file.split(".").at(-1) ?? ""] ?? /^$/);
    expect.soft(response.headers()["cache-control"], file).toContain("immutable");
    expect.soft(response.headers(), file).toMatchObject(everywhere);
    if (file.endsWith(".css")) expect.soft(response.headers()["content-encoding"], file).toBe("br");
  }
});

async function expectPagePolicy(response: APIResponse) {
  const policy = response.headers()["content-security-policy"] ?? "";
  expect.soft(policy).toMatch(pagePolicy);
  const html = await response.text();
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  expect.soft(inline.length).toBeGreaterThan(0);
  for (const [, script = ""] of inline) {
    expect.soft(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  expect.soft(html).not.toMatch(/<[^>]+\son[a-z]+="/);
}

test("until when a page may be kept is told to the page cache alone", async ({ request }) => {
  for (const path of ["/news", "/news?anew"]) {
    expect((await request.get(path)).headers(), path).not.toHaveProperty("x-fresh-until");
  }
});
