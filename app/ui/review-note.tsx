import { reviewNote } from "#app/content/review.ts";
import { Icon } from "./icon.tsx";
import { container } from "./page.tsx";

/** What a page with legal or medical statements says about itself, under its hero. */
export function ReviewNote() {
  return (
    <p className={`${container} flex gap-3 pt-6 text-sm text-ink-soft`}>
      <Icon name="clock" className="mt-0.5 size-5" />
      <span className="max-w-[80ch]">{reviewNote}</span>
    </p>
  );
}
