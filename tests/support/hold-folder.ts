import { lockFolder } from "#db/folder-lock.server.ts";

/** A process that locks the folder DATA_DIR and stays until it is stopped; with ONLY_LOCK it has no reason to stay. */
await lockFolder(process.env.DATA_DIR ?? "");
process.stdout.write("locked\n");
if (!process.env.ONLY_LOCK) process.stdin.resume();
else process.stdin.destroy();
