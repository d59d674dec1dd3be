import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { query } from "#db/client.server.ts";
import { staticFiles } from "#db/schema.ts";
import {
  eraseOldFiles,
  findReleaseFile,
  releaseFileNames,
  storeReleaseFiles,
} from "./release-files.server.ts";

const file = (name: string, body = Buffer.from(name)) => ({ name, contentType: "text/css", body });
const older = (days: number) =>
  query((db) =>
    db
      .update(staticFiles)
      .set({ releasedAt: sql`${staticFiles.releasedAt} - make_interval(days => ${days})` }),
  );

test("a release's files are found by the next one, to the byte", async () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
  await storeReleaseFiles([file("a.css", bytes), file("b.css")]);
  await storeReleaseFiles([
    file("b.css", Buffer.from("the hash in the name says that it is the same")),
    file("c.css"),
  ]);
  expect((await releaseFileNames()).sort()).toEqual(["a.css", "b.css", "c.css"]);
  const found = await findReleaseFile("a.css");
  expect(Buffer.from(found?.body ?? [])).toEqual(bytes);
  expect(found?.contentType).toBe("text/css");
  expect(Buffer.from((await findReleaseFile("b.css"))?.body ?? []).toString()).toBe("b.css");
  expect(await findReleaseFile("none.css")).toBeNull();
});

test("a file goes 30 days after a release last had it", async () => {
  await older(29);
  await storeReleaseFiles([file("b.css")]);
  await eraseOldFiles();
  expect((await releaseFileNames()).sort()).toEqual(["a.css", "b.css", "c.css"]);
  await older(2);
  await eraseOldFiles();
  expect(await releaseFileNames()).toEqual(["b.css"]);
});
