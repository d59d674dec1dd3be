import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { resources } from "../schema.ts";

type Resource = typeof resources.$inferInsert;

const allHours = "24 hours a day, 7 days a week";

/** Crisis and statewide lines. */
const lines: readonly Resource[] = [
  {
    id: "5f0c0000-0000-4000-8000-000000000001",
    name: "988 Suicide & Crisis Lifeline",
    category: "crisis-line",
    description: "Call or text 988, or chat online. Free. For Spanish, call 988 and press 2.",
    phone: "988",
    website: "https://988lifeline.org",
    hours: allHours,
    services: ["Calls", "Texts", "Online chat"],
  },
  {
    id: "5f0c0000-0000-4000-8000-000000000002",
    name: "Veterans Crisis Line",
    category: "crisis-line",
    description: "Call 988 and press 1, or text 838255.",
    phone: "988",
    website: "https://www.veteranscrisisline.net",
    services: ["Calls", "Texts"],
  },
  {
    id: "5f0c0000-0000-4000-8000-000000000003",
    name: "Crisis Text Line",
    category: "crisis-line",
    description: "Text HELLO to 741741. In Ohio you can text 4HOPE instead.",
    services: ["Texts"],
  },
  {
    id: "5f0c0000-0000-4000-8000-000000000004",
    name: "SAMHSA National Helpline",
    category: "substance-use-helpline",
    description: "Help in English and Spanish. TTY: 1-800-487-4889.",
    phone: "1-800-662-4357",
    hours: allHours,
    services: ["Calls"],
  },
  {
    id: "5f0c0000-0000-4000-8000-000000000005",
    name: "Poison Help",
    category: "poison-help",
    description: "If somebody can't be woken or has trouble breathing, call 911.",
    phone: "1-800-222-1222",
    website: "https://www.poison.org",
    services: ["Calls"],
  },
  {
    id: "5f0c0000-0000-4000-8000-000000000006",
    name: "Ohio CareLine",
    category: "emotional-support",
    description: "A statewide line for emotional support.",
    phone: "1-800-720-9616",
    website: "https://dbh.ohio.gov",
    hours: allHours,
    services: ["Calls"],
  },
];

/** Local services. They stay unpublished until somebody has called, checked each entry and dated it. */
const toBeCalled: readonly Resource[] = [
  {
    id: "5f0c0000-0000-4000-8000-000000000011",
    name: "Huron County Public Health",
    category: "public-health",
    address: "28 Executive Drive, Norwalk, OH 44857",
    phone: "419-668-1652",
    website: "https://huroncohealth.com",
    services: ["Naloxone (Project DAWN)"],
    published: false,
  },
  {
    id: "5f0c0000-0000-4000-8000-000000000012",
    name: "Fisher-Titus Medical Center",
    category: "hospital",
    address: "Norwalk, OH",
    website: "https://fishertitus.org",
    published: false,
  },
  {
    id: "5f0c0000-0000-4000-8000-000000000013",
    name: "Huron County Board of Mental Health and Addiction Services",
    category: "mental-health",
    description: "Plans prevention, treatment and recovery services for the county.",
    website: "https://huroncountymhas.org",
    published: false,
  },
  {
    id: "5f0c0000-0000-4000-8000-000000000014",
    name: "Second Harvest Food Bank of North Central Ohio",
    category: "food-assistance",
    description: "A food bank that serves Huron County.",
    phone: "440-960-2265",
    website: "https://secondharvestfoodbank.org",
    published: false,
  },
  {
    id: "5f0c0000-0000-4000-8000-000000000015",
    name: "Firelands Counseling & Recovery Services",
    category: "counseling",
    website: "https://firelands.com",
    published: false,
  },
];

/** The public facts that the Society starts with. */
export const facts: readonly Resource[] = [...lines, ...toBeCalled];

const mark = "Has been given the public facts of db/seed/facts.ts.";

/** Any number, the same in every release: instances that start together wait for each other. */
const seedLock = 4_485_701;

/**
 * Gives a new database the public facts that the Society starts with, once. A comment on the table remembers it, so
 * that an entry which staff edited stays as it is, and one which they deleted stays away.
 */
export async function seedFacts(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const [table] = await tx
      .select({ comment: sql<string | null>`obj_description('resources'::regclass, 'pg_class')` })
      .from(sql`(values (1)) as one_row`);
    if (table?.comment === mark) return;
    await tx.insert(resources).values([...facts]);
    await tx.execute(sql.raw(`comment on table resources is '${mark}'`));
  });
}
