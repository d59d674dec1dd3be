import { Link } from "react-router";
import {
  type AssessmentTool,
  type ClinicianTopic,
  clinicSetup,
  cme,
  complianceEssentials,
  functionFocusedCare,
  terms,
} from "#app/content/clinicians.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { button } from "#app/ui/button.ts";
import { Card } from "#app/ui/card.tsx";
import { prose, Section } from "#app/ui/page.tsx";
import { SourceLine } from "#app/ui/source-line.tsx";
import { MoreStatements } from "#app/ui/statement.tsx";

/** What to do first, and the rules and tools behind it. */
export function ClinicianText() {
  return (
    <>
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
