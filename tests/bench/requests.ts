import { request } from "node:http";
import { buffer } from "node:stream/consumers";

/** What is asked, as the bytes that Chromium sends. */

/** A request of the address at the port, by another visitor each time. */
export type Ask = (port: number) => Buffer;

const chromium = [
  'sec-ch-ua: "Chromium";v="142", "Not_A Brand";v="99"',
  "sec-ch-ua-mobile: ?0",
  'sec-ch-ua-platform: "Linux"',
  "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "Sec-Fetch-Site: same-origin",
  "Accept-Encoding: gzip, deflate, br, zstd",
  "Accept-Language: en-US,en;q=0.9",
];

const navigation = [
  "Upgrade-Insecure-Requests: 1",
  "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8",
  "Sec-Fetch-Mode: navigate",
  "Sec-Fetch-User: ?1",
  "Sec-Fetch-Dest: document",
];

/** A page; with a cookie, as a visitor who sends it. */
export function page(path: string, cookie?: string): Ask {
  return (port) =>
    bytes(port, `GET ${path}`, [...chromium, ...navigation, ...(cookie ? [`Cookie: ${cookie}`] : [])]);
}

/** The contact form, filled in: another message of another visitor each time, as equal ones are stored once. */
export const contactForm: Ask = (port) => {
  const visitor = nextVisitor();
  const body = new URLSearchParams({
    name: "Example Visitor",
    email: `visitor.${visitor}@example.org`,
    phone: "555-0100",
    role: "caregiver",
    message: `An example of a message,\r\nwritten at ${visitor}.`,
    volunteer: "on",
  });
  const type = "Content-Type: application/x-www-form-urlencoded";
  return post(port, "/contact", [...navigation, type], visitor, `${body}`);
};

/** A question to the assistant, of another visitor each time. */
export const question: Ask = (port) => {
  const headers = [
    "Content-Type: application/json",
    "Accept: */*",
    "Sec-Fetch-Mode: cors",
    "Sec-Fetch-Dest: empty",
  ];
  const body = JSON.stringify({ message: "How do I get ready for my next visit?", conversationHistory: [] });
  return post(port, "/api/chat", headers, nextVisitor(), body);
};

let visitors = 0;

/** An address of a network of its own, as the limits count networks. */
function nextVisitor(): string {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

function post(port: number, path: string, headers: readonly string[], visitor: string, body: string): Buffer {
  const length = Buffer.byteLength(body);
  const own = [
    `Origin: http://localhost:${port}`,
    `X-Forwarded-For: ${visitor}`,
    `Content-Length: ${length}`,
  ];
  return bytes(port, `POST ${path}`, [...chromium, ...headers, ...own], body);
}

function bytes(port: number, what: string, headers: readonly string[], body = ""): Buffer {
  return Buffer.from(
    `${what} HTTP/1.1\r\n${[`Host: localhost:${port}`, ...headers].join("\r\n")}\r\n\r\n${body}`,
  );
}

export type Answer = { status: number; headers: string[]; body: Buffer };

/** What makes up a connection and not an answer. */
const ofConnection = /^(?:connection|date|keep-alive|transfer-encoding)$/i;

/** The answer to a request: its headers as a list of names and values, its body as it was sent. */
export function answerTo(port: number, ask: Ask): Promise<Answer> {
  const [head = "", body] = `${ask(port)}`.split("\r\n\r\n");
  const [line = "", ...fields] = head.split("\r\n");
  const [method, path] = line.split(" ");
  const headers = fields.flatMap((field) => /^([^:]+): (.*)$/.exec(field)?.slice(1) ?? []);
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, async (answer) => {
      const names = answer.rawHeaders.filter((_, index) => index % 2 === 0);
      const kept = names.flatMap((name, index) =>
        ofConnection.test(name) ? [] : [name, answer.rawHeaders[index * 2 + 1] ?? ""],
      );
      resolve({ status: answer.statusCode ?? 0, headers: kept, body: await buffer(answer) });
    });
    sent.once("error", reject).end(body);
  });
}
