/** What the page that follows a change says of it. The address carries the key: anybody can write another there. */
const words: ReadonlyMap<string | null, string> = new Map([
  ["added", "Added as a draft. Visitors don't see it yet."],
  ["added-published", "Added and published. Visitors see it now."],
  ["saved", "Your changes are saved."],
  ["published", "Published. Visitors see it now."],
  ["unpublished", "Unpublished. Visitors no longer see it."],
  ["deleted", "Moved to the trash."],
  ["restored", "Restored from the trash."],
]);

/** A note of what was just done, where the address tells of something. */
export function Done({ what }: { what: string | null }) {
  const text = words.get(what);
  return (
    <div role="status">
      {text ? (
        <p className="mb-6 rounded-r-lg border-l-4 border-brand bg-wash p-4 font-semibold">{text}</p>
      ) : null}
    </div>
  );
}
