import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { ownPath } from "#app/formats/own-path.ts";
import { query } from "#db/client.server.ts";
import { guides } from "#db/schema.ts";

/** Who a guide is for. */
export type Readers = "patient" | "clinician";

export type Guide = Awaited<ReturnType<typeof publishedGuides>>[number];

/**
 * The published guides for these readers that can be downloaded, by title. The first word of a guide's category, up to
 * its first hyphen, says who it is for: "patient" or "patients" (as in "patient-visit-preparation"), "clinician" or
 * "clinicians", in capitals or not. A guide of any other category is on no page. Throws DatabaseUnavailable.
 */
export async function publishedGuides(readers: Readers) {
  const firstWord = sql<string>`split_part(lower(trim(${guides.category})), '-', 1)`;
  const rows = await query((db) =>
    db
      .select({
        id: guides.id,
        title: guides.title,
        description: guides.description,
        fileUrl: guides.fileUrl,
      })
      .from(guides)
      .where(and(sql`${guides.published}`, inArray(firstWord, [readers, `${readers}s`])))
      .orderBy(sql`lower(${guides.title})`, asc(guides.id)),
  );
  return rows.filter(({ fileUrl }) => fileAddress(fileUrl)).map(({ fileUrl, ...guide }) => guide);
}

const isId = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Where the file of a published guide lies, and counts a download of it; `uncounted` only looks. Null where there is
 * no such guide, or its file is neither on the web nor the site's own. Throws DatabaseUnavailable.
 */
export async function downloadGuide(
  id: string,
  { uncounted = false }: { uncounted?: boolean } = {},
): Promise<string | null> {
  if (!isId.test(id)) return null;
  const published = and(eq(guides.id, id), sql`${guides.published}`);
  const file = { fileUrl: guides.fileUrl };
  const [guide] = await query((db) =>
    uncounted
      ? db.select(file).from(guides).where(published)
      : db
          .update(guides)
          .set({ downloadCount: sql`${guides.downloadCount} + 1` })
          .where(published)
          .returning(file),
  );
  return guide ? fileAddress(guide.fileUrl) : null;
}

/** An address of the web, or a file of the site's own, in letters that a header may carry. */
function fileAddress(fileUrl: string): string | null {
  if (/^https?:\/\//i.test(fileUrl) && URL.canParse(fileUrl)) return new URL(fileUrl).href;
  return ownPath(fileUrl);
}
