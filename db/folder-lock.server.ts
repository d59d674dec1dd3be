import { randomBytes } from "node:crypto";
import { lstatSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join, relative, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { OwnError } from "#app/own-error.ts";
import { FolderInUse } from "./errors.ts";

/** The kernel takes about 104 bytes for the path of a Unix domain socket, ending included (unix(4), macOS). */
const longestSocketPath = 103;

/**
 * Takes a folder for this process alone and returns what gives it back. The lock is a listening Unix domain
 * socket: the kernel drops it with the process, however that ends, and it holds between containers that share
 * the folder. It doesn't keep the process alive. Throws FolderInUse if somebody has the folder already.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const lock = socketPath(folder);
  const own = `${lock}.${randomBytes(3).toString("hex")}`;
  const server = await listen(own);
  const identity = identify(own);
  const release = async () => {
    rmSync(own, { force: true });
    if (identify(lock) === identity) rmSync(lock);
    await new Promise((closed) => server.close(closed));
  };

  try {
    await moveIn(own, lock, folder);
    // Somebody who found the same stale lock may have replaced ours in the same instant: the last one stays.
    await wait(50);
    if (identify(lock) !== identity) throw inUse(folder);
    return release;
  } catch (error) {
    await release();
    throw error;
  }
}

/** Puts the listening socket at the lock's name, unless a living process listens there. */
async function moveIn(own: string, lock: string, folder: string): Promise<void> {
  for (;;) {
    const found = identify(lock);
    if (found && (await isAlive(lock))) throw inUse(folder);
    if (identify(lock) !== found) continue;
    renameSync(own, lock);
    return;
  }
}

/** A name for the lock that the kernel takes: from the working directory or from the root, whichever is shorter. */
function socketPath(folder: string): string {
  const absolute = resolve(folder, "database.lock");
  const fromHere = join(relative(process.cwd(), folder), "database.lock");
  const shorter = fromHere.length < absolute.length ? fromHere : absolute;
  if (Buffer.byteLength(`${shorter}.ffffff`) > longestSocketPath) {
    throw new OwnError(`DATA_DIR is too long a path for the lock that protects it: ${resolve(folder)}`);
  }
  return shorter;
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      resolve(error.code !== "ECONNREFUSED" && error.code !== "ENOENT");
    });
  });
}

function identify(path: string): string | undefined {
  const found = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function inUse(folder: string): FolderInUse {
  return new FolderInUse(
    `The embedded database in ${resolve(folder)} is already in use by another process, and only one at a time can ` +
      "use it. Stop that process, or set DATA_DIR to another folder, or use PostgreSQL through DATABASE_URL.",
  );
}
