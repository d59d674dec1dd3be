import type { Plugin } from "vite";

const hidden = "import(/* @vite-ignore */ specifier)";

/**
 * rate-limiter-flexible loads drizzle by a name that no bundler can read: without this, the server would load a second
 * drizzle out of node_modules with the first form that is sent, or fail there where it is not installed.
 */
export const rateLimiterDrizzle: Plugin = {
  name: "rate-limiter-drizzle",
  apply: "build",
  transform: {
    filter: { id: /rate-limiter-flexible\/lib\/RateLimiterDrizzle\.js$/ },
    handler(code) {
      if (!code.includes(hidden)) this.error("rate-limiter-flexible loads drizzle in another way now.");
      return { code: code.replace(hidden, 'import("drizzle-orm")'), map: null };
    },
  },
};
