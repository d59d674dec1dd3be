import {
  featuredPartner,
  type ListedResource,
  localAndState,
  resourceGroups,
} from "#app/content/partners.ts";
import { button } from "#app/ui/button.ts";
import { Note } from "#app/ui/callout.tsx";
import { Card, CardGrid } from "#app/ui/card.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { prose, Section } from "#app/ui/page.tsx";
import { SourceLine } from "#app/ui/source-line.tsx";
import { Statements } from "#app/ui/statement.tsx";

/** The featured partner, and the groups and services near home. */
export function PartnerText() {
  return (
    <>
      <FeaturedPartner {...featuredPartner} />
      <Section {...localAndState} tone="raised">
        <div className="space-y-12">
          {resourceGroups.map(({ id, title, intro, entries }) => (
            <section key={id} id={id} className="scroll-mt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 mb-5 text-ink-soft">{intro}</p>
              <CardGrid columns={2}>
                {entries.map((entry) => (
                  <Listed key={entry.id} entry={entry} />
                ))}
              </CardGrid>
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}

function FeaturedPartner({
  id,
  title,
  name,
  lead: about,
  mission,
  biography,
  initiatives,
  link,
  notice,
}: typeof featuredPartner) {
  const { text: missionText, ...missionSource } = mission;
  return (
    <Section id={id} title={title}>
      <div className="grid gap-10 lg:grid-cols-[1.3fr_1fr] lg:gap-14">
        <div className={prose}>
          <h3 className="text-2xl text-brand">{name}</h3>
          <p className="mt-3 text-lg">{about}</p>
          <p className="mt-3">{missionText}</p>
          <SourceLine {...missionSource} />
          <p className="mt-5">
            <ExternalLink href={link.href} className={button.primary}>
              Visit {name}
            </ExternalLink>
          </p>
          <h4 id={initiatives.id} className="mt-10 scroll-mt-4 text-xl font-bold">
            {initiatives.title}
          </h4>
          <div className="mt-4">
            <Statements statements={initiatives.statements} />
          </div>
        </div>
        <aside
          id={biography.id}
          aria-labelledby="founder-name"
          className="scroll-mt-4 self-start rounded-card border border-line bg-surface p-6 shadow-card"
        >
          <p className="text-sm font-semibold text-ink-soft">{biography.title}</p>
          <h4 id="founder-name" className="mt-1 text-xl font-bold">
            {biography.person}
          </h4>
          <p className="text-ink-soft">{biography.role}</p>
          <div className="mt-4 space-y-3">
            {biography.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="mt-3">
            <SourceLine sources={biography.sources} checked={biography.checked} />
          </div>
          <div className="mt-5">
            <Note>
              <p>{notice}</p>
            </Note>
          </div>
        </aside>
      </div>
    </Section>
  );
}

function Listed({ entry: { id, name, link, note, facts } }: { entry: ListedResource }) {
  return (
    <Card id={id} title={name}>
      {note ? <p className="font-semibold text-caution">{note}</p> : null}
      <Statements statements={facts} />
      <p className="mt-auto pt-2">
        <ExternalLink href={link.href}>{link.name}</ExternalLink>
      </p>
    </Card>
  );
}
