import { prep } from "#app/content/patients/page.ts";
import { type Contact, problems } from "#app/content/patients/problems.ts";
import { rights } from "#app/content/patients/rights.ts";
import { checklists, talking } from "#app/content/patients/visit.ts";
import type { Passage } from "../passage.ts";
import { statementLines } from "./statement-text.ts";
import { listed, paragraphs } from "./text.ts";

/** The sections of the patients' page. */
export function patientPassages(): Passage[] {
  return [
    passage(rights.id, "Patients", rights.title, paragraphs(rights.intro, rights.limit)),
    ...rights.topics.map(({ id, title, intro, statements }) =>
      passage(id, `Patients, ${rights.title}`, title, paragraphs(intro, statementLines(statements))),
    ),
    passage(prep.id, "Patients", prep.title, paragraphs(prep.intro, listed(checklists.map(titleOf)))),
    ...checklists.map(({ id, title, why, items }) =>
      passage(id, `Patients, ${prep.title}`, title, paragraphs(why, listed(items))),
    ),
    ...talkingPassages(),
    passage(problems.id, "Patients", problems.title, paragraphs(problems.intro, problems.crisis)),
    ...problems.cards.map(({ id, title, intro, steps, contacts }) =>
      passage(
        id,
        `Patients, ${problems.title}`,
        title,
        paragraphs(intro, listed(steps), contacts.map(contactLine)),
      ),
    ),
  ];
}

function talkingPassages(): Passage[] {
  const { openingScript, questions, followUp } = talking;
  const page = `Patients, ${talking.title}`;
  return [
    passage(
      talking.id,
      "Patients",
      talking.title,
      paragraphs(talking.intro, listed([openingScript.title, questions.title, followUp.title])),
    ),
    passage(
      openingScript.id,
      page,
      openingScript.title,
      paragraphs(
        openingScript.intro,
        openingScript.paragraphs,
        openingScript.changeIntro,
        openingScript.changeParagraphs,
      ),
    ),
    passage(questions.id, page, questions.title, paragraphs(questions.intro, listed(questions.items))),
    passage(
      followUp.id,
      page,
      followUp.title,
      paragraphs(followUp.intro, listed(followUp.plan.map(({ label, hint }) => `${label}: ${hint}`))),
    ),
    passage(
      followUp.emergency.id,
      page,
      followUp.emergency.title,
      paragraphs(statementLines(followUp.emergency.statements)),
    ),
  ];
}

const titleOf = ({ title }: { title: string }) => title;

function contactLine({ name, use, phone, note }: Contact): string {
  return [`${name}: ${use}`, phone && `Call ${phone.label}.`, note].filter((part) => part).join(" ");
}

function passage(id: string, page: string, title: string, text: string): Passage {
  return { href: `/patients#${id}`, kind: "patients", page, title, text };
}
