import type { ReactNode } from "react";

/**
 * Parts that open one at a time and close again (specification §4). The browser's own details element, so
 * that every word is on the page and opens without a script; `name` makes the group exclusive. The ids are inside the
 * parts: a browser opens the part that holds the place that a link leads to.
 */
export function Accordion({
  name,
  items,
}: {
  name: string;
  items: readonly { id: string; title: string; content: ReactNode }[];
}) {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} className="group">
          <summary className="no-marker flex min-h-14 items-center justify-between gap-4 rounded-card px-5 py-4 hover:text-brand sm:px-6">
            <h3 className="text-lg">{title}</h3>
            <span
              aria-hidden="true"
              className="relative size-4 shrink-0 text-brand before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-current after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 after:bg-current group-open:after:hidden"
            />
          </summary>
          {/* The margin keeps the part's title in sight. */}
          <div id={id} className="scroll-mt-20 px-5 pt-1 pb-6 sm:px-6">
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
