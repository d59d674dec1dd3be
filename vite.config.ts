import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { plainImports } from "./vite/plain-imports.ts";
import { precompressed } from "./vite/precompressed.ts";
import { productionRouter } from "./vite/production-router.ts";
import { productionServer } from "./vite/production-server.ts";
import { rateLimiterDrizzle } from "./vite/rate-limiter-drizzle.ts";
import { smallerRouter } from "./vite/smaller-router.ts";
import { smallerServer } from "./vite/smaller-server.ts";

/**
 * What every page runs, in one file, since brotli makes a seventh less of it than of twenty small ones: the document,
 * what starts it, all that these two import, and the parts that most pages have.
 */
const everyPage =
  /\/app\/(?:root|entry\.client|ui\/(?:callout|opened-by-address|page-meta|phone-text|review-note|unhydrated)|routes\/site\/as-of)\.tsx?/;

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    productionRouter,
    productionServer,
    rateLimiterDrizzle,
    smallerRouter,
    smallerServer,
    plainImports,
    precompressed,
  ],
  // React Router preloads what a page needs; what comes later is small and loads as it is imported.
  build: { target: "es2022", modulePreload: false },
  // Found only inside lazy modules: named here, so that the development server does not reload the page.
  optimizeDeps: {
    include: [
      "@conform-to/react",
      "@conform-to/zod/v4",
      "@radix-ui/react-toast",
      "@radix-ui/react-tooltip",
      "eventsource-parser",
      "zod",
    ],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "site", test: everyPage },
                { name: "form", test: /\/app\/ui\/(?:field|form-state)\.tsx?/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: {
            index: "virtual:react-router/server-build",
            start: "server/start.ts",
            commands: "server/commands/main.ts",
          },
        },
      },
    },
  },
});
