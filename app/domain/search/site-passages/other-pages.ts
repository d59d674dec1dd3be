import { contact } from "#app/content/contact.ts";
import { crisisAnchor, crisisLines, crisisServices } from "#app/content/crisis-lines.ts";
import { sections as disclaimerSections } from "#app/content/disclaimer.ts";
import { title as disclaimerTitle } from "#app/content/disclaimer-page.ts";
import { closing, mission, whatWeDo } from "#app/content/home.ts";
import { local } from "#app/content/local.ts";
import { news } from "#app/content/news.ts";
import { privacySections } from "#app/content/privacy.ts";
import { title as privacyTitle } from "#app/content/privacy-page.ts";
import type { Passage } from "../passage.ts";
import { listed, paragraphs } from "./text.ts";

/** The sections of the pages that are neither for patients or clinicians alone, nor on rules or partners. */
export function otherPassages(usesModel: boolean): Passage[] {
  return [...homePassages(), ...contactPassages(), ...listPassages(), ...smallPrintPassages(usesModel)];
}

function homePassages(): Passage[] {
  const page = "Home";
  const kind = "site";
  return [
    { href: `/#${mission.id}`, kind, page, title: mission.title, text: mission.text },
    {
      href: `/#${whatWeDo.id}`,
      kind,
      page,
      title: whatWeDo.title,
      text: paragraphs(whatWeDo.cards.map(({ title, text }) => `${title}: ${text}`)),
    },
    { href: `/#${closing.id}`, kind, page, title: closing.title, text: closing.text },
  ];
}

function contactPassages(): Passage[] {
  const page = contact.title;
  const { form, helpNow, next } = contact;
  return [
    ...crisisServices.map(
      (service): Passage => ({
        href: `/contact#${crisisAnchor(service)}`,
        kind: "crisis",
        page: `${page}, ${crisisLines.title}`,
        title: service.label,
        text: paragraphs(service.when, listed(service.actions.map(({ label }) => label))),
      }),
    ),
    { href: `/contact#${helpNow.id}`, kind: "crisis", page, title: helpNow.title, text: helpNow.text },
    {
      href: `/contact#${form.id}`,
      kind: "site",
      page,
      title: form.title,
      text: paragraphs(contact.lead, form.hint, listed([form.newsletter, form.volunteer, form.media])),
    },
    {
      href: `/contact#${next.id}`,
      kind: "site",
      page,
      title: next.title,
      text: paragraphs(listed(next.steps)),
    },
  ];
}

/** What the lists of records are, also while they are empty. */
function listPassages(): Passage[] {
  return [
    {
      href: `/news#${news.events.id}`,
      kind: "event",
      page: news.title,
      title: news.events.title,
      text: paragraphs(news.lead, news.events.intro),
    },
    {
      href: `/news#${news.articles.id}`,
      kind: "news",
      page: news.title,
      title: news.articles.title,
      text: news.lead,
    },
    {
      href: `/local#${local.providers.id}`,
      kind: "provider",
      page: local.title,
      title: local.providers.title,
      text: paragraphs(local.lead, local.note),
    },
    {
      href: `/local#${local.resources.id}`,
      kind: "resource",
      page: local.title,
      title: local.resources.title,
      text: paragraphs(local.lead, local.note, local.outdated),
    },
  ];
}

function smallPrintPassages(usesModel: boolean): Passage[] {
  const pages = [
    { path: "/privacy", page: privacyTitle, sections: privacySections(usesModel) },
    { path: "/disclaimer", page: disclaimerTitle, sections: disclaimerSections },
  ];
  return pages.flatMap(({ path, page, sections }) =>
    sections.map(
      ({ id, title, paragraphs: lines }): Passage => ({
        href: `${path}#${id}`,
        kind: "site",
        page,
        title,
        text: paragraphs(lines),
      }),
    ),
  );
}
