import type { Guide } from "#app/domain/guides/guides.server.ts";
import { button } from "#app/ui/button.ts";
import { Card, CardGrid } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Guides side by side, each with its download. */
export function GuideList({ guides }: { guides: readonly Guide[] }) {
  return (
    <CardGrid columns={3}>
      {guides.map((guide) => (
        <GuideCard key={guide.id} guide={guide} />
      ))}
    </CardGrid>
  );
}

/** A guide to download, as a list item. The link is the browser's own: its answer is a file, not a page. */
export function GuideCard({ guide: { id, title, description } }: { guide: Guide }) {
  return (
    <Card id={`guide-${id}`} title={title}>
      {description ? <p className="whitespace-pre-line text-ink-soft">{description}</p> : null}
      <p className="mt-auto pt-2">
        <a href={`/guides/${id}/download`} rel="nofollow" className={button.secondary}>
          <Icon name="book" />
          <span>
            Download<span className="sr-only">{` ${title}`}</span>
          </span>
        </a>
      </p>
    </Card>
  );
}
