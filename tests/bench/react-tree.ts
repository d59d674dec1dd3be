import { resolve } from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { renderInRounds } from "./render-rounds.ts";

/**
 * React's rendering of the page's components, by what renders the site's pages, with the data that the loaders once
 * gave: no request is matched, no loader runs, no data is written into the page, nothing is compressed or sent. The
 * page's policy, a fiftieth of a page, is made.
 */
const path = process.argv[2] ?? "/";
const build: ServerBuild = await import(resolve("build/server/index.js"));
const render = build.entry.module.default;

type Rendering = Parameters<typeof render>;
const asked: Rendering[] = [];
const listening: ServerBuild = {
  ...build,
  entry: {
    module: {
      ...build.entry.module,
      default: (...rendering: Rendering) => {
        asked.push(rendering);
        return new Response();
      },
    },
  },
};
await createRequestHandler(listening, "production")(
  new Request(`http://localhost${path}`),
  new RouterContextProvider(),
);
const [rendering] = asked;
if (!rendering) throw new Error(`${path} was not rendered.`);
const [request, status, , { serverHandoffStream: _, ...page }, context] = rendering;
const answer = async () => render(request, status, new Headers(), page, context);
if (!(await (await answer()).text()).includes("</main>")) throw new Error("This is no page.");

renderInRounds(answer);
