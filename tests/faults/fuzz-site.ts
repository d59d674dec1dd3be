import { Agent, type IncomingHttpHeaders, request as open } from "node:http";
import { text } from "node:stream/consumers";
import { startSession } from "#app/domain/accounts/sessions.server.ts";
import { sessionCookie } from "#app/middleware/cookies.server.ts";
import type { Database } from "#db/database.ts";
import { openDatabase } from "#db/open.server.ts";
import { startDevProvider } from "../../server/dev-provider.ts";
import { makeDatabase } from "../support/database.ts";
import { freePort, startSite } from "../support/site-process.ts";

export type Sent = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** The built site on a PostgreSQL of its own, with an administrator signed in. */
export type FuzzedSite = {
  db: Database;
  port: number;
  /** The answer to a request of a visitor who has not been here before, so that no limit on how often holds. */
  send(sent: Sent): Promise<Answer>;
  /** The same of the administrator. */
  sendAsStaff(sent: Sent): Promise<Answer>;
  /** Stops it; gives its exit code and what it wrote to its log of errors. */
  stop(): Promise<{ code: number | null; errors: string }>;
};

export async function startFuzzedSite(): Promise<FuzzedSite> {
  const own = await makeDatabase();
  const { db, close } = await openDatabase(own);
  const port = await freePort();
  const provider = await startDevProvider([`http://localhost:${port}`]);
  const environment = { DATABASE_URL: own.databaseUrl ?? "", TRUSTED_PROXIES: "1", ...provider.settings };
  const site = await startSite(environment, { until: "/readyz", port });
  const administrator = { userId: crypto.randomUUID(), email: provider.settings.ADMIN_EMAILS };
  const session = await startSession(db, administrator, new Date());
  const cookie = (await sessionCookie.serialize(session)).split(";", 1)[0] ?? "";

  const agent = new Agent({ keepAlive: true });
  let visitors = 0;
  const sendOnce = ({ path, method = "GET", headers = {}, body }: Sent) =>
    new Promise<Answer>((resolve, reject) => {
      visitors += 1;
      const from = [10, visitors >> 16, visitors >> 8, visitors].map((part) => part & 255).join(".");
      const sent = open({ agent, port, path, method, headers: { "X-Forwarded-For": from, ...headers } });
      sent.setTimeout(30_000, () => sent.destroy(new Error(`${method} ${path}: no answer in 30 s`)));
      sent.once("error", reject);
      sent.once("response", (response) => {
        text(response).then(
          (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
          reject,
        );
      });
      sent.end(body);
    });
  /** On a machine with much to do the database misses its deadlines: an error that the input causes comes again. */
  const send = async (sent: Sent, tries = 3): Promise<Answer> => {
    const answer = await sendOnce(sent);
    return answer.status >= 500 && tries > 1 ? send(sent, tries - 1) : answer;
  };
  // The first questions build what answers them, and whoever comes meanwhile has to wait.
  for (const q of ["first", "second"]) await send({ path: `/search?q=${q}` });

  return {
    db,
    port,
    send: (sent) => send(sent),
    sendAsStaff: ({ headers, ...sent }) => send({ ...sent, headers: { Cookie: cookie, ...headers } }),
    async stop() {
      agent.destroy();
      const code = await site.stop();
      await provider.stop();
      await close();
      await own.remove();
      return { code, errors: site.errors() };
    },
  };
}

/** The body of a form, and what says that it is one. */
export function formOf(fields: Record<string, string> | [string, string][]): Pick<Sent, "headers" | "body"> {
  return {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  };
}

export function jsonOf(value: unknown): Pick<Sent, "headers" | "body"> {
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) };
}
