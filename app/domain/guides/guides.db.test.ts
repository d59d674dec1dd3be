import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { query } from "#db/client.server.ts";
import { guides } from "#db/schema.ts";
import { downloadGuide, publishedGuides } from "./guides.server.ts";

beforeEach(() => query((db) => db.delete(guides)));

const fileUrl = "https://example.org/a.pdf";

async function add(values: Partial<typeof guides.$inferInsert> = {}) {
  const all = { title: "guide", category: "patient", fileUrl, ...values };
  const [row] = await query((db) => db.insert(guides).values(all).returning());
  if (!row) throw new Error("Nothing was inserted.");
  return row;
}

async function stored(id: string) {
  const [row] = await query((db) => db.select().from(guides).where(eq(guides.id, id)));
  return row;
}

test("the first word of the category says whose page lists a guide", async () => {
  const categories = ["patient", "Patients", "patient-visit-preparation", " PATIENTS-rights"];
  for (const category of categories) await add({ title: category, category });
  for (const category of ["clinician-tools", "clinicians"]) await add({ title: category, category });
  for (const category of ["", "other", "outpatient", "patience-training", "for-patients"])
    await add({ title: category, category });
  const titles = async (readers: "patient" | "clinician") =>
    (await publishedGuides(readers)).map(({ title }) => title).sort();
  expect(await titles("patient")).toEqual(categories.toSorted());
  expect(await titles("clinician")).toEqual(["clinician-tools", "clinicians"]);
});

test("guides are listed by title, without the unpublished and those that lead nowhere", async () => {
  await add({ title: "b" });
  await add({ title: "A" });
  await add({ title: "own", fileUrl: "/files/guide.pdf" });
  await add({ title: "hidden", published: false });
  for (const bad of ["javascript:alert(1)", "//evil.example", "ftp://example.org/a", "a.pdf", "https://"])
    await add({ title: bad, fileUrl: bad });
  expect(await publishedGuides("patient")).toEqual([
    { id: expect.any(String), title: "A", description: null },
    { id: expect.any(String), title: "b", description: null },
    { id: expect.any(String), title: "own", description: null },
  ]);
});

test("a download is counted, each of many at once", async () => {
  const { id } = await add({ downloadCount: 12 });
  expect(await downloadGuide(id)).toBe(fileUrl);
  await Promise.all(Array.from({ length: 20 }, () => downloadGuide(id)));
  expect((await stored(id))?.downloadCount).toBe(33);
});

test("a look is not counted", async () => {
  const { id } = await add();
  expect(await downloadGuide(id, { uncounted: true })).toBe(fileUrl);
  expect((await stored(id))?.downloadCount).toBe(0);
});

test("a download is no edit of the guide: it keeps its moment of change", async () => {
  const { id, updatedAt } = await add();
  await downloadGuide(id);
  expect((await stored(id))?.updatedAt).toEqual(updatedAt);
  await query((db) => db.update(guides).set({ title: "edited" }).where(eq(guides.id, id)));
  expect((await stored(id))?.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
});

test("there is no download of an unpublished guide, an unknown one, or one that leads nowhere", async () => {
  const hidden = await add({ published: false });
  expect(await downloadGuide(hidden.id)).toBeNull();
  expect((await stored(hidden.id))?.downloadCount).toBe(0);
  expect(await downloadGuide("5a3b1e00-0008-4000-8000-ffffffffffff")).toBeNull();
  for (const id of ["", "1", "x'; drop table guides", hidden.id.replaceAll("-", ""), `${hidden.id}\n`])
    expect(await downloadGuide(id)).toBeNull();
  const bad = await add({ fileUrl: "javascript:alert(1)" });
  expect(await downloadGuide(bad.id)).toBeNull();
});

test("an address goes out in letters that a header may carry", async () => {
  const { id } = await add({ fileUrl: "/files/Führer 1.pdf" });
  expect(await downloadGuide(id)).toBe("/files/F%C3%BChrer%201.pdf");
});
