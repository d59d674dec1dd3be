import { openDatabase } from "#db/open.server.ts";
import { contacts } from "#db/schema.ts";

/** Says as JSON which contact messages the embedded database in the folder holds; its site must have stopped. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Usage: stored-contacts.ts <folder>");

const { db, close } = await openDatabase({ dataDir: folder });
process.stdout.write(JSON.stringify(await db.select().from(contacts)));
await close();
