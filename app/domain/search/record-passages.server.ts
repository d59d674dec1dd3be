import { publishedProviders, publishedResources } from "#app/domain/directory/directory.server.ts";
import { upcomingEvents } from "#app/domain/events/events.server.ts";
import { publishedGuides } from "#app/domain/guides/guides.server.ts";
import { publishedBills } from "#app/domain/legislation/legislation.server.ts";
import { type Place, placeOf } from "#app/domain/legislation/place.ts";
import { publishedNews } from "#app/domain/news/news.server.ts";
import { publishedStories } from "#app/domain/stories/stories.server.ts";
import { day, eventDate } from "#app/formats/event-date.ts";
import { markdown } from "#app/formats/markdown.server.ts";
import type { Passage } from "./passage.ts";

/** A published record as a passage; an event only until it starts. */
export type RecordPassage = Passage & { until?: Date };

/**
 * Everything that is published and shows on a page, in plain words, with the addresses that the pages give it. Throws
 * DatabaseUnavailable.
 */
export async function recordPassages(now: Date): Promise<RecordPassage[]> {
  const all = await Promise.all([
    publishedNews().then((rows) => rows.map(newsPassage)),
    upcomingEvents(now).then((rows) => rows.map(eventPassage)),
    publishedProviders().then((rows) => rows.map(providerPassage)),
    publishedResources().then((rows) => rows.map(resourcePassage)),
    publishedGuides("patient").then((rows) => rows.map((guide) => guidePassage(guide, "Patients"))),
    publishedGuides("clinician").then((rows) => rows.map((guide) => guidePassage(guide, "Clinicians"))),
    publishedBills().then((rows) => rows.flatMap(billPassage)),
    publishedStories().then((rows) => rows.map(storyPassage)),
  ]);
  return all.flat();
}

type Row<List extends (...input: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number];

function newsPassage(article: Row<typeof publishedNews>): RecordPassage {
  const { id, title, excerpt, content, tags, publishedAt } = article;
  return {
    href: `/news#news-${id}`,
    kind: "news",
    page: "News & Events, News",
    title,
    text: lines(publishedAt && day(publishedAt), excerpt, plain(content), tags?.join(", ")),
  };
}

function eventPassage(event: Row<typeof upcomingEvents>): RecordPassage {
  const { id, title, description, eventType, startDate, location, virtualLink } = event;
  return {
    href: `/news#event-${id}`,
    kind: "event",
    page: "News & Events, Upcoming Events",
    title,
    text: lines(
      `${spaced(eventType)}, ${eventDate(startDate)} Eastern time.`,
      location,
      virtualLink && "You can join online.",
      plain(description),
    ),
    until: startDate,
  };
}

function providerPassage(provider: Row<typeof publishedProviders>): RecordPassage {
  const { id, name, specialty, organization, address, phone } = provider;
  return {
    href: `/local#provider-${id}`,
    kind: "provider",
    page: "Local Resources, Healthcare Providers",
    title: name,
    text: lines(
      [spaced(specialty), organization].filter((part) => part).join(", "),
      provider.acceptsNewPatients && "Accepting patients.",
      provider.telehealth && "Telehealth.",
      labelled("Address", address),
      labelled("Phone", phone),
      labelled("Insurance", provider.insurance?.join(", ")),
      labelled("Languages", provider.languages?.join(", ")),
      labelled("Access", provider.accessibilityNotes),
    ),
  };
}

function resourcePassage(resource: Row<typeof publishedResources>): RecordPassage {
  const { id, name, category, description, address, phone, hours, eligibility, services } = resource;
  return {
    href: `/local#resource-${id}`,
    kind: "resource",
    page: "Local Resources, Community Resources",
    title: name,
    text: lines(
      spaced(category),
      description,
      labelled("Address", address),
      labelled("Phone", phone),
      labelled("Hours", hours),
      labelled("Who can use it", eligibility),
      labelled("Services", services?.join(", ")),
    ),
  };
}

function guidePassage({ id, title, description }: Row<typeof publishedGuides>, page: string): RecordPassage {
  return {
    href: `/${page.toLowerCase()}#guide-${id}`,
    kind: "guide",
    page: `${page}, Guides to Download`,
    title,
    text: lines(description),
  };
}

const placeNames: Record<Place, string> = { ohio: "Ohio", texas: "Texas", federal: "Federal Context" };

function billPassage(bill: Row<typeof publishedBills>): RecordPassage[] {
  const { id, billName, billNumber, state, status, position, description, actionItems } = bill;
  const place = placeOf(state);
  if (!place) return [];
  return [
    {
      href: `/policy#bill-${id}`,
      kind: "bill",
      page: `Policy Library, ${placeNames[place]}`,
      title: billNumber ? `${billName} · ${billNumber}` : billName,
      text: lines(
        labelled("Status", status && spaced(status)),
        labelled("Our position", position && spaced(position)),
        plain(description),
        actionItems && lines("What you can do:", plain(actionItems)),
      ),
    },
  ];
}

function storyPassage({ id, title, content, authorName }: Row<typeof publishedStories>): RecordPassage {
  return {
    href: `/patients#story-${id}`,
    kind: "story",
    page: "Patients, Patient Stories",
    title,
    text: lines(authorName && `By ${authorName}.`, plain(content)),
  };
}

const lines = (...parts: (string | false | null | undefined)[]) => parts.filter((part) => part).join("\n");

const labelled = (label: string, value: string | null | undefined) => value && `${label}: ${value}`;

/** As on the pages: "support-group" → "Support group", which begins a line here. */
function spaced(word: string): string {
  const words = word.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Markdown as the pages show it, without its markup, a paragraph a line. Only the page's own tags are tags. */
function plain(text: string | null): string {
  if (!text?.trim()) return "";
  return markdown(text)
    .replaceAll(/<li>\s*(?:<p>)?/g, "- ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();
}
