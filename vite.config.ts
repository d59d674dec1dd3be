import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompressed } from "./vite/precompressed.ts";
import { productionRouter } from "./vite/production-router.ts";
import { productionServer } from "./vite/production-server.ts";
import { rateLimiterDrizzle } from "./vite/rate-limiter-drizzle.ts";

/** The modules that every page runs: React, React Router and the frame around the page. */
const everyPage =
  /node_modules\/(?:react|react-dom|scheduler|react-router)\/|app\/ui\/(?:assistant\/(?:ask-button|store)|button|card|crisis-dialog|crisis-link|error-page|hydrated|icon|lazy-extra|loading|mark|move-focus|notices|page|page-meta|scripts-running|search-form|site-footer|site-header)\.tsx?$|app\/content\/crisis\.ts$/;

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    productionRouter,
    productionServer,
    rateLimiterDrizzle,
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
            // What every page runs, in one file: brotli makes a seventh less of it than of twenty small ones.
            codeSplitting: {
              groups: [{ name: "site", test: everyPage, priority: 1 }],
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
