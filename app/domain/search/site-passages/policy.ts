import { federal, telemedicine } from "#app/content/policy/federal.ts";
import { ohio } from "#app/content/policy/ohio.ts";
import { texas } from "#app/content/policy/texas.ts";
import type { Topic } from "#app/content/statement.ts";
import type { Passage } from "../passage.ts";
import { statementLines } from "./statement-text.ts";
import { paragraphs } from "./text.ts";

const places = { ohio, texas, federal };

/** The three tabs of the policy page and their topics. After its last day, the telemedicine rule says that it ended. */
export function policyPassages(today: string): Passage[] {
  return [
    ...Object.entries(places).flatMap(([id, { title, lead, topics }]) => [
      passage(id, "Policy Library", title, lead),
      ...topics.map((topic) => topicPassage(title, topic)),
    ]),
    telemedicinePassage(today),
  ];
}

function telemedicinePassage(today: string): Passage {
  const { statement, validUntil, afterwards, ...heading } = telemedicine;
  if (today <= validUntil) return topicPassage(federal.title, { ...heading, statements: [statement] });
  return passage(heading.id, `Policy Library, ${federal.title}`, heading.title, afterwards);
}

function topicPassage(place: string, { id, title, intro, statements }: Topic): Passage {
  return passage(id, `Policy Library, ${place}`, title, paragraphs(intro, statementLines(statements)));
}

function passage(id: string, page: string, title: string, text: string): Passage {
  return { href: `/policy#${id}`, kind: "policy", page, title, text };
}
