import { expect, test } from "../request-test.ts";

const anyName = { Host: "10.0.0.7:3000" };

test("a site that can work says so to a probe, under whatever name it asks", async ({ request }) => {
  for (const [path, word] of [
    ["/healthz", "ok\n"],
    ["/readyz", "ready\n"],
  ] as const) {
    const response = await request.get(path, { headers: anyName });
    expect.soft(response.status(), path).toBe(200);
    expect.soft(await response.text(), path).toBe(word);
    expect.soft(response.headers()).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    });
  }
});

test.describe(() => {
  test.use({ site: "broken" });

  test("a site without its database lives and is not ready", async ({ request }) => {
    expect((await request.get("/healthz")).status()).toBe(200);
    const ready = await request.get("/readyz");
    expect(ready.status()).toBe(503);
    expect(await ready.text()).toBe("database\n");
    expect(ready.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  });
});
