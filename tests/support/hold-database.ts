import { openDatabase } from "#db/open.server.ts";
import { news } from "#db/schema.ts";

/** A process that opens the database of its environment, stores one article and stays until it is stopped. */
try {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = "" } = process.env;
  const { db } = await openDatabase({ databaseUrl, dataDir });
  await db.insert(news).values({ title: "Example", content: `by process ${process.pid}` });
  process.stdout.write("opened\n");
  process.stdin.resume();
} catch (error) {
  process.stdout.write(`${error}\n`);
  process.exit(1);
}
