import { expect, test } from "vitest";
import { isAsset, refusalOf } from "./request-rules.ts";

const publicUrl = "https://www.example.org";

function ask(url: string, { method = "GET", host = ["www.example.org"], site = publicUrl, more = 0 } = {}) {
  const rawHeaders = [
    ...host.flatMap((name) => ["Host", name]),
    ...Array.from({ length: more }, (_, index) => [`X-${index}`, "www.example.org"]).flat(),
  ];
  return refusalOf({ method, url, rawHeaders }, site);
}

test.each([
  "/",
  "/policy?tab=%E0%A4%A",
  "/search?q=a//b\\c%00",
  "/api/news",
  "/%61dmin",
  "/a%20b",
  "/a%C3%A9",
  "/...",
])("%s is looked at", (path) => {
  expect(ask(path)).toBeNull();
});

test.each([
  ...["", "*", "http://elsewhere.example/", "//elsewhere.example/", "//", "/\\elsewhere.example", "/a\\b"],
  ...["/%5Celsewhere.example", "/a%2fb", "/..%2F..%2fpackage.json", "/%E0%A4%A", "/%"],
  ...["/..", "/%2e%2e/package.json", "/a/./b"],
])("%s is a path that no part of the site reads", (path) => {
  expect(ask(path)).toBe(400);
});

test.each(["/%00", "/a%0d%0ab", "/%7F"])("%s is no name of anything on the site", (path) => {
  expect(ask(path)).toBe(404);
});

test("only methods that something answers are let in", () => {
  expect(["GET", "HEAD", "POST"].map((method) => ask("/", { method }))).toEqual([null, null, null]);
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"])
    expect(ask("/contact", { method }), method).toBe(405);
});

test("the API says by itself which methods it answers, TRACE and CONNECT apart", () => {
  for (const path of ["/api/contacts", "/API/contacts", "/%61pi/contacts"]) {
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"])
      expect(ask(path, { method }), path).toBeNull();
    for (const method of ["TRACE", "CONNECT"]) expect(ask(path, { method }), path).toBe(405);
  }
  expect(ask("/apiary", { method: "PUT" })).toBe(405);
});

test("a hundred headers are read, and not one more", () => {
  expect(ask("/", { more: 99 })).toBeNull();
  expect(ask("/", { more: 100 })).toBe(431);
});

test.each([
  ...[["elsewhere.example"], ["www.example.org.elsewhere.example"], ["www.example.org:8080"], ["localhost"]],
  ...[[], [""], ["a b"], ["user@www.example.org"], ["www.example.org/x"], ["www.example.org:99999"]],
  ["www.example.org", "www.example.org"],
])("the site does not answer at the host %j", (...host: string[]) => {
  expect(ask("/", { host })).toBe(400);
});

test("the site answers at its public host, however that is written", () => {
  for (const host of ["www.example.org", "WWW.Example.org", "www.example.org:443"])
    expect(ask("/", { host: [host] }), host).toBeNull();
});

test("a site on this machine answers at each name of it, on its port", () => {
  const site = "http://localhost:3000";
  for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
    expect(ask("/", { host: [host], site }), host).toBeNull();
  for (const host of ["localhost:3001", "localhost", "elsewhere.example:3000", "192.0.2.1:3000"])
    expect(ask("/", { host: [host], site }), host).toBe(400);
});

test("probes and the files of the build are answered at any host, which must be one", () => {
  for (const path of ["/healthz", "/readyz", "/assets/app.css"]) {
    expect(ask(path, { host: ["10.0.0.7:3000"] }), path).toBeNull();
    expect(ask(path, { host: ["a b"] }), path).toBe(400);
    expect(ask(path, { host: ["a", "b"] }), path).toBe(400);
  }
  expect(ask("/healthz/x", { host: ["10.0.0.7:3000"] })).toBe(400);
});

test("only what lies under /assets/ can be a file of a release", () => {
  expect(["/assets/a.css", "/assets/"].map(isAsset)).toEqual([true, true]);
  expect(["/", "/assets", "/news/assets/a.css", "/ASSETS/a.css"].map(isAsset)).not.toContain(true);
});
