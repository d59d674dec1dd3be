import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createHistogram, performance } from "node:perf_hooks";

/**
 * An HTTP client of our own: a bare node:http server answers as many requests as autocannon can ask, and that counts
 * in whole milliseconds. It sends prepared bytes over connections that stay open, one request at a time on each.
 */

/** How it went: times in milliseconds until the last byte, and of streams until their first event. */
export type Outcome = {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
  firstWordP50: number;
  firstWordP99: number;
};

export type Load = {
  port: number;
  connections: number;
  /** Is another request to be sent? Asked by each connection that is free. */
  goesOn(): boolean;
  /** The bytes of the next request. */
  request(): Buffer;
  /** The status that every answer must have. */
  status: number;
};

/** Sends requests over so many connections at once. Throws at the first answer with another status. */
export async function send({ port, connections, goesOn, request, status }: Load): Promise<Outcome> {
  const sockets = Array.from({ length: connections }, () => connect(port, "127.0.0.1").setNoDelay());
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const whole = newTimes();
  const firstWords = newTimes();
  const from = performance.now();
  try {
    await Promise.all(
      sockets.map((socket) => askOver(socket, { goesOn, request, status, whole, firstWords })),
    );
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  return {
    requests: whole.count(),
    seconds: (performance.now() - from) / 1_000,
    p50: whole.percentile(50),
    p99: whole.percentile(99),
    firstWordP50: firstWords.percentile(50),
    firstWordP99: firstWords.percentile(99),
  };
}

type Asking = Pick<Load, "goesOn" | "request" | "status"> & { whole: Times; firstWords: Times };

function askOver(socket: Socket, { goesOn, request, status, whole, firstWords }: Asking): Promise<void> {
  return new Promise((done, failed) => {
    let sentAt = 0;
    let answer = readAnswer(status);
    let hasWords = false;
    const ask = () => {
      if (!goesOn()) return done();
      answer = readAnswer(status);
      hasWords = false;
      sentAt = performance.now();
      socket.write(request());
    };
    socket.on("data", (data) => {
      try {
        const isWhole = answer.take(data);
        if (!hasWords && answer.isStream && data.includes("data: ")) {
          hasWords = true;
          firstWords.record(performance.now() - sentAt);
        }
        if (!isWhole) return;
        whole.record(performance.now() - sentAt);
        ask();
      } catch (error) {
        failed(error);
      }
    });
    socket.once("error", failed);
    socket.once("close", () => failed(new Error("The server closed a connection.")));
    ask();
  });
}

type Times = ReturnType<typeof newTimes>;

/** Collects times in milliseconds, to the microsecond. */
export function newTimes() {
  const histogram = createHistogram();
  return {
    record: (milliseconds: number) => histogram.record(Math.max(1, Math.round(milliseconds * 1_000))),
    count: () => histogram.count,
    percentile: (percent: number) => histogram.percentile(percent) / 1_000,
  };
}

const headEnd = "\r\n\r\n";
const lastChunk = "\r\n0\r\n\r\n";

/** Reads one answer, which is whole after Content-Length bytes or with the last chunk. */
function readAnswer(status: number) {
  let head: Buffer | null = Buffer.alloc(0);
  let missing = 0;
  let tail: Buffer | null = null;
  return {
    isStream: false,
    /** Takes the bytes that came; gives whether they are the last ones. */
    take(data: Buffer): boolean {
      let body = data;
      if (head) {
        head = head.byteLength > 0 ? Buffer.concat([head, data]) : data;
        const end = head.indexOf(headEnd);
        if (end < 0) return false;
        const text = head.toString("latin1", 0, end);
        if (text.slice(9, 12) !== `${status}`)
          throw new Error(`It answered ${text.slice(9, 12)}, not ${status}.`);
        this.isStream = text.includes("text/event-stream");
        const length = /\r\nContent-Length: (\d+)/i.exec(text)?.[1];
        if (length === undefined) tail = head.subarray(end + 2, end + headEnd.length);
        missing = Number(length ?? 0);
        body = head.subarray(end + headEnd.length);
        head = null;
      }
      missing -= body.byteLength;
      if (!tail) return missing <= 0;
      tail = body.byteLength < lastChunk.length ? Buffer.concat([tail, body]) : body;
      tail = tail.subarray(-lastChunk.length);
      return tail.toString("latin1") === lastChunk;
    },
  };
}
