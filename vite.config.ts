import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/**
 * Builds the production HTTP server beside the application, out of the same modules, so that both share
 * one database connection: build/server/start.js runs `npm start`, and build/server/index.js stays the
 * plain build that `react-router-serve` runs.
 */
const productionServer: Plugin = {
  name: "production-server",
  configEnvironment(name) {
    if (name !== "ssr") return;
    return { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } };
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), productionServer],
  build: { target: "es2022" },
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
    ssr: {
      build: {
        rollupOptions: {
          input: { index: "virtual:react-router/server-build", start: "server/start.ts" },
        },
      },
    },
  },
});
