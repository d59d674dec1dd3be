import { expect, test } from "vitest";
import { readForm, readJson } from "./request-body.server.ts";

const form = "application/x-www-form-urlencoded";

function post(body: BodyInit, contentType: string): Request {
  return new Request("http://localhost/contact", {
    method: "POST",
    headers: { "Content-Type": contentType },
    body,
    duplex: "half",
  } as RequestInit);
}

/** A body of unknown length that never ends by itself. */
function endless(): { stream: ReadableStream<Uint8Array>; read: () => number } {
  let bytes = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      bytes += 16 * 1024;
      controller.enqueue(new Uint8Array(16 * 1024).fill(97));
    },
  });
  return { stream, read: () => bytes };
}

async function refusal(reading: Promise<unknown>): Promise<number> {
  const thrown = await reading.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw new Error("The body was not refused.");
  expect(await thrown.json()).toEqual({ message: expect.any(String) });
  return thrown.status;
}

test("a form comes as it was typed", async () => {
  const fields = await readForm(
    post("name=Zo%C3%AB+%22Q%22&message=one%0D%0Atwo&tag=a&tag=b", `${form}; charset=UTF-8`),
  );
  expect(fields.get("name")).toBe('Zoë "Q"');
  expect(fields.get("message")).toBe("one\r\ntwo");
  expect(fields.getAll("tag")).toEqual(["a", "b"]);
});

test.each(["__intent__", "__state__", "__proto__", "name[9999999]", "name.first", "name[]", ""])(
  "a field named %j, which could only be an order to the library that reads the fields, is left out",
  async (name) => {
    const fields = await readForm(post(`${new URLSearchParams({ [name]: "x", message: "kept" })}`, form));
    expect([...fields]).toEqual([["message", "kept"]]);
  },
);

test("JSON comes as it was sent", async () => {
  expect(await readJson(post('{"name":"Zoë"}', "application/json"))).toEqual({ name: "Zoë" });
});

test("a form that could carry a file, and text for JSON, are refused with 415", async () => {
  expect(await refusal(readForm(post("name=a", "multipart/form-data; boundary=x")))).toBe(415);
  expect(await refusal(readForm(post("{}", "application/json")))).toBe(415);
  expect(await refusal(readJson(post("name=a", form)))).toBe(415);
  expect(await refusal(readJson(post("{}", "text/plain")))).toBe(415);
});

test("a body over 64 KB is refused with 413, and reading stops there", async () => {
  expect(await refusal(readForm(post("a".repeat(64 * 1024 + 1), form)))).toBe(413);
  const body = endless();
  expect(await refusal(readJson(post(body.stream, "application/json")))).toBe(413);
  expect(body.read()).toBeLessThan(128 * 1024);
});

test("a call can allow less", async () => {
  const text = JSON.stringify("a".repeat(1022));
  expect(await readJson(post(text, "application/json"), 1024)).toHaveLength(1022);
  expect(await refusal(readJson(post(`${text} `, "application/json"), 1024))).toBe(413);
});

test("a body of 64 KB is read", async () => {
  const fields = await readForm(post(`message=${"a".repeat(64 * 1024 - 8)}`, form));
  expect(String(fields.get("message"))).toHaveLength(64 * 1024 - 8);
});

test("what is not JSON, not UTF-8, or has over 50 fields is refused with 400", async () => {
  expect(await refusal(readJson(post("{", "application/json")))).toBe(400);
  expect(await refusal(readJson(post(new Uint8Array([0x22, 0xff, 0x22]), "application/json")))).toBe(400);
  expect(await refusal(readForm(post("a=1&".repeat(51), form)))).toBe(400);
});
