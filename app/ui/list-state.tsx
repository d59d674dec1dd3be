import type { ReactNode } from "react";
import { Note } from "./callout.tsx";
import { PhoneText } from "./phone-text.tsx";

/**
 * A list from the database: its cards, the words for an empty one, or, where the database failed (`items` is
 * null), a message in its place with the rest of the page around it.
 */
export function ListState<Item>({
  items,
  empty,
  name,
  children,
}: {
  items: readonly Item[] | null;
  empty: string;
  name: string;
  children: (items: readonly Item[]) => ReactNode;
}) {
  if (items === null) {
    return (
      <Note tone="caution">
        <p role="alert">
          <PhoneText>
            {`We cannot show our ${name} right now. Please try again in a few minutes. In a crisis, call or text 988.`}
          </PhoneText>
        </p>
      </Note>
    );
  }
  if (items.length === 0) {
    return <p className="rounded-card border border-dashed border-line-strong p-8 text-ink-soft">{empty}</p>;
  }
  return <ul className="grid gap-5 md:grid-cols-2">{children(items)}</ul>;
}
