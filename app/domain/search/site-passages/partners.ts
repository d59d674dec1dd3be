import { featuredPartner, localAndState, resourceGroups } from "#app/content/partners.ts";
import { becomePartner } from "#app/content/partners-page.ts";
import type { Passage } from "../passage.ts";
import { statementLines } from "./statement-text.ts";
import { listed, paragraphs } from "./text.ts";

/** The sections of the partners' page. */
export function partnerPassages(): Passage[] {
  const { id, title, name, lead, mission, notice, biography, initiatives } = featuredPartner;
  const featured = `Partners, ${title}`;
  return [
    passage(id, "Partners", `${title}: ${name}`, paragraphs(lead, mission.text, notice)),
    passage(
      biography.id,
      featured,
      `${biography.title}: ${biography.person}`,
      paragraphs(`${biography.role}.`, biography.paragraphs),
    ),
    passage(
      initiatives.id,
      featured,
      `${initiatives.title} of ${name}`,
      paragraphs(listed(initiatives.statements.map(({ text }) => text))),
    ),
    passage(
      localAndState.id,
      "Partners",
      localAndState.title,
      paragraphs(
        localAndState.intro,
        resourceGroups.map(({ title, intro }) => `${title}: ${intro}`),
      ),
    ),
    ...resourceGroups.flatMap(({ title, entries }) =>
      entries.map(({ id, name, note, facts }) =>
        passage(id, `Partners, ${title}`, name, paragraphs(statementLines(facts), note && `${note}.`)),
      ),
    ),
    passage(becomePartner.id, "Partners", becomePartner.title, becomePartner.text),
  ];
}

function passage(id: string, page: string, title: string, text: string): Passage {
  return { href: `/partners#${id}`, kind: "partners", page, title, text };
}
