import { TZDate } from "@date-fns/tz";
import { addDays, addHours, addMonths, set } from "date-fns";
import { inArray } from "drizzle-orm";
import type { Database } from "../database.ts";
import {
  contacts,
  events,
  guides,
  legislation,
  news,
  providers,
  resources,
  stories,
  trash,
} from "../schema.ts";

/**
 * Sample records for development and tests. Nobody can take them for real: every name and title begins with
 * "Example", phones are 555-01xx (reserved for fiction), addresses are in Example Street, sites are at example.org.
 */

const longName =
  "Example Center for Long-Term Rehabilitation, Physical Therapy, Occupational Therapy and Everything " +
  "Else That a Very Long Name Can Say Before It Has To Wrap";
const longText = Array.from(
  { length: 12 },
  (_, index) => `This is sentence ${index + 1} of an example that is long on purpose.`,
).join(" ");

function sampleNews(now: Date): (typeof news.$inferInsert & { id: string })[] {
  return [
    {
      id: sampleId(1, 1),
      title: "Example: a short article without tags",
      content: "Example text of one line.",
      published: true,
      publishedAt: addDays(now, -1),
    },
    {
      id: sampleId(1, 2),
      title: "Example: an article with paragraphs, an excerpt and tags",
      excerpt: "Example of the short text that introduces an article.",
      content: `The first paragraph of an example.\n\nThe second one, after an empty line.\nThe third one.\n\n${longText}`,
      tags: ["policy-updates", "ohio", "example"],
      published: true,
      publishedAt: addDays(now, -30),
    },
    {
      id: sampleId(1, 3),
      title: 'Example: <b>markup</b>, "quotes" & emoji 🩺 in a title are text',
      content: "Example <script>alert('This must be shown, not run.')</script> text.",
      tags: ["<em>example</em>"],
      published: true,
      publishedAt: addMonths(now, -14),
    },
    {
      id: sampleId(1, 4),
      title: "Example: a published article without a date",
      content: "Example text.",
      tags: [],
      published: true,
      createdAt: addDays(now, -3),
    },
    {
      id: sampleId(1, 5),
      title: "Example: a draft that visitors don't see",
      content: "Example text that is not finished.",
      tags: ["example"],
    },
  ];
}

/** Six in the evening in Ohio, some days from now. */
function evening(now: Date, days: number): Date {
  const day = addDays(new TZDate(now, "America/New_York"), days);
  return new Date(set(day, { hours: 18, minutes: 0, seconds: 0, milliseconds: 0 }).getTime());
}

function sampleEvents(now: Date): (typeof events.$inferInsert & { id: string })[] {
  return [
    {
      id: sampleId(2, 1),
      title: "Example webinar with registration",
      description: "An example of an event on the internet that people register for.",
      eventType: "webinar",
      startDate: evening(now, 7),
      endDate: addHours(evening(now, 7), 2),
      virtualLink: "https://example.org/webinar",
      registrationRequired: true,
      registrationLink: "https://example.org/register",
    },
    {
      id: sampleId(2, 2),
      title: "Example support group, in person",
      description: longText,
      eventType: "support-group",
      startDate: evening(now, 14),
      location: "Example Hall, 123 Example Street",
    },
    {
      id: sampleId(2, 3),
      title: "Example meeting, in person and on the internet, where registration is by phone",
      eventType: "community-meeting",
      startDate: evening(now, 21),
      location: "Example Library, 123 Example Street",
      virtualLink: "https://example.org/meeting",
      registrationRequired: true,
    },
    {
      id: sampleId(2, 4),
      title: "Example event with a registration link that it doesn't need",
      eventType: "other",
      startDate: evening(now, 60),
      registrationLink: "https://example.org/not-shown",
    },
    {
      id: sampleId(2, 5),
      title: "Example of a past webinar",
      eventType: "webinar",
      startDate: evening(now, -7),
      virtualLink: "https://example.org/past",
    },
    {
      id: sampleId(2, 6),
      title: "Example of a planned event that visitors don't see",
      eventType: "webinar",
      startDate: evening(now, 10),
      published: false,
    },
  ];
}

