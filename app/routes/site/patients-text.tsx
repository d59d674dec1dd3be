import { type Contact, type Problem, problems } from "#app/content/patients/problems.ts";
import { rights } from "#app/content/patients/rights.ts";
import { checklists, talking } from "#app/content/patients/visit.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Note } from "#app/ui/callout.tsx";
import { Card, CardGrid } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { prose, Section } from "#app/ui/page.tsx";
import { PhoneText } from "#app/ui/phone-text.tsx";
import { SourceLine } from "#app/ui/source-line.tsx";
import { MoreStatements, Statements } from "#app/ui/statement.tsx";

export function Rights() {
  return (
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
  );
}

/** Six lists to tick off on paper: the boxes are for the printed page. */
export function Checklists() {
  return (
    <CardGrid columns={3}>
      {checklists.map(({ id, title, why, items }) => (
        <Card key={id} id={id} title={title}>
          <p className="text-ink-soft">{why}</p>
          <ul className="space-y-2.5 *:relative *:pl-7.5 *:before:absolute *:before:top-1 *:before:left-0 *:before:size-4.5 *:before:rounded-sm *:before:border-2 *:before:border-line-strong">
            {items.map((item) => (
              <li key={item}>
                <PhoneText>{item}</PhoneText>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </CardGrid>
  );
}

/** What to say at the visit, and what to do if it goes wrong. */
export function Talking() {
  return (
    <>
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

function OpeningScript({ intro, paragraphs, changeIntro, changeParagraphs }: typeof talking.openingScript) {
  return (
    <div className="space-y-4">
      <p>{intro}</p>
      <Script paragraphs={paragraphs} />
      <p>{changeIntro}</p>
      <Script paragraphs={changeParagraphs} />
    </div>
  );
}

function Questions({ intro, items }: typeof talking.questions) {
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

function FollowUp({ intro, plan, emergency }: typeof talking.followUp) {
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
