import { data, Link } from "react-router";
import { guides as guideWords, hero, prep, stories as storyWords } from "#app/content/patients/page.ts";
import { button } from "#app/ui/button.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { useOpenedByAddress } from "#app/ui/opened-by-address.ts";
import { PageHero, Section } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PrintButton } from "#app/ui/print-button.tsx";
import { ReviewNote } from "#app/ui/review-note.tsx";
import { lazyPart, Unhydrated } from "#app/ui/unhydrated.tsx";
import type { Route } from "./+types/patients";
import { AsOf } from "./as-of.tsx";
import { GuideList } from "./guide-list.tsx";
import * as lists from "./lists.server.ts";
import { settled } from "./settled.server.ts";
import { shownStory } from "./shown.server.ts";
import { StoryCard } from "./story-card.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Patient Rights and Visit Preparation", description: hero.lead }, matches);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** What the staff publishes comes last: while it can't be read, the page is there without it. */
export async function loader() {
  const [stories, guides] = await Promise.all([lists.stories(), lists.patientGuides()]);
  const { asOf, headers } = settled(stories, guides);
  return data({ stories: stories.rows?.map(shownStory) ?? [], guides: guides.rows ?? [], asOf }, { headers });
}

const text = () => import("./patients-text.tsx");
const Rights = lazyPart(async () => (await text()).Rights);
const Checklists = lazyPart(async () => (await text()).Checklists);
const Talking = lazyPart(async () => (await text()).Talking);

export default function Patients({ loaderData: { stories, guides, asOf } }: Route.ComponentProps) {
  useOpenedByAddress();
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead}>
        <Link to="/local" className={button.primary}>
          Find Local Resources
        </Link>{" "}
        <Link to="/policy" className={button.secondary}>
          Policy Basics
        </Link>
      </PageHero>
      <ReviewNote />

      <Unhydrated>
        <Rights />
      </Unhydrated>

      <Section {...prep} tone="raised">
        <PrintChecklists />
        <Unhydrated>
          <Checklists />
        </Unhydrated>
      </Section>

      <Unhydrated>
        <Talking />
      </Unhydrated>

      <AsOf moment={asOf} />

      {stories.length > 0 ? (
        <Section {...storyWords}>
          <ul className="grid gap-5">
            {stories.map((story) => (
              <StoryCard key={story.id} story={story} />
            ))}
          </ul>
        </Section>
      ) : null}

      {guides.length > 0 ? (
        <Section {...guideWords} tone={stories.length > 0 ? "raised" : "plain"}>
          <GuideList guides={guides} />
        </Section>
      ) : null}
    </>
  );
}

function PrintChecklists() {
  const hydrated = useHydrated();
  return (
    <div className="mb-6 min-h-12 print:hidden">
      {hydrated ? (
        <PrintButton
          label="Print the checklists"
          tooltip="Prints the six lists alone, with boxes to tick"
          section={prep.id}
        />
      ) : null}
    </div>
  );
}
