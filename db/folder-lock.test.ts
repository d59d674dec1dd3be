import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startProcess } from "../tests/support/other-process.ts";
import { FolderInUse } from "./errors.ts";
import { lockFolder } from "./folder-lock.server.ts";

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "lock-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const lockInProcess = (folder: string) => startProcess("hold-folder.ts", { DATA_DIR: folder });

test("a folder is for one holder at a time, in the same process too", async () => {
  const folder = join(makeFolder(), "made/at/need");
  const release = await lockFolder(folder);
  const refusal = lockFolder(folder);
  await expect(refusal).rejects.toThrow(FolderInUse);
  await expect(refusal).rejects.toThrow(
    `The embedded database in ${folder} is already in use by another process`,
  );

  await release();
  expect(readdirSync(folder)).toEqual([]);
  const releaseAgain = await lockFolder(folder);
  await releaseAgain();
});

test("a folder that another process holds is refused, and taken over when that process was killed", async () => {
  const folder = makeFolder();
  const holder = await lockInProcess(folder);
  expect(holder.said).toBe("locked");
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);

  await holder.kill("SIGKILL");
  expect(existsSync(join(folder, "database.lock"))).toBe(true);
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await release();
});

test("a holder that is stopped still holds", async () => {
  const folder = makeFolder();
  const holder = await lockInProcess(folder);
  holder.signal("SIGSTOP");
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
});

test("of many who find a lock left behind at once, one gets it", async () => {
  const folder = makeFolder();
  const dead = await lockInProcess(folder);
  await dead.kill("SIGKILL");
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const refusals = tries.filter((one) => one.status === "rejected").map(({ reason }) => reason);
  expect(refusals).toHaveLength(7);
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(FolderInUse);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  for (const one of tries) if (one.status === "fulfilled") await one.value();
});

test("the lock doesn't keep a process alive", async () => {
  const holder = await startProcess("hold-folder.ts", { DATA_DIR: makeFolder(), ONLY_LOCK: "yes" });
  expect(await holder.ended).toBe(0);
});

test("a path that is too long for the lock is refused with the reason", async () => {
  await expect(lockFolder(join(makeFolder(), "long".repeat(30)))).rejects.toThrow(
    "DATA_DIR is too long a path",
  );
});
