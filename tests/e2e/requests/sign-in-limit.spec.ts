import { expect, test } from "../request-test.ts";

for (const path of ["/auth/login", "/auth/callback?code=x&state=x"]) {
  test(`after ten requests in a minute ${path} is a page that says when to try again`, async ({
    request,
  }) => {
    // On a site without a provider: each step counts before anything else is looked at.
    for (let time = 0; time < 10; time++) expect((await request.get(path)).status()).toBe(503);
    const refused = await request.get(path);
    expect(refused.status()).toBe(429);
    const { "retry-after": seconds, "cache-control": caching } = refused.headers();
    expect(Number(seconds)).toBeGreaterThan(20);
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    expect(caching).toBe("no-store");
    const page = await refused.text();
    expect(page).toContain("Please wait a minute, then try again.");
    expect(page).toContain("Need Help Now?");
  });
}
