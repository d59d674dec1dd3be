import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { createRequestListener } from "@react-router/node";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { compressAnswer } from "../../server/compressed-answer.ts";
import { elementsOf } from "./elements.ts";

/**
 * React Router on PORT, doing as little as it can for the bare elements of the HTML in the file that it is given: one
 * route, whose loader gives nothing, rendered and compressed as the site's pages are. No component, no link, no data, no
 * middleware, no log.
 */
const page = elementsOf(readFileSync(process.argv[2] ?? "", "utf8"));
const site: ServerBuild = await import(resolve("build/server/index.js"));
const root = { id: "root", path: "", module: { default: () => page, loader: () => null } };
const { root: files } = site.assets.routes;
if (!files) throw new Error("The site has no root.");
const build = { ...site, routes: { root }, assets: { ...site.assets, routes: { root: files } } };
const listener = createRequestListener({
  build,
  mode: "production",
  getLoadContext: () => new RouterContextProvider(),
});

createServer((request, response) => {
  compressAnswer(request, response);
  listener(request, response);
}).listen(process.env.PORT);
