import type { Server, ServerResponse } from "node:http";

const againMilliseconds = 50;

export type GracefulStop = {
  /** From now on each answer says that its connection closes; the server goes on. */
  announce(): void;
  /** Takes no new connection, and is done with the last answer. */
  close(): Promise<void>;
};

/** What ends the server without failing a request; made before it listens. */
export function gracefulStop(server: Server): GracefulStop {
  const running = new Set<ServerResponse>();
  let isAnnounced = false;
  server.prependListener("request", (_, response: ServerResponse) => {
    if (isAnnounced) response.shouldKeepAlive = false;
    running.add(response);
    response.once("close", () => running.delete(response));
  });
  return {
    announce() {
      isAnnounced = true;
      for (const response of running) response.shouldKeepAlive = false;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      // The connection of an answer that had begun before the announcement stays open after its end.
      const idle = setInterval(() => server.closeIdleConnections(), againMilliseconds);
      await closed;
      clearInterval(idle);
    },
  };
}
