import { cpSync } from "node:fs";
import { openDatabase } from "#db/open.server.ts";
import { resources } from "#db/schema.ts";
import { seedFacts } from "#db/seed/facts.ts";
import { seedSamples } from "#db/seed/samples.ts";

/**
 * Makes the embedded databases that the sites under test start with, in the two folders it is given: one with the
 * facts and the samples, one where the staff has deleted every entry.
 */
const [samples, emptied] = process.argv.slice(2);
if (!samples || !emptied) throw new Error("Usage: make-databases.ts <folder> <folder>");

const first = await openDatabase({ dataDir: samples });
await seedFacts(first.db);
await first.close();
cpSync(samples, emptied, { recursive: true });

const withSamples = await openDatabase({ dataDir: samples });
await seedSamples(withSamples.db, new Date());
await withSamples.close();

const withNothing = await openDatabase({ dataDir: emptied });
await withNothing.db.delete(resources);
await withNothing.close();
