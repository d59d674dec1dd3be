import {
  type ClinicianTopic,
  clinicSetup,
  cme,
  complianceEssentials,
  functionFocusedCare,
  terms,
} from "#app/content/clinicians.ts";
import { partnerWithUs } from "#app/content/clinicians-page.ts";
import type { Passage } from "../passage.ts";
import { statementLines } from "./statement-text.ts";
import { listed, paragraphs } from "./text.ts";

/** The sections of the clinicians' page. */
export function clinicianPassages(): Passage[] {
  return [
    passage(
      terms.id,
      "Clinicians",
      terms.title,
      paragraphs(terms.entries.map(({ name, meaning }) => `${name}: ${meaning}`)),
    ),
    ...topics(complianceEssentials.title, complianceEssentials.cards),
    ...topics(functionFocusedCare.title, functionFocusedCare.items),
    passage(
      cme.id,
      "Clinicians",
      cme.title,
      paragraphs(
        cme.intro,
        cme.rows.map(({ who, need }) => `${who}: ${need.text}`),
      ),
    ),
    ...topics(clinicSetup.title, clinicSetup.cards),
    passage(partnerWithUs.id, "Clinicians", partnerWithUs.title, partnerWithUs.text),
  ];
}

function topics(section: string, list: readonly ClinicianTopic[]): Passage[] {
  return list.map(({ id, title, intro, pointers, tools = [], statements }) =>
    passage(
      id,
      `Clinicians, ${section}`,
      title,
      paragraphs(
        intro,
        listed(pointers),
        tools.map(({ name, use, note }) => `${name}: ${use}. ${note.text}`),
        statementLines(statements),
      ),
    ),
  );
}

function passage(id: string, page: string, title: string, text: string): Passage {
  return { href: `/clinicians#${id}`, kind: "clinicians", page, title, text };
}
