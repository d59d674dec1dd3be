import type { Plugin } from "vite";

/**
 * Leaves `import()` to the browser. Vite wraps each in a helper that first loads the stylesheets and modules it needs,
 * which no import of this site has: there is one stylesheet, and `build.modulePreload` is off.
 */
export const plainImports: Plugin = {
  name: "plain-imports",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};
