import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";

/** How often somebody of our own comes, while nobody waits. */
const comesEvery = 250;

/**
 * Tells how many milliseconds a new connection waits now until it is let in. Those who wait stand with the operating
 * system, where no process sees them: Node.js lets one in with each turn of its event loop. So one of our own stands
 * among them, and is asked how long it took. Begins when the server listens, and ends with it.
 */
export function watchQueue(server: Server): () => number {
  let standing: { visitor: Socket; since: number } | null = null;
  let waited = 0;

  function come(): void {
    if (!server.listening) return;
    const visitor = connect(ownAddress(server));
    standing = { visitor, since: performance.now() };
    visitor.once("error", () => leave(0));
  }

  function leave(milliseconds: number): void {
    standing?.visitor.destroy();
    standing = null;
    waited = milliseconds;
    // Who waited long may have been the last one.
    setTimeout(come, waited > comesEvery ? 0 : comesEvery).unref();
  }

  server.once("listening", come);
  server.on("connection", ({ remotePort }: Socket) => {
    if (standing && remotePort === standing.visitor.localPort) leave(performance.now() - standing.since);
  });
  server.once("close", () => {
    standing?.visitor.destroy();
    standing = null;
    waited = 0;
  });
  return () => Math.max(waited, standing ? performance.now() - standing.since : 0);
}

/** Where the process reaches its own server. */
function ownAddress(server: Server): { host: string; port: number } {
  const { address, port } = server.address() as AddressInfo;
  const own: Record<string, string> = { "::": "::1", "0.0.0.0": "127.0.0.1" };
  return { host: own[address] ?? address, port };
}
