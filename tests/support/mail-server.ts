import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  /** What has arrived: the envelope's recipients, and the message as it came over the wire. */
  received: { to: string[]; message: string }[];
  /** From now on it answers a message with a temporary error, or takes it again. */
  refuse(refused: boolean): void;
  /** From now on it takes a message and never says so, or does again. */
  hang(hanging: boolean): void;
  stop(): Promise<void>;
};

/** A real SMTP server on a port of its own, without encryption and without accounts. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: MailServer["received"] = [];
  let isRefusing = false;
  let isHanging = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    async onData(stream, session, done) {
      const message = await text(stream);
      if (isRefusing) return done(Object.assign(new Error("Try later"), { responseCode: 451 }));
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), message });
      if (!isHanging) done();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    received,
    refuse(refused) {
      isRefusing = refused;
    },
    hang(hanging) {
      isHanging = hanging;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
