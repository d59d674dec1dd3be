import { data, Link } from "react-router";
import {
  type AssessmentTool,
  type ClinicianTopic,
  clinicSetup,
  cme,
  complianceEssentials,
  functionFocusedCare,
  lead,
  partnerWithUs,
  terms,
} from "#app/content/clinicians.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { button } from "#app/ui/button.ts";
import { Card } from "#app/ui/card.tsx";
import { CallToAction, PageHero, prose, Section } from "#app/ui/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { ReviewNote } from "#app/ui/review-note.tsx";
import { SourceLine } from "#app/ui/source-line.tsx";
import { MoreStatements } from "#app/ui/statement.tsx";
import type { Route } from "./+types/clinicians";
import { AsOf } from "./as-of.tsx";
import { GuideList } from "./guide-list.tsx";
import { clinicianGuides } from "./lists.server.ts";
import { settled } from "./settled.server.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Clinician Resources", description: lead }, matches);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The words come with the page: its scripts hold none of them. What the staff publishes comes last: while it can't be read, the page is there without it. */
export async function loader() {
  const guides = await clinicianGuides();
  const { asOf, headers } = settled(guides);
  const words = { terms, complianceEssentials, functionFocusedCare, cme, clinicSetup, partnerWithUs };
  return data({ words, guides: guides.rows ?? [], asOf }, { headers });
}

export default function Clinicians({ loaderData: { words, guides, asOf } }: Route.ComponentProps) {
  const { terms, complianceEssentials, functionFocusedCare, cme, clinicSetup, partnerWithUs } = words;
  return (
    <>
      <PageHero title="Treat pain well. Document it well." lead={lead}>
        <Link to="/policy" className={button.primary}>
          Policy Library
        </Link>{" "}
        <Link to={partnerWithUs.link.href} className={button.secondary}>
          {partnerWithUs.link.label}
        </Link>
      </PageHero>
      <ReviewNote />

      <Section id="compliance" title={complianceEssentials.title}>
        <dl
          id={terms.id}
          className="mb-8 grid scroll-mt-4 gap-x-8 gap-y-3 rounded-card bg-wash p-6 md:grid-cols-2"
        >
          {terms.entries.map(({ name, meaning }) => (
            <div key={name}>
              <dt className="inline font-bold">{name}: </dt>
              <dd className="inline text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
        <ul className="space-y-5">
          {complianceEssentials.cards.map((topic) => (
            <TopicCard key={topic.id} topic={topic} />
          ))}
        </ul>
      </Section>

      <Section id="function" title={functionFocusedCare.title} tone="raised">
        <Accordion
          name="function-focused-care"
          items={functionFocusedCare.items.map((topic) => ({
            id: topic.id,
            title: topic.title,
            content: <TopicContent topic={topic} />,
          }))}
        />
      </Section>

      <Section id={cme.id} title={cme.title} intro={cme.intro}>
        <dl className="divide-y divide-line rounded-card border border-line bg-surface px-6 shadow-card">
          {cme.rows.map(({ who, need: { text, ...source } }) => (
            <div key={who} className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[16rem_1fr]">
              <dt className="font-bold">{who}</dt>
              <dd className={prose}>
                <p>{text}</p>
                <SourceLine {...source} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section id="clinic-setup" title={clinicSetup.title} tone="raised">
        <ul className="space-y-5">
          {clinicSetup.cards.map((topic) => (
            <TopicCard key={topic.id} topic={topic} />
          ))}
        </ul>
      </Section>

      <AsOf moment={asOf} />

      {guides.length > 0 ? (
        <Section id="guides" title="Guides to Download">
          <GuideList guides={guides} />
        </Section>
      ) : null}

      <CallToAction {...partnerWithUs} />
    </>
  );
}

function TopicCard({ topic }: { topic: ClinicianTopic }) {
  return (
    <Card id={topic.id} title={topic.title}>
      <TopicContent topic={topic} />
    </Card>
  );
}

/** What to do first, then the rules and the tools behind it. */
function TopicContent({ topic }: { topic: ClinicianTopic }) {
  const { intro, pointers, statements, tools, link } = topic;
  return (
    <div className="space-y-4">
      <p className="text-ink-soft">{intro}</p>
      {pointers.length > 0 ? (
        <ul className="list-disc gap-x-12 pl-5 lg:columns-2">
          {pointers.map((pointer) => (
            <li key={pointer} className="mb-1.5 break-inside-avoid">
              {pointer}
            </li>
          ))}
        </ul>
      ) : null}
      {tools ? <Tools tools={tools} /> : null}
      {statements.length > 0 ? (
        <MoreStatements statements={statements} open={pointers.length === 0} wide />
      ) : null}
      {link ? (
        <Link to={link.href} className={button.secondary}>
          {link.label}
        </Link>
      ) : null}
    </div>
  );
}

function Tools({ tools }: { tools: readonly AssessmentTool[] }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {tools.map(({ name, use, note: { text, ...source } }) => (
        <li key={name}>
          <h4 className="font-bold">{name}</h4>
          <p className="text-ink-soft">{use}</p>
          <p className="mt-1">{text}</p>
          <SourceLine {...source} />
        </li>
      ))}
    </ul>
  );
}
