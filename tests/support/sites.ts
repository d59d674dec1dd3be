import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startModelServer } from "./model-server.ts";
import { freePort, runProgram, type SiteProcess, startSite, unreachableDatabase } from "./site-process.ts";

/**
 * The sites under test, all of them the production build:
 * - samples: facts and samples
 * - fresh: as it is after its very first start
 * - emptied: without a single entry
 * - broken: its database can't be reached
 * - staff: facts and samples, with a provider that administrators sign in with
 * - model: facts, samples and a news article that tries to instruct the assistant, with a language model
 *
 * Each takes the visitor's address from one proxy in front: tests play it, to be different visitors.
 */
export type SiteName = "samples" | "fresh" | "emptied" | "broken" | "staff" | "model";

const variable = (name: SiteName) => `TEST_SITE_${name.toUpperCase()}`;

/** Where a site under test answers. */
export function addressOf(name: SiteName): string {
  const address = process.env[variable(name)];
  if (!address) throw new Error(`The site "${name}" was not started.`);
  return address;
}

/** A copy of the database of the site "emptied", for a test that starts a site of its own. */
export function copyOfEmptyDatabase(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "society-own-"));
  cpSync(join(process.env.TEST_SITE_FOLDERS ?? "", "template"), folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What a site with a model says when that fails: not a word of the conversation. */
const modelFailed = /"err":\{"type":"ModelFailed","message":"(?:broke off|said nothing|\w+)","stack"/;

/** What the assistant's page says then, which shows answers whole or not at all. */
const answerBrokeOff = /"err":\{"type":"OwnError","message":"The answer broke off","stack"/;

/** What React Router itself says to an address with a broken percent encoding. */
const malformedAddress = /could not be decoded because it is a malformed URL segment/;

/**
 * Playwright's global setup: starts the sites, and gives what stops them and removes their data. Stopping throws if
 * a site whose database works has written an error.
 */
export default async function startSites(): Promise<() => Promise<void>> {
  const folders = mkdtempSync(join(tmpdir(), "society-sites-"));
  process.env.TEST_SITE_FOLDERS = folders;
  const at = (name: string) => join(folders, name);

  const start: typeof startSite = (environment, how) =>
    startSite({ TRUSTED_PROXIES: "1", ...environment }, how);

  const [fresh, broken] = await Promise.all([
    start({ DATA_DIR: at("fresh") }, { until: "/api/news" }),
    start({ DATABASE_URL: unreachableDatabase }),
    runProgram("make-databases.ts", at("samples"), at("template"), at("model")),
  ]);
  cpSync(at("template"), at("emptied"), { recursive: true });
  cpSync(at("samples"), at("staff"), { recursive: true });
  // Every worker loads this file for its addresses; only the setup needs the provider, which is large.
  const { startDevProvider } = await import("../../server/dev-provider.ts");
  const staffPort = await freePort();
  const provider = await startDevProvider([`http://localhost:${staffPort}`]);
  const languageModel = await startModelServer();
  process.env.TEST_MODEL_SERVER = languageModel.url;
  const modelSettings = { OPENAI_BASE_URL: `${languageModel.url}/v1`, OPENAI_MODEL: "example" };
  const [samples, emptied, staff, model] = await Promise.all([
    start({ DATA_DIR: at("samples") }, { until: "/api/news" }),
    start({ DATA_DIR: at("emptied") }, { until: "/api/news" }),
    start({ DATA_DIR: at("staff"), ...provider.settings }, { until: "/api/news", port: staffPort }),
    start({ DATA_DIR: at("model"), ...modelSettings }, { until: "/api/news" }),
  ]);

  const sites: Record<SiteName, SiteProcess> = { samples, fresh, emptied, broken, staff, model };
  for (const [name, { url }] of Object.entries(sites)) process.env[variable(name as SiteName)] = url;

  return async () => {
    const codes = await Promise.all(Object.values(sites).map(({ stop }) => stop()));
    await provider.stop();
    languageModel.stop();
    rmSync(folders, { recursive: true, force: true });
    const written = [samples, fresh, emptied, staff, model].flatMap(({ errors }) => errors().split("\n"));
    const expected = [malformedAddress, modelFailed, answerBrokeOff];
    const unexpected = written.filter((line) => line && !expected.some((message) => message.test(line)));
    if (unexpected.length > 0) {
      console.error(unexpected.slice(0, 30).join("\n"));
      throw new Error("The sites under test wrote errors where none belong.");
    }
    if (codes.some((code) => code !== 0))
      throw new Error(`The sites under test ended with ${codes.join(", ")}.`);
  };
}
