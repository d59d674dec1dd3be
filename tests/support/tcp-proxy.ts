import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A network that can fail between a client and a server. */
export class TcpProxy {
  #target: { host: string; port: number };
  #server: Server | undefined;
  #sockets = new Set<Socket>();
  #silent = false;
  port = 0;

  constructor(target: URL) {
    this.#target = { host: target.hostname, port: Number(target.port || 5432) };
  }

  /** Lets connections through, at the same port every time. */
  async open(): Promise<void> {
    this.#silent = false;
    const server = createServer((client) => this.#connect(client));
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Cuts every connection and refuses new ones. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** From now on swallows everything, like a cable that was pulled; connections that exist stay mute for ever. */
  fallSilent(): void {
    this.#silent = true;
    for (const socket of this.#sockets) socket.unpipe().resume();
  }

  /** New connections go through again. */
  recover(): void {
    this.#silent = false;
  }

  #connect(client: Socket): void {
    this.#keep(client);
    if (this.#silent) return;
    const server = connect(this.#target.port, this.#target.host);
    this.#keep(server);
    client.pipe(server).pipe(client);
    client.once("close", () => server.destroy());
    server.once("close", () => client.destroy());
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => this.#sockets.delete(socket));
  }
}