function sampleProviders(now: Date): (typeof providers.$inferInsert & { id: string })[] {
  return [
    {
      id: sampleId(3, 1),
      name: "Example Pain Clinic",
      specialty: "pain-management",
      organization: "Example Health",
      address: "123 Example Street",
      phone: "555-0101",
      website: "https://example.org/clinic",
      telehealth: true,
      insurance: ["Example Insurance", "Example Plan"],
      languages: ["English", "Spanish"],
      accessibilityNotes: "Example: step-free entrance.",
      lastVerified: addMonths(now, -1),
    },
    {
      id: sampleId(3, 2),
      name: "Example Family Practice",
      specialty: "family-medicine",
      address: "125 Example Street",
      phone: "555-0102",
      acceptsNewPatients: false,
      insurance: [],
      languages: ["English"],
      lastVerified: addMonths(now, -18),
    },
    { id: sampleId(3, 3), name: "Example", specialty: "other" },
    {
      id: sampleId(3, 4),
      name: longName,
      specialty: "physical-medicine-and-rehabilitation",
      organization: longName,
      accessibilityNotes: longText,
      acceptsNewPatients: false,
      telehealth: true,
    },
    {
      id: sampleId(3, 5),
      name: "Example Practice that visitors don't see",
      specialty: "family-medicine",
      published: false,
    },
  ];
}

function sampleResources(now: Date): (typeof resources.$inferInsert & { id: string })[] {
  return [
    {
      id: sampleId(4, 1),
      name: "Example Food Pantry",
      category: "food-assistance",
      description: "An example of a place that gives out food.",
      address: "127 Example Street",
      phone: "555-0103",
      website: "https://example.org/pantry",
      hours: "Example: Monday to Friday, 9 a.m. to 5 p.m.",
      eligibility: "Example: anybody in the county.",
      services: ["Groceries", "Hot meals"],
      lastVerified: addMonths(now, -2),
    },
    { id: sampleId(4, 2), name: "Example Rides", category: "transportation" },
    {
      id: sampleId(4, 3),
      name: `${longName} (resource)`,
      category: "support-group",
      description: longText,
      eligibility: longText,
      services: Array.from({ length: 15 }, (_, index) => `Example service ${index + 1}`),
    },
    {
      id: sampleId(4, 4),
      name: "Example Service that visitors don't see",
      category: "mental-health",
      published: false,
    },
  ];
}

function sampleStories(): (typeof stories.$inferInsert & { id: string })[] {
  return [
    {
      id: sampleId(5, 1),
      title: "Example story, with consent and published",
      content: `An example of a story.\n\n${longText}`,
      authorName: "Example Author",
      consentGiven: true,
      published: true,
    },
    {
      id: sampleId(5, 4),
      title: "Example story with a picture, a list, and no name",
      content:
        "An example of **formatted** text.\n## What helped\n- The first thing\n- The second thing\n\n" +
        "[Patient rights in Ohio](/policy#ohio) and <script>text that looks like markup</script>.",
      imageUrl: "/apple-touch-icon.png",
      consentGiven: true,
      published: true,
    },
    {
      id: sampleId(5, 5),
      title: "Example story with a picture of another site, which is not shown",
      content: "An example of a story.",
      imageUrl: "https://example.org/picture.png",
      consentGiven: true,
      published: true,
    },
    {
      id: sampleId(5, 2),
      title: "Example story, with consent, not published",
      content: "An example of a story.",
      consentGiven: true,
    },
    { id: sampleId(5, 3), title: "Example story without consent", content: "An example of a story." },
  ];
}

