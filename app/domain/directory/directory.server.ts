import { asc, type SQL, sql } from "drizzle-orm";
import { query } from "#db/client.server.ts";
import { providers, resources } from "#db/schema.ts";

export type Provider = Awaited<ReturnType<typeof publishedProviders>>[number];
export type Resource = Awaited<ReturnType<typeof publishedResources>>[number];

/** The published healthcare providers, by name. Throws DatabaseUnavailable. */
export const publishedProviders = () => listProviders(sql`${providers.published}`);

/** All the healthcare providers, the unpublished too, for administrators. Throws DatabaseUnavailable. */
export const allProviders = () => listProviders();

function listProviders(where?: SQL) {
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
      .where(where)
      .orderBy(sql`lower(${providers.name})`, asc(providers.id)),
  );
}

/** The published community resources, by name. Throws DatabaseUnavailable. */
export const publishedResources = () => listResources(sql`${resources.published}`);

/** All the community resources, the unpublished too, for administrators. Throws DatabaseUnavailable. */
export const allResources = () => listResources();

function listResources(where?: SQL) {
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
      .where(where)
      .orderBy(sql`lower(${resources.name})`, asc(resources.id)),
  );
}
