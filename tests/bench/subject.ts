import { type Answer, type Ask, answerTo } from "./requests.ts";
import { askedAtOnce, type Contender, compare, type Figures, rendering, underLoad } from "./rounds.ts";
import {
  type Server,
  startBareServer,
  startReactElements,
  startReactRouter,
  startReactTree,
  startSite,
} from "./servers.ts";
import { atLeast, type Row } from "./table.ts";

/** Something that the site does. */
export type Subject = {
  name: string;
  /** The settings of the site that does it. */
  settings: Record<string, string>;
  ask: Ask;
  status: number;
  /** So many ask at once, one time each. Else 32 ask as fast as they are answered. */
  atOnce?: number;
  /** Is it to come out of the site's cache? Where it does not, its name says so. */
  isKept?: boolean;
  /** What it is to reach of the bare server. */
  leastOfBare?: number;
  /** The path of the page whose tree and elements React is to render, and what the site is to reach of the elements. */
  ofReact?: { path: string; least: number };
};

/** The rows of a subject: the site, then what it is measured against. Files go to the folder. */
export async function measure(subject: Subject, folder: string): Promise<Row[]> {
  const { name, settings, ask, status, atOnce, leastOfBare, ofReact } = subject;
  const contender = (server: Server): Contender =>
    atOnce ? askedAtOnce(server, ask, atOnce) : underLoad(server, ask, status);

  const site = await startSite(settings, "/news");
  const answer = await answerTo(site.port, ask);
  const bare = await startBareServer(answer, folder);
  const react = ofReact && (await startReact(site, ofReact.path, settings, folder));
  const [own, besideBare, besideRouter, besideTree, besideElements] = await compare([
    contender(site),
    contender(bare),
    ...(react ? [contender(react.router), rendering(react.tree), rendering(react.elements)] : []),
  ]);
  const started = [site, bare, ...(react ? Object.values(react) : [])];
  await Promise.all(started.map((process) => process.stop()));
  if (!own || !besideBare) throw new Error(`${name} was not measured.`);

  const missing = subject.isKept && !headerOf(answer, "etag") ? " (not cached)" : "";
  const rows: Row[] = [{ name: `${name}${missing}${sizeOf(answer)}`, figures: own }];
  if (atOnce) {
    const { firstWordP50: p50, firstWordP99: p99 } = own;
    rows.push({ name: "  their first words", figures: { p50, p99 } });
  }
  rows.push(comparison("node:http", own, besideBare, leastOfBare));
  if (besideRouter) rows.push(comparison("React Router alone", own, besideRouter));
  if (besideTree) rows.push(comparison("React, its components", own, besideTree));
  if (besideElements) rows.push(comparison("React alone", own, besideElements, ofReact?.least));
  return rows;
}

/** What a page of the site is compared with: React Router with its bare elements, its tree, and its elements alone. */
async function startReact(site: Server, path: string, settings: Record<string, string>, folder: string) {
  const html = await textAt(site, path);
  return {
    router: await startReactRouter(html, folder, settings),
    tree: await startReactTree(path, settings),
    elements: await startReactElements(html, folder),
  };
}

/** Marked where the client was slower than what it asked. */
function comparison(name: string, own: Figures, other: Figures, least?: number): Row {
  const ratio = ratioOf(own, other);
  return {
    name: `  of ${name}${other.clientCpu > other.cpu ? " *" : ""}`,
    figures: other,
    ratio,
    verdict: least === undefined ? undefined : atLeast(ratio, least),
  };
}

/** Of the requests in a second, or of the CPU for one where that says less: a client at its limit flatters nobody. */
function ratioOf(own: Figures, other: Figures): number {
  const ofRequests = own.requestsPerSecond / other.requestsPerSecond;
  const ofCpu = other.cpu / own.cpu;
  return Number.isNaN(ofCpu) ? ofRequests : Math.min(ofRequests, ofCpu);
}

/** Of the body as it was sent, and how it was compressed. */
function sizeOf(answer: Answer): string {
  if (answer.body.byteLength === 0) return "";
  return `, ${(answer.body.byteLength / 1_000).toFixed(1)} kB ${headerOf(answer, "content-encoding") ?? ""}`;
}

function headerOf({ headers }: Answer, name: string): string | undefined {
  const index = headers.findIndex((one, position) => position % 2 === 0 && one.toLowerCase() === name);
  return index < 0 ? undefined : headers[index + 1];
}

async function textAt({ port }: Server, path: string): Promise<string> {
  return (await fetch(`http://localhost:${port}${path}`)).text();
}
