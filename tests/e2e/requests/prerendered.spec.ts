import { cookieNames } from "#app/cookie-names.server.ts";
import { securityHeaderList } from "#app/headers.server.ts";
import { prerenderedAddresses } from "../../../server/prerendered.ts";
import { expect, test } from "../request-test.ts";

test("a page that the build rendered is the one that the site renders, to the byte, with its headers", async ({
  request,
}) => {
  // Whoever has a session's cookie gets nothing that is kept for others.
  const headers = { Cookie: `${cookieNames.session}=unknown` };
  for (const address of prerenderedAddresses) {
    const kept = await request.get(address);
    const rendered = await request.get(address, { headers });
    expect.soft(kept.headers().etag, address).toBeDefined();
    expect.soft(rendered.headers().etag, address).toBeUndefined();
    expect.soft(await kept.text(), address).toBe(await rendered.text());
    for (const name of ["content-type", ...securityHeaderList.map(([name]) => name.toLowerCase())]) {
      expect.soft(kept.headers()[name], `${name} of ${address}`).toBe(rendered.headers()[name]);
    }
  }
});
