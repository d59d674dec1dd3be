import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small file system in memory that can be filled to its last byte. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), "society-disk-"));
  readonly #filler = join(this.folder, "filler");

  constructor(megabytes: number) {
    try {
      const options = `size=${megabytes}m,mode=0755`;
      execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", this.folder], { stdio: "pipe" });
    } catch (error) {
      rmdirSync(this.folder);
      throw error;
    }
  }

  /** May this process mount one? That takes Linux, and root with the right to. Says so where it may not. */
  static canBeMade(): boolean {
    try {
      new SmallDisk(1).remove();
      return true;
    } catch (error) {
      console.info("Not tested: a full disk, because no file system can be mounted here.", String(error));
      return false;
    }
  }

  fill(): void {
    const file = openSync(this.#filler, "w");
    const zeros = Buffer.alloc(64 * 1024);
    try {
      for (;;) writeSync(file, zeros);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.#filler);
  }

  remove(): void {
    execFileSync("umount", ["--lazy", this.folder]);
    rmdirSync(this.folder);
  }
}
