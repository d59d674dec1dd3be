import { Markdown } from "#app/ui/markdown.tsx";
import type { ShownStory } from "./shown.server.ts";

/** A patient's story, as a list item. */
export function StoryCard({ story: { id, title, authorName, image, content } }: { story: ShownStory }) {
  return (
    <li id={`story-${id}`}>
      <article className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
        <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
          <div className="min-w-0 grow basis-80">
            <h3 className="text-xl">{title}</h3>
            {authorName ? <p className="mt-1 text-ink-soft">{`By ${authorName}`}</p> : null}
            <div className="mt-4">
              <Markdown html={content} />
            </div>
          </div>
          {image ? (
            <img
              src={image}
              alt=""
              loading="lazy"
              className="order-first aspect-square w-28 rounded-card object-cover sm:order-none sm:w-48"
            />
          ) : null}
        </div>
      </article>
    </li>
  );
}
