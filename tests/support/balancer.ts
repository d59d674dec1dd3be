import { once } from "node:events";
import { Agent, createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

const checkEvery = 100;

export type Balancer = {
  url: string;
  /** How many of the instances say that they are ready. */
  ready(): number;
  stop(): void;
};

/**
 * A balancer in front of instances at these addresses: it hands each request to one that says that it is ready, in
 * turn, keeps its connections, and tries nothing twice. Answers 502 without one, and where one breaks off.
 */
export async function startBalancer(instances: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let ready: string[] = [];
  let turn = 0;

  async function check() {
    const answers = await Promise.all(
      instances.map((url) =>
        fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    ready = instances.filter((_, index) => answers[index]);
  }

  const server = createServer((request, response) => {
    const instance = ready[turn++ % ready.length];
    if (!instance) return response.writeHead(502).end();
    const { method, headers } = request;
    const handedOn = httpRequest(instance + request.url, { agent, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    });
    handedOn.once("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(handedOn);
  }).listen(0);
  await once(server, "listening");
  const timer = setInterval(check, checkEvery);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    ready: () => ready.length,
    stop() {
      clearInterval(timer);
      agent.destroy();
      server.close().closeAllConnections();
    },
  };
}
