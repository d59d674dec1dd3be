import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { query } from "#db/client.server.ts";
import { guides } from "#db/schema.ts";
import { loader } from "./guide-download.tsx";

/** What answers a request: the loader always throws it. */
async function answer(id: string, method = "GET"): Promise<Response> {
  const request = new Request(`http://localhost:3000/guides/${id}/download`, { method });
  const thrown = await loader({
    request,
    url: new URL(request.url),
    pattern: "/guides/:id/download",
    params: { id },
    context: new RouterContextProvider(),
  }).catch((response: unknown) => response);
  if (thrown instanceof Response) return thrown;
  throw thrown;
}

async function count(id: string) {
  const [row] = await query((db) => db.select().from(guides).where(eq(guides.id, id)));
  return row?.downloadCount;
}

test("GET leads to the file and is counted, HEAD leads there and is not", async () => {
  const values = { title: "guide", category: "patient", fileUrl: "https://example.org/guide.pdf" };
  const [guide] = await query((db) => db.insert(guides).values(values).returning());
  const id = guide?.id ?? "";
  for (const [method, counted] of [
    ["GET", 1],
    ["HEAD", 1],
    ["GET", 2],
  ] as const) {
    const response = await answer(id, method);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(values.fileUrl);
    expect(await count(id)).toBe(counted);
  }
});

test("there is a page for what can't be downloaded", async () => {
  expect((await answer("none")).status).toBe(404);
  expect((await answer("5a3b1e00-0008-4000-8000-ffffffffffff")).status).toBe(404);
});
