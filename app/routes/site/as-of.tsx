import { Note } from "#app/ui/callout.tsx";
import { container } from "#app/ui/page.tsx";

/** A moment as the server wrote it, so that no browser has to. */
export type Moment = { iso: string; words: string };

/** Says that a page shows a copy of our records, where it does. */
export function AsOf({ moment }: { moment: Moment | null }) {
  if (!moment) return null;
  return (
    <div className={`${container} pt-8`}>
      <Note tone="caution">
        <p>
          We can't reach our records right now. This page is as it was on{" "}
          <time dateTime={moment.iso}>{moment.words}</time>.
        </p>
      </Note>
    </div>
  );
}
