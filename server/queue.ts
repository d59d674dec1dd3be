import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";

/** How often somebody of our own comes. */
const comesEvery = 250;

/**
 * Tells how many milliseconds a new connection waits now until it is let in. Those who wait stand with the operating
 * system, where no process sees them: Node.js lets one in with each turn of its event loop. So some of our own stand
 * among them, and are asked how long it took. Begins when the server listens, and ends with it.
 */
export function watchQueue(server: Server): () => number {
  /** Who came first stands first. */
  let standing: { visitor: Socket; since: number }[] = [];
  let waited = 0;

  function come(): void {
    if (!server.listening) return;
    const visitor = connect(ownAddress(server));
    standing.push({ visitor, since: performance.now() });
    visitor.once("error", () => {
      standing = standing.filter((one) => one.visitor !== visitor);
    });
    setTimeout(come, comesEvery).unref();
  }

  server.once("listening", come);
  server.on("connection", ({ remotePort }: Socket) => {
    const place = standing.findIndex(({ visitor }) => visitor.localPort === remotePort);
    const letIn = standing[place];
    if (!letIn) return;
    waited = performance.now() - letIn.since;
    // Who came before and still stands was turned away: TCP tries a full queue again after seconds, when it may be over.
    for (const { visitor } of standing.splice(0, place + 1)) visitor.destroy();
  });
  server.once("close", () => {
    for (const { visitor } of standing) visitor.destroy();
    standing = [];
    waited = 0;
  });
  return () => Math.max(waited, standing[0] ? performance.now() - standing[0].since : 0);
}

/** Where the process reaches its own server. */
function ownAddress(server: Server): { host: string; port: number } {
  const { address, port } = server.address() as AddressInfo;
  const own: Record<string, string> = { "::": "::1", "0.0.0.0": "127.0.0.1" };
  return { host: own[address] ?? address, port };
}
