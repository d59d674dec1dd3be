import { data, Link } from "react-router";
import { type Contact, type Problem, problems } from "#app/content/patients/problems.ts";
import { hero, rights } from "#app/content/patients/rights.ts";
import { guides as guideWords, stories as storyWords } from "#app/content/patients/shared.ts";
import { prep, talking } from "#app/content/patients/visit.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { button } from "#app/ui/button.ts";
import { Note } from "#app/ui/callout.tsx";
import { Card, CardGrid } from "#app/ui/card.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageHero, prose, Section } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PhoneText } from "#app/ui/phone-text.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { ReviewNote } from "#app/ui/review-note.tsx";
import { SourceLine } from "#app/ui/source-line.tsx";
import { MoreStatements, Statements } from "#app/ui/statement.tsx";
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

/** The words come with the page: its scripts hold none of them. What the staff publishes comes last: while it can't be read, the page is there without it. */
export async function loader() {
  const [stories, guides] = await Promise.all([lists.stories(), lists.patientGuides()]);
  const { asOf, headers } = settled(stories, guides);
  const words = { hero, rights, prep, talking, problems, storyWords, guideWords };
  return data(
    { words, stories: stories.rows?.map(shownStory) ?? [], guides: guides.rows ?? [], asOf },
    { headers },
  );
}

type Words = Route.ComponentProps["loaderData"]["words"];

export default function Patients({ loaderData }: Route.ComponentProps) {
  const { words, stories, guides, asOf } = loaderData;
  const { hero, rights, prep, talking, problems, storyWords, guideWords } = words;
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

      <Section id={rights.id} title={rights.title} intro={rights.intro}>
        <Note tone="caution">
          <p className="font-semibold">{rights.limit}</p>
        </Note>
        <div className="mt-8">
          <CardGrid columns={2}>
            {rights.topics.map(({ id, title, intro, statements }) => (
              <Card key={id} id={id} title={title}>
                <p>{intro}</p>
                <MoreStatements statements={statements} />
              </Card>
            ))}
          </CardGrid>
        </div>
      </Section>

      <Section id={prep.id} title={prep.title} intro={prep.intro} tone="raised">
        <Checklists prep={prep} />
      </Section>

      <Section id={talking.id} title={talking.title} intro={talking.intro}>
        <Accordion
          name="talking"
          items={[
            {
              id: talking.openingScript.id,
              title: talking.openingScript.title,
              content: <OpeningScript {...talking.openingScript} />,
            },
            {
              id: talking.questions.id,
              title: talking.questions.title,
              content: <Questions {...talking.questions} />,
            },
            {
              id: talking.followUp.id,
              title: talking.followUp.title,
              content: <FollowUp {...talking.followUp} />,
            },
          ]}
        />
      </Section>

      <Section id={problems.id} title={problems.title} intro={problems.intro} tone="raised">
        <div className="mb-8 max-w-[75ch] rounded-r-lg border-l-4 border-crisis bg-crisis-wash p-4">
          <p>
            <PhoneText>{problems.crisis}</PhoneText>
          </p>
        </div>
        <CardGrid columns={2}>
          {problems.cards.map((problem) => (
            <ProblemCard key={problem.id} problem={problem} />
          ))}
        </CardGrid>
      </Section>

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

/** Six lists to tick off on paper: the boxes are for the printed page. */
function Checklists({ prep: { id, checklists } }: { prep: Words["prep"] }) {
  const hydrated = useHydrated();
  return (
    <>
      <div className="mb-6 min-h-12 print:hidden">
        {hydrated ? (
          <PrintButton
            label="Print the checklists"
            tooltip="Prints the six lists alone, with boxes to tick"
            section={id}
          />
        ) : null}
      </div>
      <CardGrid columns={3}>
        {checklists.map(({ id, title, why, items }) => (
          <Card key={id} id={id} title={title}>
            <p className="text-ink-soft">{why}</p>
            <ul className="space-y-2.5">
              {items.map((item) => (
                <li key={item} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className="mt-1 size-4.5 shrink-0 rounded-sm border-2 border-line-strong"
                  />
                  <span>
                    <PhoneText>{item}</PhoneText>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </CardGrid>
    </>
  );
}

function Script({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <blockquote className={`space-y-3 rounded-r-lg border-l-4 border-brand bg-wash p-5 text-lg ${prose}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </blockquote>
  );
}

function OpeningScript({
  intro,
  paragraphs,
  changeIntro,
  changeParagraphs,
}: Words["talking"]["openingScript"]) {
  return (
    <div className="space-y-4">
      <p>{intro}</p>
      <Script paragraphs={paragraphs} />
      <p>{changeIntro}</p>
      <Script paragraphs={changeParagraphs} />
    </div>
  );
}

function Questions({ intro, items }: Words["talking"]["questions"]) {
  return (
    <>
      <p className={prose}>{intro}</p>
      <ul className={`mt-4 list-disc space-y-2 pl-6 ${prose}`}>
        {items.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </>
  );
}

function FollowUp({ intro, plan, emergency }: Words["talking"]["followUp"]) {
  return (
    <>
      <p className={prose}>{intro}</p>
      <dl className={`mt-4 divide-y divide-line border-y border-line ${prose}`}>
        {plan.map(({ label, hint }) => (
          <div key={label} className="grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-ink-soft">{hint}</dd>
          </div>
        ))}
      </dl>
      <div id={emergency.id} className="mt-6 rounded-r-lg border-l-4 border-crisis bg-crisis-wash p-5">
        <h4 className="mb-3 text-lg font-bold">{emergency.title}</h4>
        <Statements statements={emergency.statements} />
      </div>
    </>
  );
}

function ProblemCard({ problem }: { problem: Problem }) {
  return (
    <Card id={problem.id} title={problem.title}>
      <p className="text-ink-soft">{problem.intro}</p>
      <ol className="list-decimal space-y-2 pl-6">
        {problem.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <details className="group mt-auto">
        <summary className="no-marker inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline">
          <Icon name="arrow" className="size-4 transition-transform group-open:rotate-90" />
          Who can help ({problem.contacts.length})
        </summary>
        <ul className="mt-2 divide-y divide-line">
          {problem.contacts.map((contact) => (
            <ContactLine key={contact.name} contact={contact} />
          ))}
        </ul>
      </details>
    </Card>
  );
}

function ContactLine({ contact: { name, use, phone, href, note, source, checked } }: { contact: Contact }) {
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{href ? <a href={href}>{name}</a> : name}</span>
        {phone ? (
          <a
            href={phone.href}
            className="inline-flex min-h-11 items-center font-semibold text-brand underline"
          >
            {phone.label}
          </a>
        ) : null}
      </p>
      <p className="text-ink-soft">{use}</p>
      {note ? (
        <p className="text-ink-soft">
          <PhoneText>{note}</PhoneText>
        </p>
      ) : null}
      <SourceLine sources={[source]} checked={checked} />
    </li>
  );
}
