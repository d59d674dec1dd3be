import { once } from "node:events";
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

const checkEvery = 100;

export type Balancer = {
  url: string;
  /** How many of the instances say that they are ready. */
  ready(): number;
  stop(): void;
};

/**
 * A balancer in front of instances at these addresses: it hands each request to one that says that it is ready, in
 * turn, and keeps its connections. Where a connection is refused it asks the next, as balancers do; nothing that was
 * sent is sent twice: where an instance breaks off it answers 502.
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

  async function handOn(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request);
    const inTurn = [...ready.slice(++turn % ready.length), ...ready];
    for (const instance of [...inTurn, ...instances]) {
      const { method, headers } = request;
      const handedOn = httpRequest(instance + request.url, { agent, method, headers }).end(body);
      try {
        const [answer] = await once(handedOn, "response");
        response.writeHead(answer.statusCode, answer.headers);
        return await pipeline(answer, response);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ECONNREFUSED") throw error;
      }
    }
    throw new Error("Nobody listens.");
  }

  const server = createServer((request, response) => {
    handOn(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
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
