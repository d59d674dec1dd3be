import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "#db/embedded.server.ts";

/** Makes the embedded database once, which takes seconds; every test file copies it. */
export default async function makeTemplate(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "society-template-"));
  const database = await openEmbedded(folder);
  await database.close();
  project.provide("templateFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
