import { log } from "#app/log.server.ts";

const everyMilliseconds = 15_000;
const heartbeat = ": heartbeat\n\n";

/**
 * Events as a stream of server-sent ones, one line of JSON each, with a comment at once and every 15 s so that proxies
 * neither hold it back nor close it. It ends with the events. `leave` is called when nobody reads it any more.
 */
export function eventStream(events: AsyncIterable<unknown>, leave: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isRead = true;
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => {
        if (isRead) controller.enqueue(encoder.encode(text));
      };
      const run = async () => {
        send(heartbeat);
        for await (const event of events) send(`data: ${JSON.stringify(event)}\n\n`);
      };
      const timer = setInterval(send, everyMilliseconds, heartbeat);
      run()
        .catch((error: unknown) => log.error({ err: error }, "A stream of events broke off."))
        .finally(() => {
          clearInterval(timer);
          if (isRead) controller.close();
        });
    },
    cancel() {
      isRead = false;
      leave();
    },
  });
}

/** Of no cache, and of no proxy that would collect or compress it (findings, "React Router"). */
export const eventStreamHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
};
