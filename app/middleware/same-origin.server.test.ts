import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { sameOrigin } from "./same-origin.server.ts";

async function answer(method: string, headers: Record<string, string>): Promise<number> {
  const request = new Request("http://localhost:3000/contact", {
    method,
    headers: { Host: "localhost:3000", ...headers },
  });
  const args = {
    request,
    url: new URL(request.url),
    pattern: "/contact",
    params: {},
    context: new RouterContextProvider(),
  };
  try {
    const response = await sameOrigin(args, async () => new Response("done"));
    return response instanceof Response ? response.status : 500;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status;
    throw thrown;
  }
}

test("a form of this site is accepted", async () => {
  expect(await answer("POST", { Origin: "http://localhost:3000" })).toBe(200);
  expect(await answer("POST", { "Sec-Fetch-Site": "same-origin" })).toBe(200);
});

test("a program that is no browser is accepted: it carries nobody's authority", async () => {
  expect(await answer("POST", {})).toBe(200);
});

test("what another site makes a browser send is refused, whatever the method", async () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    expect(await answer(method, { Origin: "https://evil.example" })).toBe(403);
    expect(await answer(method, { "Sec-Fetch-Site": "cross-site" })).toBe(403);
    expect(await answer(method, { "Sec-Fetch-Site": "same-site" })).toBe(403);
    expect(await answer(method, { Origin: "null" })).toBe(403);
    expect(await answer(method, { Origin: "http://localhost:3000.evil.example" })).toBe(403);
  }
});

test("reading from anywhere is allowed", async () => {
  expect(await answer("GET", { Origin: "https://evil.example" })).toBe(200);
});
