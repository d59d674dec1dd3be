import { connect } from "node:net";
import { expect, test } from "../request-test.ts";

/** Whoever has no session, or one that nobody knows (any more), gets nothing of the admin area in any form. */

const strangers = [
  { who: "nobody", cookie: "" },
  { who: "a dead session", cookie: `session=${btoa(JSON.stringify("d".repeat(43)))}` },
  { who: "a session that is none", cookie: "session=nonsense" },
];

/** A message of the samples. */
const sample = "5a3b1e00-0007-4000-8000-000000000001";

/** Each is spelled as it goes over the wire. */
const pages = [
  "/admin",
  "/admin?page=2",
  "/admin/",
  "/ADMIN",
  "/Admin/",
  "/%61dmin",
  "/admin/none",
  "/admin/none/deeper",
  "/admin/activity?x=1",
  "/admin/assistant",
  "/admin/assistant.data?_routes=routes%2Fadmin%2Fassistant",
  "/ADMIN/None",
  "/%61dmin/none",
  "/admin%2f",
  "/admin%2fnone",
  "//admin",
  "//admin/none",
  "/./admin",
  "/x/../admin",
  "/admin//none",
  "/admin;x=1",
  "/admin.data",
  "/admin.data?_routes=routes%2Fadmin%2Fcontacts",
  "/admin.data?_routes=routes%2Fadmin%2Flayout",
  "/admin.data?_routes=root",
  "/admin.data?_routes=",
  "/admin.data?index",
  "/admin/_.data",
  "/admin/_.data?_routes=routes%2Fadmin%2Fcontacts",
  "/ADMIN.data?_routes=routes%2Fadmin%2Fcontacts",
  "/admin.DATA",
  "/admin/none.data",
  "/admin/none.data?_routes=routes%2Fadmin%2Fnot-found",
  "/%61dmin.data?_routes=routes%2Fadmin%2Fcontacts",
  "/admin?index",
  "/admin?_data=routes%2Fadmin%2Fcontacts",
  "/_root.data?_routes=routes%2Fadmin%2Fcontacts",
  "/news.data?_routes=routes%2Fadmin%2Fcontacts",
  "/admin/events",
  "/admin/events/new",
  "/admin/events/trash",
  "/admin/events/trash/5a3b1e00-0002-4000-8000-000000000001/restore",
  "/admin/events/5a3b1e00-0002-4000-8000-000000000001",
  "/admin/events/5a3b1e00-0002-4000-8000-000000000001/preview",
  "/admin/events/5a3b1e00-0002-4000-8000-000000000001/delete",
  "/admin/events/5a3b1e00-0002-4000-8000-000000000001/unpublish",
  "/ADMIN/Events/5A3B1E00-0002-4000-8000-000000000001/Delete",
  "/admin/events.data",
  "/admin/events.data?_routes=routes%2Fadmin%2Fcollections%2Flist",
  "/admin/events/5a3b1e00-0002-4000-8000-000000000001/delete.data",
  "/admin/events/trash/5a3b1e00-0002-4000-8000-000000000001/restore.data",
  `/admin/contacts/${sample}`,
  `/admin/contacts/${sample}.data`,
  `/admin/contacts/${sample}.data?_routes=routes%2Fadmin%2Fcontact`,
  `/admin/contacts/${sample}/answer`,
  `/admin/contacts/${sample}/answer.data`,
  `/admin/contacts/${sample}/delete`,
  `/admin/contacts/${sample}/delete.data?_routes=routes%2Fadmin%2Fcontact-delete`,
  "/admin/contacts.csv",
  "/admin/contacts.csv?status=new",
  "/admin/contacts.csv.data",
  "/Admin/Contacts.csv",
];

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

test.use({ site: "staff" });

