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
  /** The open connections, each with its last answer. */
  const connections = new Map<Socket, ServerResponse | null>();
  let isAnnounced = false;
  server.on("connection", (socket) => {
    connections.set(socket, null);
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }, response: ServerResponse) => {
    if (isAnnounced) response.shouldKeepAlive = false;
    connections.set(socket, response);
  });
  function endSilent() {
    for (const [socket, response] of connections)
      if (!response || response.writableFinished) socket.destroy();
  }
  return {
    announce() {
      isAnnounced = true;
      for (const response of connections.values()) if (response) response.shouldKeepAlive = false;
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
