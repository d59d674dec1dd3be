import { expect, newVisitor, test } from "../request-test.ts";

const path = "/api/contacts";
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function exampleContact() {
  return {
    name: "Example Caller",
    email: `caller.${crypto.randomUUID()}@example.org`,
    phone: "555-0100",
    role: "media",
    message: "An example of a message that comes as JSON.",
    joinNewsletter: true,
    volunteer: false,
    mediaInquiry: true,
  };
}

test("a message is stored: 201 with its id", async ({ request }) => {
  const response = await request.post(path, { data: exampleContact() });
  expect(response.status()).toBe(201);
  expect(await response.json()).toEqual({ id: expect.stringMatching(uuid) });
  expect(response.headers()["cache-control"]).toBe("no-store");
});

test("what is optional may be left out", async ({ request }) => {
  const { name, email, role, message } = exampleContact();
  const response = await request.post(path, { data: { name, email, role, message } });
  expect(response.status()).toBe(201);
});

test("the same message twice, also at once, is one; another is another", async ({ request }) => {
  const data = exampleContact();
  const send = async (contact: object) => {
    const { id } = await (await request.post(path, { data: contact })).json();
    return id;
  };
  const [first, second] = await Promise.all([send(data), send(data)]);
  expect(second).toBe(first);
  expect(await send(data)).toBe(first);
  expect(await send({ ...data, volunteer: true })).not.toBe(first);
});

const wrong = [
  { field: "name", value: "A", says: "Name must be at least 2 characters" },
  { field: "name", value: undefined, says: "Name must be at least 2 characters" },
  { field: "name", value: "   A   ", says: "Name must be at least 2 characters" },
  { field: "email", value: "nobody", says: "Please enter a valid email address" },
  { field: "email", value: undefined, says: "Please enter a valid email address" },
  { field: "message", value: "Too short", says: "Message must be at least 10 characters" },
  { field: "message", value: undefined, says: "Message must be at least 10 characters" },
  { field: "role", value: "doctor", says: expect.stringMatching(/role/) },
  { field: "name", value: "n".repeat(201), says: expect.stringMatching(/at most 200/) },
  { field: "email", value: `${"e".repeat(250)}@example.org`, says: expect.any(String) },
  { field: "phone", value: "5".repeat(41), says: expect.stringMatching(/at most 40/) },
  { field: "message", value: "m".repeat(5_001), says: expect.stringMatching(/at most 5,000/) },
  { field: "message", value: "A message with a NUL \0 in it", says: expect.any(String) },
  { field: "volunteer", value: "yes", says: expect.any(String) },
  { field: "name", value: { toString: "x" }, says: expect.any(String) },
];

for (const { field, value, says } of wrong) {
  test(`400 for the ${field} ${JSON.stringify(value)?.slice(0, 30)}`, async ({ request }) => {
    const response = await request.post(path, { data: { ...exampleContact(), [field]: value } });
    expect(response.status()).toBe(400);
    const { errors } = await response.json();
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toContainEqual(says);
  });
}

for (const body of ["", "{", "null", "[]", '"text"', "1"]) {
  test(`400 for the body ${body || "nothing"}`, async ({ request }) => {
    const response = await request.post(path, {
      headers: { "Content-Type": "application/json" },
      data: Buffer.from(body),
    });
    expect(response.status()).toBe(400);
    expect(await response.json()).toHaveProperty("message");
  });
}

for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
  test(`415 for ${type}`, async ({ request }) => {
    const response = await request.post(path, {
      headers: { "Content-Type": type },
      data: Buffer.from(JSON.stringify(exampleContact())),
    });
    expect(response.status()).toBe(415);
    expect(await response.json()).toHaveProperty("message");
  });
}

test("413 for a body over 64 KB", async ({ request }) => {
  const response = await request.post(path, { data: { ...exampleContact(), message: "m".repeat(70_000) } });
  expect(response.status()).toBe(413);
  expect(await response.json()).toHaveProperty("message");
});

test("GET shows nobody's messages", async ({ request }) => {
  const response = await request.get(path);
  expect(response.status()).toBe(401);
  expect(await response.json()).toEqual({ message: "Unauthorized" });
});

const foreign: Record<string, string>[] = [
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
];

for (const headers of foreign) {
  for (const to of [path, "/contact", "/contact.data"]) {
    test(`403 for a post to ${to} with ${JSON.stringify(headers)}`, async ({ request }) => {
      const response = await request.post(to, { headers, data: exampleContact() });
      expect(response.status()).toBe(403);
    });
  }
}

test("a post from the site itself is accepted", async ({ request, baseURL }) => {
  const response = await request.post(path, { headers: { Origin: baseURL ?? "" }, data: exampleContact() });
  expect(response.status()).toBe(201);
});

test("the form takes no files", async ({ request }) => {
  const response = await request.post("/contact", { multipart: { name: "Example" }, maxRedirects: 0 });
  expect(response.status()).toBe(415);
});

test("a form that is right redirects to the thanks", async ({ request }) => {
  const { name, email, message } = exampleContact();
  const response = await request.post("/contact", { form: { name, email, message }, maxRedirects: 0 });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toMatch(/^\/contact\?/);
});

test("after five messages in ten minutes 429, call and page alike, but never for a double post", async ({
  request,
  baseURL,
}) => {
  const first = exampleContact();
  const { id } = await (await request.post(path, { data: first })).json();
  for (let time = 0; time < 4; time++) {
    expect((await request.post(path, { data: exampleContact() })).status()).toBe(201);
  }

  const refused = await request.post(path, { data: exampleContact() });
  expect(refused.status()).toBe(429);
  expect(await refused.json()).toEqual({
    message: expect.stringMatching(/^Too many messages .* Please try again in about 10 minutes\.$/),
  });
  const { "retry-after": seconds, "cache-control": caching } = refused.headers();
  expect(Number(seconds)).toBeGreaterThan(500);
  expect(Number(seconds)).toBeLessThanOrEqual(600);
  expect(caching).toBe("no-store");

  const { name, email, message } = exampleContact();
  const form = await request.post("/contact", { form: { name, email, message }, maxRedirects: 0 });
  expect(form.status()).toBe(429);
  expect(Number(form.headers()["retry-after"])).toBeGreaterThan(500);
  expect(form.headers()["cache-control"]).toBe("no-store");

  const again = await request.post(path, { data: first });
  expect([again.status(), await again.json()]).toEqual([201, { id }]);
  const other = await fetch(baseURL + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...newVisitor() },
    body: JSON.stringify(exampleContact()),
  });
  expect(other.status, "somebody else").toBe(201);
});

test.describe("while the database does not answer", () => {
  test.use({ site: "broken" });

  test("503, soon, with the words of the form", async ({ request }) => {
    const response = await request.post(path, { data: exampleContact(), timeout: 5_000 });
    expect(response.status()).toBe(503);
    expect(await response.json()).toEqual({ message: "Failed to send message. Please try again." });
  });
});