function sampleLegislation(): (typeof legislation.$inferInsert & { id: string })[] {
  return [
    {
      id: sampleId(6, 1),
      billName: "Example Act (sample)",
      billNumber: "H.B. 0000",
      state: "Ohio",
      description: "An example of a bill. There is no such bill.",
      status: "introduced",
      position: "support",
      actionItems: "Example of what people can do:\n- Write to your representative.\n- Tell your story.",
      externalLink: "https://example.org/bill",
    },
    { id: sampleId(6, 2), billName: "Example Act without details (sample)", state: "Texas" },
    {
      id: sampleId(6, 4),
      billName: "Example Act of the Congress (sample)",
      billNumber: "S. 0000",
      state: "Federal",
      description: `An example of a bill with a long text.\n\n${longText}`,
      status: "in-committee",
      position: "neutral",
    },
    {
      id: sampleId(6, 5),
      billName: "Example Act of a state that no tab shows (sample)",
      state: "Michigan",
    },
    {
      id: sampleId(6, 3),
      billName: "Example Act that visitors don't see (sample)",
      state: "Ohio",
      published: false,
    },
  ];
}

function sampleContacts(now: Date): (typeof contacts.$inferInsert & { id: string })[] {
  return [
    {
      id: sampleId(7, 1),
      name: "Example Patient",
      email: "patient@example.org",
      role: "patient",
      message: "This is an example of a message.",
      createdAt: addHours(now, -2),
    },
    {
      id: sampleId(7, 2),
      name: "Example Reporter",
      email: "reporter@example.org",
      phone: "555-0104",
      role: "media",
      message: `Example of a long message:\n\n${longText}`,
      joinNewsletter: true,
      volunteer: true,
      mediaInquiry: true,
      createdAt: addDays(now, -2),
    },
    {
      id: sampleId(7, 3),
      name: "Example Clinician",
      email: "clinician@example.org",
      role: "clinician",
      message: "Example of a message that somebody has dealt with.",
      volunteer: true,
      status: "answered",
      createdAt: addMonths(now, -2),
    },
  ];
}

function sampleGuides(): (typeof guides.$inferInsert & { id: string })[] {
  return [
    {
      id: sampleId(8, 1),
      title: "Example guide to a visit",
      description: "An example of a guide.",
      category: "patient-visit-preparation",
      fileUrl: "https://example.org/guide.pdf",
      downloadCount: 12,
    },
    {
      id: sampleId(8, 3),
      title: "Example guide that lies on the site itself",
      category: "patients",
      fileUrl: "/social.png",
    },
    {
      id: sampleId(8, 4),
      title: "Example guide for clinicians",
      description: "An example of a guide.",
      category: "clinician-tools",
      fileUrl: "https://example.org/clinicians.pdf",
    },
    {
      id: sampleId(8, 5),
      title: "Example guide of a category that no page lists",
      category: "other",
      fileUrl: "https://example.org/other.pdf",
    },
    {
      id: sampleId(8, 2),
      title: "Example guide that visitors don't see",
      category: "clinician-tools",
      fileUrl: "https://example.org/draft.pdf",
      published: false,
    },
  ];
}

/**
 * Puts the sample records into the database as they are here, also where somebody changed or deleted them. Dates are
 * counted from `now`. Records that are no samples stay untouched.
 */
export async function seedSamples(db: Database, now: Date): Promise<void> {
  const all = [
    [news, sampleNews(now)],
    [events, sampleEvents(now)],
    [providers, sampleProviders(now)],
    [resources, sampleResources(now)],
    [stories, sampleStories()],
    [legislation, sampleLegislation()],
    [contacts, sampleContacts(now)],
    [guides, sampleGuides()],
  ] as const;
  await db.transaction(async (tx) => {
    for (const [table, rows] of all) {
      const ids = rows.map(({ id }) => id);
      await tx.delete(table).where(inArray(table.id, ids));
      await tx.delete(trash).where(inArray(trash.id, ids));
      await tx.insert(table).values(rows);
    }
  });
}

function sampleId(table: number, row: number): string {
  return `5a3b1e00-000${table}-4000-8000-${String(row).padStart(12, "0")}`;
}
