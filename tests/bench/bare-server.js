import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/**
 * What the site is measured against: node's own HTTP server, which answers every request with the answer in the
 * file that it is given (status, headers, body), on PORT. Plain JavaScript, as nothing may be loaded for it.
 */
const { status, headers, body } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const bytes = Buffer.from(body, "base64");

createServer((request, response) => {
  const answer = () => response.writeHead(status, headers).end(bytes);
  if (request.method === "POST") request.resume().once("end", answer);
  else answer();
}).listen(process.env.PORT);
