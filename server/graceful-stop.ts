import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const againMilliseconds = 50;

/** How long a connection has to send its request; one that never does would hold the end up until its timeout. */
const silentMilliseconds = 500;

export type GracefulStop = {
  /** From now on each answer says that its connection closes; the server goes on. */
  announce(): void;
  /** Takes no new connection, and is done with the last answer. */
  close(): Promise<void>;
};

/** What ends the server without failing a request; made before it listens. */
export function gracefulStop(server: Server): GracefulStop {
  const running = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isAnnounced = false;
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", (_, response: ServerResponse) => {
    if (isAnnounced) response.shouldKeepAlive = false;
    running.add(response);
    response.once("close", () => running.delete(response));
  });
  function endSilent() {
    const speaking = new Set([...running].map(({ socket }) => socket));
    for (const socket of connections) if (!speaking.has(socket)) socket.destroy();
  }
  return {
    announce() {
      isAnnounced = true;
      for (const response of running) response.shouldKeepAlive = false;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      // The connection of an answer that had begun before the announcement stays open after its end.
      const idle = setInterval(() => server.closeIdleConnections(), againMilliseconds);
      const silent = setTimeout(endSilent, silentMilliseconds);
      await closed;
      clearInterval(idle);
      clearTimeout(silent);
    },
  };
}
