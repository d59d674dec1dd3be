import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as domain from "#app/domain/release-files.server.ts";
import { ConnectionLost } from "#db/errors.ts";
import { NumberedResponse } from "./numbered-response.ts";
import { sendReleaseFile } from "./release-files.ts";

vi.mock("#app/domain/release-files.server.ts");
vi.mock("./refusal-pages.ts", () => ({
  refuse: async (_: unknown, response: { writeHead(status: number): { end(): void } }, status: number) =>
    response.writeHead(status).end(),
}));
vi.mock("./static-files.ts", async () => {
  const { storedResponse } = await import("./stored-response.ts");
  return {
    staticFiles: () => new Map(),
    fileResponse: (_: string, bodies: { identity: Buffer }, type: string) =>
      storedResponse([["Content-Type", type]], bodies),
  };
});

let get: (path: string) => Promise<Response>;

beforeAll(async () => {
  const server = createServer(
    { ServerResponse: NumberedResponse },
    (request, response) => void sendReleaseFile(request, response),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  get = (path) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return () => void server.close();
});

let now = 0;
beforeEach(() => {
  now += 10_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.mocked(domain.releaseFileNames).mockReset().mockResolvedValue(["old.css"]);
  vi.mocked(domain.findReleaseFile)
    .mockReset()
    .mockImplementation(async (name) => ({
      name,
      contentType: "text/css",
      body: Buffer.from("h1 {}"),
    }));
});

test("names that are stored nowhere ask the database once a second, however many they are", async () => {
  const names = Array.from({ length: 50 }, (_, index) => `/assets/none-${index}.css`);
  const statuses = await Promise.all(names.map(async (name) => (await get(name)).status));
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(domain.releaseFileNames).toHaveBeenCalledTimes(1);
  expect(domain.findReleaseFile).not.toHaveBeenCalled();
  now += 1_000;
  await get("/assets/none.css");
  expect(domain.releaseFileNames).toHaveBeenCalledTimes(2);
});

test("a file is read once, and a reading that fails is a 404 now and tried again", async () => {
  vi.mocked(domain.findReleaseFile).mockRejectedValueOnce(new ConnectionLost("lost"));
  expect((await get("/assets/old.css")).status).toBe(404);
  for (const path of ["/assets/old.css", "/assets/old.css?v=1"])
    expect(await (await get(path)).text()).toBe("h1 {}");
  expect(domain.findReleaseFile).toHaveBeenCalledTimes(2);
});
