import type { Plugin } from "vite";

/**
 * Builds the production HTTP server beside the application, out of the same modules, so that both share
 * one database connection: build/server/start.js runs `npm start`, and build/server/index.js stays the
 * plain build that `react-router-serve` runs. Both hold the packages they use, in their production form and without
 * what nobody calls: to find and read thousands of files took longer than all the rest of a start.
 */
export const productionServer: Plugin = {
  name: "production-server",
  apply: "build",
  configEnvironment(name) {
    if (name !== "ssr") return;
    return {
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      resolve: {
        noExternal: true,
        // It reads PostgreSQL itself, compiled to WebAssembly, from beside its own files.
        external: ["@electric-sql/pglite"],
      },
      build: {
        rollupOptions: {
          input: { "compile-cache": "server/compile-cache.ts", prerender: "server/prerender.ts" },
          output: {
            // All in one folder: some find files of the build from where they are themselves.
            entryFileNames: "[name].js",
            chunkFileNames: "[name]-[hash].js",
            // Names stay for the log. A single character beyond ASCII would double what a file takes in memory.
            minify: {
              compress: { keepNames: { function: true, class: true } },
              mangle: { keepNames: true },
              codegen: { asciiOnly: true },
            },
          },
        },
      },
    };
  },
};
