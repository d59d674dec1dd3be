import { record } from "#app/domain/audit/audit.server.ts";
import { query } from "#db/client.server.ts";
import { resources, trash } from "#db/schema.ts";
import { facts } from "#db/seed/facts.ts";

/**
 * Adds the public facts again that staff deleted and that are in the trash no longer, with an entry for each in the
 * audit log, and gives their names. What is there stays as it is. Throws DatabaseUnavailable.
 */
export function putBackFacts(): Promise<string[]> {
  return query((db) =>
    db.transaction(async (tx) => {
      const inTrash = new Set((await tx.select({ id: trash.id }).from(trash)).map(({ id }) => id));
      const added = await tx
        .insert(resources)
        .values(facts.filter(({ id }) => id && !inTrash.has(id)))
        .onConflictDoNothing()
        .returning({ id: resources.id, name: resources.name });
      for (const { id, name } of added) {
        await record(tx, {
          actor: null,
          action: "created",
          subject: "resources",
          subjectId: id,
          title: name,
        });
      }
      return added.map(({ name }) => name);
    }),
  );
}
