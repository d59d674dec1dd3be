import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // React Router compares the Origin header with its own idea of the URL, which is wrong behind a TLS
  // proxy. middleware/same-origin.server.ts makes the check against PUBLIC_URL instead, for every route.
  allowedActionOrigins: ["**"],
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
