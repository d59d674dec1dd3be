import { once } from "node:events";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressAnswer } from "./compressed-answer.ts";

const words = "words that somebody asked for ".repeat(100);

/** An application that writes as React Router's listener does: a list of headers, then piece by piece. */
async function answer(
  headers: Record<string, string>,
  { type = "text/html", more = [] as string[], status = 200, method = "GET", path = "/search?q=a" } = {},
) {
  const server = createServer((request, response) => {
    compressAnswer(request, response);
    response.writeHead(status, ["Content-Type", type, "Set-Cookie", "a=1", "Set-Cookie", "b=2", ...more]);
    if (method !== "HEAD") for (const piece of [words.slice(0, 50), words.slice(50)]) response.write(piece);
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const outgoing = ask({ port, host: "127.0.0.1", path, headers, method, agent: false }).end();
  const [response] = await once(outgoing, "response");
  const body: Buffer = await buffer(response);
  return { headers: response.headers, body };
}

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)(
  "what a visitor gets is compressed with %s where the browser asks for it",
  async (encoding, decompress) => {
    for (const type of ["text/html; charset=utf-8", "application/json", "text/x-script", "application/xml"]) {
      const { headers, body } = await answer({ "Accept-Encoding": encoding }, { type });
      expect(headers, type).toMatchObject({
        "content-encoding": encoding,
        "content-length": String(body.length),
        vary: "Accept-Encoding",
        "set-cookie": ["a=1", "b=2"],
      });
      expect(decompress(body).toString()).toBe(words);
    }
  },
);

test.each([
  ["a browser that does not ask for it", {}, {}],
  ["a stream", { "Accept-Encoding": "br" }, { type: "text/event-stream" }],
  ["a picture", { "Accept-Encoding": "br" }, { type: "image/png" }],
  ["what nobody may change", { "Accept-Encoding": "br" }, { more: ["Cache-Control", "no-transform"] }],
  ["what is compressed", { "Accept-Encoding": "br" }, { more: ["Content-Encoding", "identity"] }],
  ["an administrator", { "Accept-Encoding": "br", Cookie: "session=x" }, { path: "/admin?q=a" }],
  ["an administrator, however written", { "Accept-Encoding": "br", Cookie: "session=x" }, { path: "/Admin" }],
])("%s gets it as it is", async (_, headers, what) => {
  const answered = await answer(headers, what);
  expect(answered.headers["content-encoding"] ?? "identity").toBe("identity");
  expect(answered.body.toString()).toBe(words);
});

test("a length that was known before is not sent beside the new one", async () => {
  const more = ["Content-Length", String(words.length)];
  const { headers, body } = await answer({ "Accept-Encoding": "br" }, { more });
  expect(headers["content-length"]).toBe(String(body.length));
});

test("a public page is compressed for an administrator too, and HEAD has no body", async () => {
  const known = { "Accept-Encoding": "br", Cookie: "session=x" };
  expect((await answer(known, { path: "/news" })).headers["content-encoding"]).toBe("br");
  expect((await answer(known, { path: "/news", method: "HEAD" })).body.length).toBe(0);
});
