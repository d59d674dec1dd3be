import { env } from "#app/env.server.ts";
import { makePageCache } from "./page-cache.ts";
import { prerendered } from "./prerendered.ts";

/** The public pages of this process. */
export const publicPages = makePageCache({
  async contentVersion() {
    const { contentVersion } = await import("#app/domain/content-version.server.ts");
    return contentVersion();
  },
  prerendered,
  async render(address) {
    const { handle } = await import("./request-handler.ts");
    return handle(new Request(env.PUBLIC_URL + address));
  },
});
