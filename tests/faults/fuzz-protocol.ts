import { connect } from "node:net";
import fc from "fast-check";
import { expect } from "vitest";
import { anyText, arriving, expectSafe, type Fuzzed } from "./fuzz-check.ts";
import { formOf } from "./fuzz-site.ts";
import { nastyStrings } from "./nasty-strings.ts";

/** What any client can send: addresses, headers, methods, bytes. */

/** In an address: encoded as a browser does it, or as far as HTTP lets it stand. */
const anyPart = fc.oneof(
  anyText.map((text) => encodeURIComponent(arriving(text))),
  anyText.map((text) => text.replaceAll(/[^!-~]|[#?]/g, "")),
  fc.constantFrom("%ff%fe", "%", "%zz", "%c0%af", "%ed%a0%80", "%00", ";", "%2e%2e", "%252e", "+"),
);
const shortPart = anyPart.map((part) => part.slice(0, 3_000));

const address = fc
  .oneof(
    fc.tuple(
      fc.constantFrom(
        ...["/", "/api/", "/assets/", "/auth/", "/guides/", "/admin/", "/admin/contacts/", "/admin/news/"],
        ...["/admin/news/trash/", "/admin/contacts/00000000-0000-4000-8000-000000000000/"],
      ),
      shortPart,
      fc.constantFrom("", "/download", "/preview", "/delete", "/publish", "/restore", "/new", ".data", "/"),
    ),
    fc.tuple(
      fc.constantFrom("/", "/news", "/local", "/policy", "/patients", "/contact", "/search", "/assistant"),
      fc.constantFrom("?", ".data?", "?_routes=", ".data?_routes=", "?tab=", "?sent=", "?index&", "?page="),
      shortPart,
    ),
    fc.tuple(
      fc.constantFrom("/__manifest?paths=", "/__manifest?p=", "/_root.data?", "/sitemap.xml?"),
      shortPart,
    ),
  )
  .map((parts) => parts.join(""));

const method = fc.constantFrom(
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "PATCH",
  "TRACE",
);

const addresses: Fuzzed = {
  input: "addresses and methods",
  share: 10,
  property: (site) =>
    fc.asyncProperty(address, method, fc.boolean(), async (path, asked, isStaff) => {
      const send = isStaff && !path.includes("logout") ? site.sendAsStaff : site.send;
      const body = asked === "POST" ? formOf({ message: "An example." }) : {};
      expectSafe(await send({ path, method: asked, ...body }));
    }),
};

const text = (most: number) =>
  anyText.map((value) =>
    Buffer.from(value.replaceAll(/[^\t -~\u0080-\uffff]/g, ""))
      .toString("latin1")
      .slice(0, most),
  );
const headerName = fc.constantFrom(
  ...[
    "Accept",
    "Accept-Encoding",
    "Accept-Language",
    "Cookie",
    "Expect",
    "Forwarded",
    "Host",
    "If-None-Match",
  ],
  ...["If-Modified-Since", "Origin", "Range", "Referer", "Sec-Fetch-Site", "User-Agent", "X-Forwarded-For"],
  ...["X-Forwarded-Host", "X-Forwarded-Proto", "X-Request-Id", "X-Method-Override", "Purpose", "Connection"],
);
const cookie = fc
  .tuple(fc.constantFrom("session", "next", "sign-in:x", "__proto__", ""), text(2_000))
  .map((pair) => pair.join("="));
const notSent = /[^\t\x20-\x7e\x80-\xff]/g;

const headers: Fuzzed = {
  input: "headers and cookies",
  share: 5,
  property: (site) =>
    fc.asyncProperty(
      fc.constantFrom(
        "/",
        "/news",
        "/admin",
        "/auth/login",
        "/api/auth/user",
        "/api/contacts",
        "/contact",
        "/robots.txt",
      ),
      fc.dictionary(headerName, text(3_000), { maxKeys: 3 }),
      cookie,
      async (path, given, cookies) => {
        const all = { Cookie: cookies, ...given };
        const clean = Object.entries(all).map(([name, value]) => [name, value.replaceAll(notSent, "")]);
        expectSafe(await site.send({ path, headers: Object.fromEntries(clean) }));
      },
    ),
};

const signIn: Fuzzed = {
  input: "the sign-in and its way back",
  share: 5,
  property: (site) =>
    fc.asyncProperty(
      anyText,
      fc.dictionary(fc.constantFrom("code", "state", "iss", "error", "error_description"), anyText),
      async (next, parameters) => {
        const begun = await site.send({ path: `/auth/login?${new URLSearchParams({ next })}` });
        expectSafe(begun);
        if (begun.status === 431) return;
        expect(begun.status).toBe(302);
        const remembered = begun.headers["set-cookie"]?.find((set) => set.startsWith("next=")) ?? "";
        const value = decodeURIComponent(/^next=([^;]*)/.exec(remembered)?.[1] ?? "");
        const path: string = JSON.parse(Buffer.from(value, "base64").toString());
        expect(new URL(path, "http://site.invalid").origin, path).toBe("http://site.invalid");
        const cookies = (begun.headers["set-cookie"] ?? []).map((set) => set.split(";", 1)[0]).join("; ");
        const back = `/auth/callback?${new URLSearchParams(parameters)}`;
        const answer = await site.send({ path: back, headers: { Cookie: cookies } });
        expectSafe(answer);
        if (answer.status !== 431) expect(answer.headers["referrer-policy"]).toBe("no-referrer");
      },
    ),
};

const nastyBytes = fc.oneof(
  fc.constantFrom(...nastyStrings).map((nasty) => Buffer.from(nasty)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);
/** Requests with something in a place of theirs that was made for something else. */
const rawRequest = fc
  .oneof(
    nastyBytes.map((bytes) => [bytes]),
    fc
      .tuple(
        nastyBytes,
        fc.constantFrom(
          ["GET ", " HTTP/1.1\r\nHost: localhost\r\n\r\n"],
          ["", " / HTTP/1.1\r\nHost: localhost\r\n\r\n"],
          ["GET / HTTP/", "\r\nHost: localhost\r\n\r\n"],
          ["GET / HTTP/1.1\r\nHost: ", "\r\n\r\n"],
          ["GET / HTTP/1.1\r\nHost: localhost\r\n", ": x\r\n\r\n"],
          ["GET / HTTP/1.1\r\nHost: localhost\r\nCookie: session=", "\r\n\r\n"],
          ["GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: ", "\r\nConnection: Upgrade\r\n\r\n"],
          ["POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: ", "\r\n\r\nname=a"],
          ["POST /contact HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: ", "\r\n\r\n0\r\n\r\n"],
          [
            "POST /contact HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
            "\r\n0\r\n\r\n",
          ],
          ["POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n", ""],
        ),
      )
      .map(([bytes, [before = "", after = ""]]) => [Buffer.from(before), bytes, Buffer.from(after)]),
  )
  .map((parts) => Buffer.concat(parts));

/** What the server answers to the bytes until it closes the connection, which it must. */
function answerTo(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "localhost");
    let answered = "";
    socket.setEncoding("latin1").on("data", (chunk) => {
      answered += chunk;
    });
    socket.setTimeout(20_000, () => socket.destroy(new Error("The connection stays open.")));
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNRESET" || error.code === "EPIPE") resolve(answered);
      else reject(error);
    });
    socket.once("close", () => resolve(answered));
    socket.end(bytes);
  });
}

const rawBytes: Fuzzed = {
  input: "bytes on the connection",
  share: 4,
  property: (site) =>
    fc.asyncProperty(rawRequest, async (bytes) => {
      const host = Buffer.from(
        bytes.toString("latin1").replace("Host: localhost\r", `Host: localhost:${site.port}\r`),
        "latin1",
      );
      const answered = await answerTo(site.port, host);
      if (answered) expect(answered).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
    }),
};

export const protocolInputs = [addresses, headers, signIn, rawBytes];
