import { asc, sql } from "drizzle-orm";
import { query } from "#db/client.server.ts";
import { providers, resources } from "#db/schema.ts";

export type Provider = Awaited<ReturnType<typeof publishedProviders>>[number];
export type Resource = Awaited<ReturnType<typeof publishedResources>>[number];

/** The published healthcare providers, by name. Throws DatabaseUnavailable. */
export function publishedProviders() {
  return query((db) =>
    db
      .select({
        id: providers.id,
        name: providers.name,
        specialty: providers.specialty,
        organization: providers.organization,
        address: providers.address,
        phone: providers.phone,
        website: providers.website,
        acceptsNewPatients: providers.acceptsNewPatients,
        telehealth: providers.telehealth,
        insurance: providers.insurance,
        languages: providers.languages,
        accessibilityNotes: providers.accessibilityNotes,
        lastVerified: providers.lastVerified,
        published: providers.published,
      })
      .from(providers)
      .where(sql`${providers.published}`)
      .orderBy(sql`lower(${providers.name})`, asc(providers.id)),
  );
}

/** The published community resources, by name. Throws DatabaseUnavailable. */
export function publishedResources() {
  return query((db) =>
    db
      .select({
        id: resources.id,
        name: resources.name,
        category: resources.category,
        description: resources.description,
        address: resources.address,
        phone: resources.phone,
        website: resources.website,
        hours: resources.hours,
        eligibility: resources.eligibility,
        services: resources.services,
        lastVerified: resources.lastVerified,
        published: resources.published,
      })
      .from(resources)
      .where(sql`${resources.published}`)
      .orderBy(sql`lower(${resources.name})`, asc(resources.id)),
  );
}
