import { Link } from "react-router";
import { findRecord } from "#app/domain/collections/records.server.ts";
import { type Collection, type ContentTable, collections } from "#app/domain/collections/registry.ts";
import { Article } from "#app/routes/site/article.tsx";
import { BillCard } from "#app/routes/site/bills.tsx";
import { ProviderCard, ResourceCard } from "#app/routes/site/directory-cards.tsx";
import { EventCard } from "#app/routes/site/event-card.tsx";
import { GuideCard } from "#app/routes/site/guide-list.tsx";
import { shownArticle, shownBill, shownEvent, shownStory } from "#app/routes/site/shown.server.ts";
import { StoryCard } from "#app/routes/site/story-card.tsx";
import { Note } from "#app/ui/callout.tsx";
import { container } from "#app/ui/page.tsx";
import { orUnavailable } from "../work.server.ts";
import type { Route } from "./+types/preview";
import { collectionIn, mustExist } from "./asked.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? "Preview" : "Not found"} · Admin Dashboard · Huron County Medical Society` },
];

export async function loader({ params }: Route.LoaderArgs) {
  return { name: params.collection, id: params.id, shown: await shownAs(params) };
}

/** The record as the loader of its public page gives it to the page. */
async function shownAs(params: { collection: string; id: string }) {
  const { name } = collectionIn(params);
  switch (name) {
    case "events":
      return { kind: "event", event: shownEvent(await stored(collections.events, params.id)) } as const;
    case "news":
      return { kind: "article", article: shownArticle(await stored(collections.news, params.id)) } as const;
    case "providers":
      return { kind: "provider", provider: await stored(collections.providers, params.id) } as const;
    case "resources":
      return { kind: "resource", resource: await stored(collections.resources, params.id) } as const;
    case "stories":
      return { kind: "story", story: shownStory(await stored(collections.stories, params.id)) } as const;
    case "legislation":
      return { kind: "bill", bill: shownBill(await stored(collections.legislation, params.id)) } as const;
    case "guides":
      return { kind: "guide", guide: await stored(collections.guides, params.id) } as const;
  }
}

async function stored<Table extends ContentTable>(collection: Collection<Table>, id: string) {
  const found = await orUnavailable(findRecord(collection, id));
  mustExist(found !== null);
  return found as NonNullable<typeof found>;
}

type Shown = Route.ComponentProps["loaderData"]["shown"];

export default function Preview({ loaderData: { name, id, shown } }: Route.ComponentProps) {
  return (
    <section className={`${container} py-10`}>
      <h2 className="sr-only">Preview</h2>
      <Note>
        <p>
          This is how visitors see it once it is published. Only administrators see this page.{" "}
          <Link to={`/admin/${name}/${id}`}>Back to editing</Link>
        </p>
      </Note>
      <ul className="mt-8 grid gap-5 md:grid-cols-2">
        <Shown shown={shown} />
      </ul>
    </section>
  );
}

function Shown({ shown }: { shown: Shown }) {
  switch (shown.kind) {
    case "event":
      return <EventCard event={shown.event} />;
    case "article":
      return <Article article={shown.article} />;
    case "provider":
      return <ProviderCard provider={shown.provider} />;
    case "resource":
      return <ResourceCard resource={shown.resource} />;
    case "story":
      return <StoryCard story={shown.story} />;
    case "bill":
      return <BillCard bill={shown.bill} />;
    case "guide":
      return <GuideCard guide={shown.guide} />;
  }
}
