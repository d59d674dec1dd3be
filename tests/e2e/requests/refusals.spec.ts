import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "../request-test.ts";

/** What comes before any route: each of these must be answered, and several once ended the process. */
const refused: readonly (readonly [what: string, status: number, request: string, host?: string])[] = [
  ["another site's host", 400, "GET / HTTP/1.1", "Host: elsewhere.example"],
  ["a forwarded host", 400, "GET / HTTP/1.1", "Host: elsewhere.example\r\nX-Forwarded-Host: localhost"],
  ["two hosts", 400, "GET / HTTP/1.1", "Host: localhost\r\nHost: elsewhere.example"],
  ["a host that is none", 400, "GET /healthz HTTP/1.1", "Host: a b"],
  ["no host", 400, "GET / HTTP/1.1", "X-Host: localhost"],
  ["an address without an origin", 400, "GET // HTTP/1.1"],
  ["another site's address", 400, "GET http://elsewhere.example/ HTTP/1.1"],
  ["a bad percent encoding", 400, "GET /%E0%A4%A HTTP/1.1"],
  ["an encoded slash", 400, "GET /..%2fpackage.json HTTP/1.1"],
  ["a NUL", 404, "GET /%00 HTTP/1.1"],
  ["what is not HTTP", 400, "HELLO"],
  ["TRACE", 405, "TRACE / HTTP/1.1"],
  ["CONNECT", 405, "CONNECT elsewhere.example:443 HTTP/1.1"],
  ["DELETE", 405, "DELETE /contact HTTP/1.1"],
  ["an address of 17 KB", 431, `GET /?${"a".repeat(17_000)} HTTP/1.1`],
];

for (const [what, status, line, host] of refused) {
  test(`${what} is refused with ${status} and a page of the site`, async ({ baseURL }) => {
    const answer = await send(baseURL ?? "", line, host);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
    expect(answer).toMatch(/^x-frame-options: DENY\r$/im);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'; script-src 'self';/im);
    if (status === 405) expect(answer).toMatch(/^allow: GET, HEAD, POST\r$/im);
    expect(answer).toContain("Return Home");
    expect(answer).toContain("Need Help Now?");
    expect(answer).toContain('href="tel:988"');
    expect(answer).not.toContain("<script");
  });
}

test("a refused connection is closed, also for those who keep their end open", async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? "");
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const closed = new Promise((resolve) => socket.once("error", resolve).once("close", resolve));
  socket.resume().write("HELLO\r\n\r\n");
  await new Promise((resolve) => socket.once("end", resolve));
  const again = setInterval(() => socket.write("HELLO"), 100);
  await closed;
  clearInterval(again);
});

test("an expectation that nobody knows changes nothing", async ({ request }) => {
  const response = await request.get("/healthz", { headers: { Expect: "200-maybe" } });
  expect(response.status()).toBe(200);
  expect(response.headers()["x-content-type-options"]).toBe("nosniff");
});

test("the API is refused with JSON", async ({ baseURL, request }) => {
  expect(await send(baseURL ?? "", "GET /api/%00 HTTP/1.1")).toMatch(
    /^HTTP\/1.1 404 [\s\S]*application\/json[\s\S]*\{"message":"Not Found"\}$/,
  );
  const foreign = { Origin: "https://elsewhere.example" };
  const post = await request.post("/api/contacts", { headers: foreign, data: {} });
  expect(post.status()).toBe(403);
  expect(await post.json()).toEqual({ message: "Forbidden" });
});

test("a form that no page answers gets a page of the site too", async ({ request }) => {
  const headers = { Origin: "https://elsewhere.example" };
  const foreign = await request.post("/admin/contacts/1/archive", { headers });
  expect(foreign.status()).toBe(403);
  expect(await foreign.text()).toContain("Need Help Now?");
  const unanswered = await request.post("/patients");
  expect(unanswered.status()).toBe(405);
  expect(unanswered.headers().allow).toBe("GET, HEAD");
});

test("part of a file may be asked for, however wrongly", async ({ request }) => {
  const response = await request.get("/favicon.svg", { headers: { Range: "bytes=10-5" } });
  expect(response.status()).toBe(200);
});

/** Sends a request as it stands, and gives the whole answer. */
async function send(base: string, line: string, host = `Host: ${new URL(base).host}`): Promise<string> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(5_000, () => socket.destroy(new Error("no answer")));
  socket.write(`${line}\r\n${host}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}
