import { type Plugin, parseSync, Visitor } from "vite";

/**
 * Functions of React Router that no page of this site runs: those of fetchers, instrumentation, React Server
 * Components, and routes without a server. Before you use one, take its name away here.
 */
const unused = [
  "DefaultErrorComponent",
  "RSCErrorHandler",
  "RSCPrefetchPageLinksImpl",
  "RemixRootDefaultHydrateFallback",
  "Scripts",
  "fetch2",
  "getRouteInstrumentationUpdates",
  "handleFetcherAction",
  "handleFetcherLoader",
  "instrumentClientSideRouter",
  "nonSsrStrategy",
  "singleFetchLoaderFetcherStrategy",
];

const leftOut = '{ throw new Error("left out by vite/smaller-router.ts") }';

type Change = { start: number; end: number; text: string };

/**
 * Leaves out of the browser's React Router what this site never runs, and what only developers read: names for their
 * tools, warnings, and the words of invariants, which still throw. No bundler can: most of it is inside one large
 * function. The build fails where the package has no function of such a name.
 */
export const smallerRouter: Plugin = {
  name: "smaller-router",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  transform: {
    filter: { id: /\/react-router\/dist\/production\//, code: "function createRouter(" },
    handler(code) {
      const changes: Change[] = [];
      const missing = new Set(unused);
      new Visitor({
        FunctionDeclaration({ id, body }) {
          if (!body || !missing.delete(id?.name ?? "")) return;
          changes.push({ start: body.start, end: body.end, text: leftOut });
        },
        CallExpression({ callee, arguments: [condition, words], start, end }) {
          if (callee.type !== "Identifier" || !condition || !words) return;
          if (callee.name === "warning") changes.push({ start, end, text: "undefined" });
          if (callee.name === "invariant") changes.push({ start: condition.end, end: words.end, text: "" });
        },
        AssignmentExpression({ left, start, end }) {
          if (left.type !== "MemberExpression" || left.property.type !== "Identifier") return;
          if (left.property.name === "displayName") changes.push({ start, end, text: "undefined" });
        },
      }).visit(parseSync("react-router.js", code).program);
      if (missing.size > 0) this.error(`React Router has no function ${[...missing].join(", ")}.`);
      return { code: changed(code, changes), map: null };
    },
  },
};

/** The code with the changes made; of changes one inside the other, the outer one. */
function changed(code: string, changes: readonly Change[]): string {
  let result = "";
  let done = 0;
  for (const { start, end, text } of changes.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue;
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
}
