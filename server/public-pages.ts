import { contentVersion } from "#app/domain/content-version.server.ts";
import { env } from "#app/env.server.ts";
import { withClientAddress } from "#app/middleware/client-address.server.ts";
import { makePageCache } from "./page-cache.ts";
import { handle } from "./request-handler.ts";

/** The public pages of this process. */
export const publicPages = makePageCache({
  contentVersion,
  render(address) {
    const request = new Request(env.PUBLIC_URL + address);
    return handle(request, withClientAddress(request, undefined));
  },
});
