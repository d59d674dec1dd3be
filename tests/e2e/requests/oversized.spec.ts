import { request as httpRequest, type IncomingMessage } from "node:http";
import { startSite, unreachableDatabase } from "../../support/site-process.ts";
import { expect, test } from "../request-test.ts";

const posts = [
  { path: "/api/chat", type: "application/json" },
  { path: "/api/contacts", type: "application/json" },
  { path: "/contact", type: "application/x-www-form-urlencoded" },
];

for (const { path, type } of posts) {
  test(`a body without an end does ${path} no harm: 413, and the site goes on`, async () => {
    const site = await startSite({ DATABASE_URL: unreachableDatabase });
    try {
      const { statusCode } = await sendInPieces(site.url + path, type, { pieces: 20, bytes: 10_000 });
      expect.soft(statusCode).toBe(413);
      const after = await fetch(site.url).catch((error: unknown) => error);
      expect.soft(after, site.errors()).toHaveProperty("status", 200);
    } finally {
      await site.stop();
    }
  });
}

/** Posts a body whose length nobody was told. */
function sendInPieces(
  url: string,
  type: string,
  { pieces, bytes }: { pieces: number; bytes: number },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method: "POST", headers: { "Content-Type": type } });
    outgoing.once("response", (response) => resolve(response.resume())).once("error", reject);
    for (let piece = 0; piece < pieces; piece++) outgoing.write("m".repeat(bytes));
    outgoing.end();
  });
}
