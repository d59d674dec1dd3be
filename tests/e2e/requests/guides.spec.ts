import { expect, test } from "../request-test.ts";

const onTheWeb = "/guides/5a3b1e00-0008-4000-8000-000000000001/download";
const unpublished = "/guides/5a3b1e00-0008-4000-8000-000000000002/download";

for (const method of ["GET", "HEAD"]) {
  test(`${method} of a guide leads to its file, and is kept by nobody`, async ({ request }) => {
    const response = await request.fetch(onTheWeb, { method, maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe("https://example.org/guide.pdf");
    expect(response.headers()["cache-control"]).toBe("no-store");
    expect(response.headers()).not.toHaveProperty("set-cookie");
  });
}

for (const path of [
  unpublished,
  "/guides/5a3b1e00-0008-4000-8000-ffffffffffff/download",
  "/guides/1/download",
  "/guides/%00/download",
  "/guides/'%20or%201=1/download",
]) {
  test(`${path} is a 404 that nobody keeps`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(response.headers()["cache-control"]).toBe("no-store");
    expect(await response.text()).toContain("Page Not Found");
  });
}

test("a guide can only be read", async ({ request }) => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    expect((await request.fetch(onTheWeb, { method, maxRedirects: 0 })).status()).toBe(405);
  }
});

test("search engines are asked not to follow downloads", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toMatch(/^Disallow: \/guides\/$/m);
  const html = await (await request.get("/patients")).text();
  const links = html.match(/<a [^>]*href="\/guides\/[^>]*>/g) ?? [];
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toContain('rel="nofollow"');
});
