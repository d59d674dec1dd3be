import { env } from "#app/env.server.ts";
import { type Finding, kindOf, ok, warning } from "./finding.ts";

const name = "Address";
const answerMilliseconds = 5_000;

/** Does the site answer at its public address? Seen from here: a firewall may let visitors through and not this machine. */
export async function findAddress(): Promise<Finding[]> {
  const url = `${env.PUBLIC_URL}/healthz`;
  try {
    const { status } = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(answerMilliseconds),
    });
    if (status === 200) return [ok(name, `${url} answers.`)];
    return [
      warning(name, `${url} answers ${status}.`, "Look whether the proxy hands everything on to the site."),
    ];
  } catch (error) {
    return [
      warning(
        name,
        `${url} can't be reached from here: ${kindOf(error)}.`,
        "Start the site, then open the address in a browser. Look at PUBLIC_URL, the proxy and its certificate.",
      ),
    ];
  }
}