for (const { who, cookie } of strangers) {
  for (const path of pages) {
    test(`${path} shows ${who} nothing`, async ({ baseURL }) => {
      for (const method of methods) {
        const { status, head, body } = await send(baseURL ?? "", method, path, cookie);
        expect
          .soft(body, method)
          .not.toMatch(
            /Admin Dashboard|Signed in as|not-covered|createdAt|mediaInquiry|Logout|patient@example/,
          );
        expect.soft(status, method).toBeLessThan(500);
        expect.soft(status, `${method}: ${head}`).not.toBe(0);
      }
    });
  }

  test(`the documents of the admin area send ${who} to the sign-in, and on to what they asked for`, async ({
    request,
  }) => {
    const asked: [path: string, location: string][] = [
      ["/admin", "/auth/login"],
      ["/admin?page=2", "/auth/login?next=%2Fadmin%3Fpage%3D2"],
      ["/admin/none", "/auth/login?next=%2Fadmin%2Fnone"],
      ["/ADMIN/None", "/auth/login?next=%2FADMIN%2FNone"],
      ["/admin/contacts.csv", "/auth/login?next=%2Fadmin%2Fcontacts.csv"],
      [`/admin/contacts/${sample}/delete`, `/auth/login?next=%2Fadmin%2Fcontacts%2F${sample}%2Fdelete`],
    ];
    for (const [path, location] of asked) {
      for (const method of ["GET", "HEAD", "POST"]) {
        const response = await request.fetch(path, { method, headers: { Cookie: cookie }, maxRedirects: 0 });
        expect.soft(response.status(), `${method} ${path}`).toBe(302);
        expect.soft(response.headers().location).toBe(location);
        expect.soft(response.headers()["cache-control"]).toBe("no-store");
        expect.soft(response.headers()).not.toHaveProperty("set-cookie");
      }
    }
  });

  test(`the data of the admin area sends ${who} to the sign-in`, async ({ request }) => {
    for (const path of ["/admin.data", "/admin.data?_routes=routes%2Fadmin%2Fcontacts", "/admin/none.data"]) {
      const response = await request.get(path, { headers: { Cookie: cookie }, maxRedirects: 0 });
      expect.soft(response.status(), path).toBe(202);
      expect.soft(await response.text()).toContain("/auth/login");
      expect.soft(response.headers()["cache-control"]).toBe("no-store");
    }
  });

  for (const path of [
    "/api/contacts",
    "/api/auth/user",
    "/API/Contacts",
    "/api/contacts/",
    "/%61pi/contacts",
  ]) {
    test(`${path} answers ${who} with 401`, async ({ request, baseURL }) => {
      for (const method of ["GET", "PUT", "DELETE"]) {
        const response = await request.fetch(baseURL + path, { method, headers: { Cookie: cookie } });
        expect.soft(response.status(), method).toBe(401);
        expect.soft(await response.json()).toEqual({ message: "Unauthorized" });
        expect.soft(response.headers()["cache-control"]).toBe("no-store");
      }
      const head = await request.head(baseURL + path, { headers: { Cookie: cookie } });
      expect(head.status()).toBe(401);
    });
  }

  for (const path of [
    "/api/contacts.data",
    "/api/auth/user.data",
    "/api/contacts.data?_routes=routes%2Fapi%2Fcontacts",
  ]) {
    test(`${path} tells ${who} nothing`, async ({ request }) => {
      const response = await request.get(path, { headers: { Cookie: cookie }, maxRedirects: 0 });
      expect(await response.text()).not.toMatch(/createdAt|mediaInquiry|@example/);
    });
  }

  test(`the lists show ${who} what is published`, async ({ request }) => {
    for (const list of ["news", "events", "providers", "resources", "stories"]) {
      const response = await request.get(`/api/${list}`, { headers: { Cookie: cookie } });
      expect(response.status()).toBe(200);
      const rows: { published: boolean }[] = await response.json();
      for (const row of rows) expect(row.published).toBe(true);
    }
  });
}

test("somebody who only reads gets no cookie, and no Admin link", async ({ request }) => {
  for (const path of ["/", "/news", "/api/news", "/contact", "/none"]) {
    const response = await request.get(path);
    expect(response.headers()).not.toHaveProperty("set-cookie");
    expect(await response.text()).not.toContain('href="/admin"');
  }
});

test("another site can sign nobody out", async ({ request }) => {
  const foreign: [name: string, value: string][] = [
    ["Origin", "https://elsewhere.example"],
    ["Origin", "null"],
    ["Sec-Fetch-Site", "cross-site"],
  ];
  for (const [name, value] of foreign) {
    const response = await request.post("/auth/logout", { headers: { [name]: value }, maxRedirects: 0 });
    expect(response.status()).toBe(403);
    expect(response.headers()).not.toHaveProperty("clear-site-data");
  }
  const page = await request.get("/auth/logout");
  expect(page.status()).toBe(200);
  expect(page.headers()).not.toHaveProperty("set-cookie");
});

test("the pages of signing in are kept by nobody, and the callback tells its address to nobody", async ({
  request,
}) => {
  for (const path of ["/auth/login", "/auth/callback?code=x&state=x", "/auth/logout"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.headers()["cache-control"], path).toBe("no-store");
    const policy = path.startsWith("/auth/callback") ? "no-referrer" : "strict-origin-when-cross-origin";
    expect.soft(response.headers()["referrer-policy"], path).toBe(policy);
  }
});

test.describe("while the database does not answer", () => {
  test.use({ site: "broken" });
  const someSession = { Cookie: strangers[1]?.cookie ?? "" };

  test("public pages go on for whoever has a session", async ({ request }) => {
    const response = await request.get("/patients", { headers: someSession });
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe("no-store");
  });

  test("the admin area and its calls answer 503, since nobody can tell who asks", async ({ request }) => {
    const page = await request.get("/admin", { headers: someSession, maxRedirects: 0 });
    expect(page.status()).toBe(503);
    expect(await page.text()).not.toContain("Admin Dashboard");
    for (const path of ["/api/contacts", "/api/auth/user"]) {
      const call = await request.get(path, { headers: someSession });
      expect(call.status()).toBe(503);
      expect(await call.json()).toHaveProperty("message");
    }
  });

  test("who has no session is sent to the sign-in without a query, and it says that it is not set up", async ({
    request,
  }) => {
    const page = await request.get("/admin", { maxRedirects: 0 });
    expect(page.status()).toBe(302);
    const login = await request.get("/auth/login");
    expect(login.status()).toBe(503);
    expect(login.headers()["cache-control"]).toBe("no-store");
    const html = await login.text();
    expect(html).toContain("Sign-in is not set up");
    expect(html).toContain("Try again");
  });
});

/** Sends the path as it stands: other clients would tidy it up first. */
function send(base: string, method: string, path: string, cookie: string) {
  const { hostname, port, host } = new URL(base);
  return new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.setTimeout(10_000, () => socket.destroy(new Error(`${method} ${path}: no answer`)));
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", ...body] = answer.split("\r\n\r\n");
      resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1] ?? 0), head, body: body.join("\r\n\r\n") });
    });
    const cookieHeader = cookie ? `Cookie: ${cookie}\r\n` : "";
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${cookieHeader}Content-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  });
}
