import type { Plugin } from "vite";

/**
 * Takes React Router's production build, for the browser and the server alike: the package's exports lead to its
 * development build alone.
 */
export const productionRouter: Plugin = {
  name: "production-router",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /^react-router(?:\/|$)/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, options);
      return resolved && { ...resolved, id: resolved.id.replace("/dist/development/", "/dist/production/") };
    },
  },
};
