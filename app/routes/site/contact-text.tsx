import { crisisAnchor, crisisLines, crisisServices } from "#app/content/crisis-lines.ts";
import { Card, CardGrid } from "#app/ui/card.tsx";
import { CrisisLink } from "#app/ui/crisis-link.tsx";
import { Section } from "#app/ui/page.tsx";
import { SourceLine } from "#app/ui/source-line.tsx";

/** Every service for people in crisis, the most urgent first. */
export function CrisisLines() {
  return (
    <Section {...crisisLines} tone="raised">
      <CardGrid columns={3}>
        {crisisServices.map((service) => (
          <Card key={service.id} id={crisisAnchor(service)} title={service.label}>
            <p className="text-ink-soft">{service.when}</p>
            <ul>
              {service.actions.map((action) => (
                <li key={action.label}>
                  <CrisisLink
                    action={action}
                    className="inline-flex min-h-11 items-center gap-2 font-semibold text-crisis underline underline-offset-4"
                  />
                </li>
              ))}
            </ul>
            {service.source && service.checked ? (
              <SourceLine sources={[service.source]} checked={service.checked} />
            ) : null}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
