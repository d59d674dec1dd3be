import type { Plugin } from "vite";

/** By the end of a file's name: what this site uses of a package whose own file loads much more. */
const used: Readonly<Record<string, string>> = {
  // Without the renderer behind renderToString, which is as large as the one that the site uses.
  "/react-dom/server.node.js":
    'export { renderToPipeableStream } from "./cjs/react-dom-server.node.production.js";',
  // Without the clients of a dozen other stores.
  "/rate-limiter-flexible/index.js": ["RateLimiterDrizzle", "RateLimiterMemory", "RateLimiterRes"]
    .map((name) => `export { default as ${name} } from "./lib/${name}.js";`)
    .join("\n"),
  // Without the messages in fifty other languages, which drizzle-zod keeps, as it hands the whole of zod around.
  "/zod/v4/locales/index.js": 'export { default as en } from "./en.js";',
};

/**
 * Leaves out of the server what it would load at every start and never run: 440 KB. The build fails where a
 * package has no such file any more, or the site begins to import something else of it.
 */
export const smallerServer: Plugin = {
  name: "smaller-server",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  buildStart() {
    unmet = new Set(Object.keys(used));
  },
  load: {
    filter: { id: /\/(?:react-dom|rate-limiter-flexible|zod)\// },
    handler(id) {
      const file = Object.keys(used).find((end) => id.endsWith(end));
      if (!file) return;
      unmet.delete(file);
      return used[file];
    },
  },
  buildEnd(error) {
    if (!error && unmet.size > 0) this.error(`Nothing loads ${[...unmet].join(", ")} now.`);
  },
};

let unmet = new Set<string>();
